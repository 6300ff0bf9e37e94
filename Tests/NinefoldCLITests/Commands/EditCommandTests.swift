import Foundation
import TestSupport
import Testing

/// Editing, undoing and listing edits as a user does.
struct EditCommandTests {
  private let directory: TemporaryDirectory
  private let database: String
  private let before: String

  init() throws {
    directory = try TemporaryDirectory()
    database = directory.url.appending(path: "scenes.db").path
    before = Fixtures.xib(Fixtures.view("aaa-aa-aaa"))
    try directory.write(before, to: "App/A.xib")
    let app = directory.url.appending(path: "App").path
    try #require(try Fixtures.ninefold.run(["import", app, "--database", database]).code == 0)
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(arguments + ["--database", database])
  }

  private func exported() throws -> String {
    let output = directory.url.appending(path: "out")
    try #require(try run("export", "--output", output.path).code == 0)
    return try String(contentsOf: output.appending(path: "A.xib"), encoding: .utf8)
  }

  @Test func `edits are made, listed and undone to the byte`() throws {
    let added = try run(
      "edit", "add", "--parent", "aaa-aa-aaa", "--type", "label", "--text", "Hello", "--id", "lab-el-001")
    #expect(added.code == 0)
    #expect(added.output == "edit 1: A.xib: add label lab-el-001 to aaa-aa-aaa\nadded: lab-el-001\n")
    #expect(added.errors.isEmpty)
    let constrained = try run(
      "edit", "constrain", "--first", "lab-el-001.top", "--second", "aaa-aa-aaa.top", "--constant", "-8.5",
      "--id", "top-co-001", "--document", "A.xib")
    #expect(
      constrained.output
        == "edit 2: A.xib: constrain lab-el-001.top = aaa-aa-aaa.top - 8.5 as top-co-001\nadded: top-co-001\n"
    )
    let set = try run("edit", "set", "--object", "lab-el-001", "--attribute", "text", "--value", "Bye")
    #expect(set.output == "edit 3: A.xib: set text of lab-el-001 to 'Bye'\n")
    #expect(try exported().contains(#"text="Bye""#))
    let history = try run("history")
    #expect(history.code == 0)
    #expect(history.output.split(separator: "\n").count == 4)
    #expect(history.output.split(separator: "\n")[1].contains("set text of lab-el-001"))
    let json = try run("history", "--format", "json").output
    #expect(json.contains(#""edit": 3"#) && json.contains(#""sizeClass": "any-any""#))
    for number in [3, 2, 1] {
      let undone = try run("undo")
      #expect(undone.code == 0)
      #expect(undone.output.hasPrefix("undone: edit \(number): A.xib: "))
    }
    #expect(try exported() == before)
    let nothing = try run("undo")
    #expect(nothing.code == 2)
    #expect(nothing.errors.contains("no edit to undo"))
  }

  @Test("undo and redo go by document, and a new edit clears what can be redone")
  func undoAndRedo() throws {
    for value in ["1", "2"] {
      let words = ["edit", "set", "--object", "aaa-aa-aaa", "--attribute", "tag", "--value", value]
      #expect(try Fixtures.ninefold.run(words + ["--database", database]).code == 0)
    }
    let edited = try exported()
    #expect(try run("undo", "--document", "A.xib").output.hasPrefix("undone: edit 2: A.xib: "))
    #expect(try run("undo").code == 0)
    #expect(try exported() == before)
    #expect(try run("redo", "--document", "A.xib").output.hasPrefix("redone: edit 1: A.xib: set tag"))
    #expect(try run("redo").output.hasPrefix("redone: edit 2: A.xib: "))
    #expect(try exported() == edited)
    let nothing = try run("redo")
    #expect(nothing.code == 2)
    #expect(nothing.errors.contains("no undone edit to redo"))
    #expect(try run("undo").code == 0)
    #expect(try run("edit", "set", "--object", "aaa-aa-aaa", "--attribute", "tag", "--value", "9").code == 0)
    #expect(try run("redo").code == 2)
    #expect(try run("redo", "--document", "B.xib").code == 2)
  }

  @Test("an attribute that an object does not have is refused with its name, and written by --force")
  func force() throws {
    let words = ["edit", "set", "--object", "aaa-aa-aaa", "--attribute", "hiden", "--value", "YES"]
    let refused = try Fixtures.ninefold.run(words + ["--database", database])
    #expect(refused.code == 2)
    #expect(refused.errors.contains("did you mean 'hidden'?"))
    #expect(try Fixtures.ninefold.run(words + ["--database", database, "--force"]).code == 0)
    #expect(try exported().contains(#"hiden="YES""#))
  }

  @Test func `another class than any-any is announced`() throws {
    let document = before.replacing(
      #"useAutolayout="YES""#, with: #"useAutolayout="YES" useTraitCollections="YES""#)
    let app = directory.url.appending(path: "App")
    try directory.write(document, to: "App/A.xib")
    try #require(try Fixtures.ninefold.run(["import", app.path, "--database", database]).code == 0)
    let output = directory.url.appending(path: "made").path
    let added = try run(
      "edit", "add", "--parent", "aaa-aa-aaa", "--type", "switch", "--in", "wC", "--in", "x")
    #expect(added.code == 64)
    let made = try run(
      "edit", "add", "--parent", "aaa-aa-aaa", "--type", "switch", "--in", "compact-any", "--seed", "7",
      "--output", output, "--format", "json")
    #expect(made.code == 0)
    #expect(made.errors.contains("editing in compact-any"))
    // The note counts the devices that `size-class` does, those with shared windows too.
    let listed = try Fixtures.ninefold.run(["size-class"]).output.split(separator: "\n")
    let row = try #require(listed.first { $0.hasPrefix("compact-any ") })
    let counts = row.split(separator: " ").compactMap { Int($0) }
    #expect(made.errors.contains("affects \(try #require(counts.first)) devices ("))
    #expect(made.output.contains(#""sizeClass": "compact-any""#))
    let text = try String(contentsOf: URL(filePath: output).appending(path: "A.xib"), encoding: .utf8)
    #expect(text.contains(#"<variation key="widthClass=compact">"#))
    #expect(try exported() == text)
  }

  @Test func `what a document refuses is said with its reason`() throws {
    let refused = try run("edit", "uninstall", "--object", "aaa-aa-aaa")
    #expect(refused.code == 2)
    #expect(refused.errors.hasPrefix("A.xib: error: aaa-aa-aaa: cannot be installed or uninstalled"))
    #expect(refused.output.isEmpty)
    #expect(try run("history").output.split(separator: "\n").count == 1)
    #expect(
      try run("edit", "set", "--object", "no", "--attribute", "a", "--value", "b", "--document", "B.xib").code
        == 2)
  }

  @Test(arguments: [
    ["edit"], ["edit", "paint"], ["edit", "add", "--type", "label"], ["edit", "set", "--object", "a"],
    ["edit", "set", "--object", "a", "--attribute", "b"],
    ["edit", "set", "--object", "a", "--element", "<a/><b/>"],
    ["edit", "set", "--object", "a", "--element", "<a", "--value", "b"],
    ["edit", "install", "--object", "a", "--text", "b"],
    ["edit", "delete", "--object", "a", "--from", "moon"],
    ["edit", "constrain", "--first", "a"], ["edit", "constrain", "--first", "a.middle"],
    ["edit", "add", "--type", "label", "--parent", "a", "--frame", "1,2,3"],
    ["edit", "move", "--object", "a", "--parent", "b", "--at", "-1"], ["undo", "x"],
    ["history", "--text", "a"],
  ])
  func `a command line that says nothing is refused as one`(_ arguments: [String]) throws {
    let outcome = try Fixtures.ninefold.run(arguments + ["--database", database])
    #expect(outcome.code == 64)
    #expect(outcome.errorLines.count == 1)
  }
}
