import Foundation
import TestSupport
import Testing

/// The notes of commands that print nothing to the standard output.
struct SilenceTests {
  @Test(arguments: [
    ("segues A.xib", "no segues"), ("fonts A.xib", "no fonts"), ("assets A.xib", "no images and colours"),
    ("diff A.xib B.xib", "no differences"), ("fix A.xib --dry-run", "nothing to fix"),
    ("edit A.xib set --object aaa-aa-aaa --attribute alpha --value 1 --dry-run", "nothing changes"),
    ("find nosuch A.xib", "nothing has 'nosuch' in it"),
  ])
  func `a command without a result says what there is none of`(line: String, note: String) throws {
    let directory = try TemporaryDirectory()
    for name in ["A.xib", "B.xib"] {
      try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: name)
    }
    let outcome = try Fixtures.ninefold.run(line.shellWords, in: directory.url)
    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "ninefold: note: \(note)\n")
    let quiet = try Fixtures.ninefold.run(line.shellWords + ["--quiet"], in: directory.url)
    #expect(quiet.errors.isEmpty)
  }
}
