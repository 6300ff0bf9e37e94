import Foundation
import TestSupport
import Testing

/// `ninefold merge`: two changed copies of a document made one file.
struct MergeCommandTests {
  /// A xib of two labels.
  private func xib(_ first: String, _ second: String, rest: String = "") -> String {
    Fixtures.xib(
      """
              <label text="\(first)" id="A"/>
              <label text="\(second)" id="B"/>\(rest)
      """)
  }

  private func files(_ base: String, _ ours: String, _ theirs: String) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    for (name, text) in [("base", base), ("ours", ours), ("theirs", theirs)] {
      try directory.write(text, to: "\(name).xib")
    }
    return directory
  }

  private func merge(_ directory: TemporaryDirectory, _ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(
      ["merge", "base.xib", "ours.xib", "theirs.xib", "--output", "out.xib"] + words, in: directory.url)
  }

  private func output(_ directory: TemporaryDirectory) -> String? {
    try? String(contentsOf: directory.url.appending(path: "out.xib"), encoding: .utf8)
  }

  @Test func `edits of different objects go together, byte for byte as Interface Builder writes them`() throws
  {
    let directory = try files(xib("a", "b"), xib("c", "b"), xib("a", "d"))
    let outcome = try merge(directory)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output == "out.xib: merged\n")
    #expect(output(directory) == xib("c", "d"))
  }

  @Test func `a conflict is told with its place, and the document has the favored side`() throws {
    let directory = try files(xib("a", "b"), xib("c", "b"), xib("d", "b"))
    let outcome = try merge(directory, "--path", "Cell.xib")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "Cell.xib:4: error: label 'A', text: was 'a', ours 'c', theirs 'd': ours is in force\n")
    #expect(output(directory)?.withoutConflictComment == xib("c", "b"))
    let other = try merge(directory, "--favor", "theirs", "--format", "json")
    #expect(other.code == 1 && other.errors.isEmpty)
    #expect(other.output.contains(#""in_force": "theirs""#))
    #expect(output(directory) == xib("d", "b"))
  }

  @Test func `the document names its open conflicts in a comment, and a later merge tells of it`() throws {
    let directory = try files(xib("a", "b"), xib("c", "b"), xib("d--", "b"))
    #expect(try merge(directory).code == 1)
    let comment =
      "    <!-- ninefold merge: 1 conflict open: 1. label 'c' (A): text was 'a', ours made it 'c', theirs 'd- -' -->"
    #expect(output(directory) == xib("c", "b").replacing("\n</document>", with: "\n\(comment)\n</document>"))
    #expect(try merge(directory, "--favor", "theirs").code == 1)
    #expect(output(directory) == xib("d--", "b"))
    #expect(try merge(directory).code == 1)
    try directory.write(output(directory) ?? "", to: "ours.xib")
    try directory.write(xib("a", "e"), to: "theirs.xib")
    let later = try merge(directory)
    #expect(later.code == 0)
    #expect(
      later.errors
        == "out.xib: warning: ours has open conflicts of a former merge, which a comment in it names\n")
    #expect(output(directory)?.contains(comment) == true)
  }

  @Test func `with markers a conflict has the lines of both sides and the base, and can be resolved`() throws
  {
    let directory = try files(xib("a", "b"), xib("c", "d"), xib("e", "b"))
    let outcome = try merge(directory, "--markers")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "out.xib:5: error: label 'A', text: was 'a', ours 'c', theirs 'e': both are marked\n")
    let first = ["c", "a", "e"].map { "        <label text=\"\($0)\" id=\"A\"/>\n" }
    #expect(
      output(directory)
        == xib("c", "d").replacing(
          first[0],
          with: "<<<<<<< ours\n\(first[0])||||||| base\n\(first[1])=======\n\(first[2])>>>>>>> theirs\n"))
    let resolved = try Fixtures.ninefold.run(
      ["resolve", "out.xib", "--favor", "theirs"], in: directory.url)
    #expect(resolved.code == 1)
    #expect(output(directory) == xib("e", "d"))
  }

  @Test func `with markers what one side took away stands on the other alone`() throws {
    let button = "\n        <button id=\"C\"/>"
    let directory = try files(
      xib("a", "b", rest: button), xib("a", "b"),
      xib("a", "b", rest: button.replacing("button", with: "switch")))
    let outcome = try merge(directory, "--markers")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "out.xib:10: error: switch 'C': taken away by ours, changed by theirs: both are marked\n"
    )
    #expect(
      output(directory)
        == xib(
          "a", "b",
          rest: """

            <<<<<<< ours
            ||||||| base
                    <button id="C"/>
            =======
                    <switch id="C"/>
            >>>>>>> theirs
            """))
  }

  @Test func `with markers what goes together has none, and no side is favored`() throws {
    let directory = try files(xib("a", "b"), xib("c", "b"), xib("a", "d"))
    #expect(try merge(directory, "--markers").code == 0)
    #expect(output(directory) == xib("c", "d"))
    #expect(try merge(directory, "--markers", "--favor", "theirs").code == 64)
  }

  @Test func `what was taken away with what it refers to is told`() throws {
    let outlet =
      "\n        <button id=\"C\"><connections><outlet property=\"p\" destination=\"B\" id=\"o\"/></connections></button>"
    let directory = try files(
      xib("a", "b"), Fixtures.xib("        <label text=\"a\" id=\"A\"/>"), xib("a", "b", rest: outlet))
    let outcome = try merge(directory, "--favor", "ours")
    #expect(outcome.code == 1)
    #expect(outcome.output == "out.xib: 1 conflict, 1 reference to what is gone taken away\n")
    #expect(
      outcome.errors
        == "out.xib:1: error: label 'B': taken away by ours, changed by theirs: ours is in force\n"
        + "out.xib: note: taken away: outlet 'o' of theirs, which refers to 'B'\n")
    #expect(output(directory)?.contains("id=\"B\"") == false)
    #expect(try merge(directory).code == 1)
    #expect(output(directory)?.contains("destination=\"B\"") == true)
  }

  @Test func `a deletion of what the other side gave another value is told`() throws {
    let directory = try files(
      xib("a", "b"), Fixtures.xib("        <label text=\"a\" id=\"A\"/>"), xib("a", "c"))
    let outcome = try merge(directory)
    #expect(outcome.code == 0)
    #expect(outcome.output == "out.xib: merged, 1 deletion of what the other side changed\n")
    #expect(
      outcome.errors
        == "out.xib: note: gone: label 'B', taken away by ours, of which theirs changed values\n")
    let json = try merge(directory, "--format", "json")
    #expect(json.output.contains(#""taken_away_by": "ours""#))
  }

  /// A xib of a view with a label that stands at its top, and further constraints.
  private func layout(_ constraints: String...) -> String {
    Fixtures.xib(
      """
              <view contentMode="scaleToFill" id="V">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
                      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="L">
                          <rect key="frame" x="20" y="0.0" width="44" height="21"/>
                      </label>
                  </subviews>
                  <constraints>
                      <constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/>
      \(constraints.map { "                <constraint firstItem=\"L\" \($0)/>" }.joined(separator: "\n"))
                  </constraints>
              </view>
      """)
  }

  private static let (leading, center, width, half) = (
    #"firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="20" id="l""#,
    #"firstAttribute="centerX" secondItem="V" secondAttribute="centerX" id="c""#,
    #"firstAttribute="width" constant="100" id="w""#,
    #"firstAttribute="width" secondItem="V" secondAttribute="width" multiplier="0.5" id="h""#
  )

  @Test func `what is left open by a merge alone is told, and is as bad as a conflict with strict`() throws {
    let directory = try files(
      layout(Self.leading, Self.center), layout(Self.center), layout(Self.leading))
    let outcome = try merge(directory)
    #expect(outcome.code == 0)
    #expect(outcome.output == "out.xib: merged, 1 finding that neither side has\n")
    #expect(
      outcome.errors.hasPrefix("out.xib: warning: new after the merge: 'Name' (L)"), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix(", in all size classes\n"), "\(outcome.errors)")
    #expect(try merge(directory, "--strict").code == 1)
    let json = try merge(directory, "--format", "json")
    #expect(json.output.contains(#""kind": "ambiguity""#))
    // What a side has already is not new.
    let known = try files(layout(), layout(Self.width), layout())
    #expect(try merge(known, "--strict").code == 0)
  }

  @Test func `constraints of both sides that contradict each other are told`() throws {
    let directory = try files(
      layout(Self.leading), layout(Self.leading, Self.width), layout(Self.leading, Self.half))
    let outcome = try merge(directory, "--strict", "--format", "json")
    #expect(outcome.code == 1 && outcome.errors.isEmpty)
    #expect(outcome.output.contains(#""kind": "conflict""#), "\(outcome.output)")
  }

  @Test func `scenes that both sides moved on the canvas are counted`() throws {
    func view(_ x: Int) -> String {
      "\n        <view id=\"C\"><point key=\"canvasLocation\" x=\"\(x)\" y=\"0\"/></view>"
    }
    let directory = try files(
      xib("a", "b", rest: view(0)), xib("a", "b", rest: view(1)), xib("a", "b", rest: view(2)))
    let outcome = try merge(directory)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output == "out.xib: merged, 1 scene where ours has it on the canvas\n")
    #expect(output(directory) == xib("a", "b", rest: view(1)))
  }

  @Test func `without a base both sides are put together`() throws {
    let directory = try files("", xib("a", "b"), xib("a", "b", rest: "\n        <view id=\"C\"/>"))
    #expect(try merge(directory).code == 0)
    #expect(output(directory) == xib("a", "b", rest: "\n        <view id=\"C\"/>"))
  }

  @Test(arguments: [
    ("no document", "theirs.xib:1:1: error: "), ("<document><objects>", "theirs.xib:1:"),
    ("<<<<<<< ours\n<document/>\n=======\n<document/>\n>>>>>>> theirs\n", "merge"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "a document of another kind than base.xib"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><view id=\"A\"/><view id=\"A\"/></document>",
      "the identifier \"A\""
    ),
    ("", "theirs.xib"),
  ])
  func `what cannot be merged leaves the files as they are`(theirs: String, message: String) throws {
    let directory = try files(xib("a", "b"), xib("c", "b"), theirs)
    try directory.write("kept", to: "out.xib")
    let outcome = try merge(directory)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errorLines.count == 1)
    #expect(output(directory) == "kept")
    #expect(directory.files == ["base.xib", "ours.xib", "out.xib", "theirs.xib"])
  }

  @Test func `ten megabytes are merged, and a scene of too much is not laid out`() throws {
    let rows = (1...25_001).map { row in
      "        <label text=\"\(row) \(String(repeating: "word ", count: 68))\" id=\"L\(row)\"><rect key=\"frame\"/></label>"
    }
    func document(_ first: String, _ last: String) -> String {
      Fixtures.xib(([row(first, "F")] + rows + [row(last, "E")]).joined(separator: "\n"))
    }
    func row(_ text: String, _ id: String) -> String { "        <label text=\"\(text)\" id=\"\(id)\"/>" }
    let directory = try files(document("a", "a"), document("b", "a"), document("a", "b"))
    let outcome = try merge(directory)
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.output == "out.xib: merged, 1 scene not laid out, since there is too much in it\n")
    #expect(output(directory) == document("b", "b"))
    #expect(document("b", "b").utf8.count > 10_000_000)
  }

  @Test func `a file that is too large is refused at once`() throws {
    let directory = try files(xib("a", "b"), xib("c", "b"), "")
    let file = try FileHandle(forWritingTo: directory.url.appending(path: "theirs.xib"))
    try file.truncate(atOffset: 100_000_000)
    try file.close()
    let outcome = try merge(directory)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("theirs.xib") && outcome.errors.contains("too large"))
    #expect(output(directory) == nil)
  }

  @Test func `a link stays one, and what is no file is refused`() throws {
    let directory = try files(xib("a", "b"), xib("c", "b"), xib("a", "d"))
    let target = try directory.write("former", to: "folder/Cell.xib")
    try directory.link("out.xib", to: "folder/Cell.xib")
    #expect(try merge(directory).code == 0)
    #expect(try String(contentsOf: target, encoding: .utf8) == xib("c", "d"))
    let link = directory.path + "/out.xib"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "folder/Cell.xib")
    #expect(unsafe mkfifo(directory.path + "/fifo", 0o600) == 0)
    try directory.link("nothing.xib", to: "none")
    for (name, message) in [
      ("fifo", "is not a file"), ("folder", "is a directory"),
      ("nothing.xib", "is a symbolic link to nothing"),
    ] {
      let outcome = try Fixtures.ninefold.run(
        ["merge", "base.xib", "ours.xib", "theirs.xib", "--output", name], in: directory.url)
      #expect(outcome.code == 2)
      #expect(outcome.errors == "\(name): error: cannot be written: \(message)\n")
    }
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: directory.path + "/nothing.xib") == "none")
  }

  @Test func `a file that cannot be written is an error`() throws {
    let directory = try files(xib("a", "b"), xib("c", "b"), xib("a", "d"))
    let outcome = try Fixtures.ninefold.run(
      ["merge", "base.xib", "ours.xib", "theirs.xib", "--output", "none/out.xib"], in: directory.url)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("none/out.xib: error: cannot be written"))
    #expect(try Fixtures.ninefold.run(["merge", "a", "b", "c"]).code == 64)
  }
}
