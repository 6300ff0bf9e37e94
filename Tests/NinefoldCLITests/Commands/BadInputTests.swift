import Foundation
import TestSupport
import Testing

struct BadInputTests {
  /// A file that is no document, and the message about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let place: String
    let says: String
    var testDescription: String { name }
  }

  static let refused: [Case] = [
    Case(name: "NotXML.xib", text: "{\"json\": true}", place: "1:1", says: "not XML"),
    Case(name: "Empty.xib", text: "", place: "1:1", says: "empty"),
    Case(name: "Blank.xib", text: " \n\n", place: "1:1", says: "empty"),
    Case(
      name: "NoDocument.storyboard",
      text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict/></plist>\n",
      place: "2:1",
      says: "<plist>, expected <document>"),
    Case(
      name: "Archive.xib",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
          <data><int key="IBDocument.SystemTarget">1552</int></data>
        </archive>
        """, place: "2:1", says: "<archive>"),
    Case(
      name: "Conflict.xib",
      text: Fixtures.xib(
        """
        <<<<<<< HEAD
        \(Fixtures.view("aaa-aa-aaa"))
        =======
        \(Fixtures.view("bbb-bb-bbb"))
        >>>>>>> branch
        """), place: "4:1", says: "merge conflict"),
    Case(
      name: "Truncated.xib", text: String(Fixtures.xib(Fixtures.view("aaa-aa-aaa")).prefix(300)), place: "5:",
      says: "ends"),
    Case(
      name: "DuplicateIDs.xib",
      text: Fixtures.xib(Fixtures.view("aaa-aa-aaa") + "\n" + Fixtures.view("aaa-aa-aaa")), place: "7:",
      says: "aaa-aa-aaa"),
    Case(
      name: "Mismatched.xib", text: Fixtures.xib("        <view id=\"a\"></label>"), place: "4:",
      says: "expected </view>"),
  ]

  @Test(arguments: refused)
  func `a bad document is refused with its place, the others go in`(bad: Case) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(bad.text, to: "App/\(bad.name)")
    try directory.write(Fixtures.xib(Fixtures.view("ggg-gg-ggg")), to: "App/Good.xib")
    let app = directory.url.appending(path: "App").path
    let database = directory.url.appending(path: "scenes.db").path

    let stored = try Fixtures.ninefold.run(["import", app, "--database", database])
    #expect(stored.code == 1)
    #expect(stored.errorLines.count == 1)
    #expect(stored.errors.hasPrefix("\(file.path):\(bad.place)"))
    #expect(stored.errors.contains(": error: "))
    #expect(stored.errors.contains(bad.says))

    let shown = try Fixtures.ninefold.run(["show", "--database", database, "--format", "json"])
    #expect(shown.code == 0)
    #expect(shown.output.contains("Good.xib"))
    #expect(!shown.output.contains(bad.name))

    let read = try Fixtures.ninefold.run(["layout", app, "--format", "json"])
    #expect(read.code == 1)
    #expect(read.errors == stored.errors)
    #expect(read.output.contains("ggg-gg-ggg"))
  }

  @Test(arguments: refused)
  func `a bad document alone fails and leaves no database`(bad: Case) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(bad.text, to: bad.name)
    let database = directory.url.appending(path: "scenes.db").path
    let stored = try Fixtures.ninefold.run(["import", file.path, "--database", database])
    #expect(stored.code == 2)
    #expect(directory.files == [bad.name])
    #expect(try Fixtures.ninefold.run(["show", file.path]).code == 2)
    #expect(try Fixtures.ninefold.run(["layout", file.path, "--canvas", "--format", "json"]).code == 2)
  }

  @Test func `a reference to nothing is a warning, which --strict makes a finding`() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(
      Fixtures.xib(
        """
                <view id="aaa-aa-aaa">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                    <constraints>
                        <constraint firstItem="zzz-zz-zzz" firstAttribute="width" constant="10" id="ccc-cc-ccc"/>
                    </constraints>
                </view>
        """), to: "Dangling.xib")
    let database = directory.url.appending(path: "scenes.db").path
    let stored = try Fixtures.ninefold.run(["import", file.path, "--database", database])
    #expect(stored.code == 0)
    #expect(stored.errorLines.count == 2)
    #expect(stored.errors.hasPrefix("\(file.path):7:"))
    #expect(stored.errors.contains("zzz-zz-zzz"))
    #expect(stored.errorLines.last == "ninefold: warning: 1 warning, no findings without --strict")
    let strict = try Fixtures.ninefold.run(
      ["import", file.path, "--database", directory.path + "/strict.db", "--strict"])
    #expect(strict.code == 1)
    #expect(strict.output == stored.output)
    #expect(try Fixtures.ninefold.run(["layout", "--database", database]).code == 0)
  }

  @Test func `a directory without documents and a path to nothing are named`() throws {
    let directory = try TemporaryDirectory()
    try directory.write("text", to: "Empty/notes.txt")
    let empty = directory.url.appending(path: "Empty").path
    let missing = directory.url.appending(path: "Missing").path
    for command in [
      ["show"], ["layout"], ["import", "--database", directory.url.appending(path: "x.db").path],
    ] {
      for path in [empty, missing] {
        let outcome = try Fixtures.ninefold.run(command + [path])
        #expect(outcome.code == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.hasPrefix(path))
        #expect(outcome.errors.contains("error: "))
      }
    }
    #expect(directory.files == ["Empty/notes.txt"])
  }

  @Test(arguments: [
    "", "not a database, but long enough to be read as the head of one", "SQLite format 3\0 cut",
  ])
  func `what is no database is named and left as it is`(text: String) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(text, to: "scenes.db")
    for words in [["show"], ["layout"], ["export", "--output", directory.url.path + "/out"]] {
      let outcome = try Fixtures.ninefold.run(words + ["--database", file.path])
      #expect(outcome.code == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.contains(file.path))
    }
    #expect(directory.files == ["scenes.db"])
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
