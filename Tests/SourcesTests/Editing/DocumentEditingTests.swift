import Editing
import Foundation
import SceneModel
import SceneStore
import TestSupport
import Testing

@testable import Sources

/// Several edits of a document at once, and back.
struct DocumentEditingTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                <subviews>
                    <label text="a" id="first">
                        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>

    """

  /// An editing of a file of a directory.
  private static func editing(_ directory: TemporaryDirectory) throws -> (DocumentEditing, URL) {
    let file = try directory.write(text, to: "View.xib")
    let source = try OpenSource(.files([directory.path]))
    guard case .file(let input) = try source.document(named: "View.xib").place else {
      throw CocoaError(.fileNoSuchFile)
    }
    return (DocumentEditing(input), file)
  }

  /// An editing of the document of a project that was imported from a directory.
  private static func stored(_ directory: TemporaryDirectory) throws -> DocumentEditing {
    try directory.write(text, to: "App/View.xib")
    let database = directory.url.appending(path: "scenes.db").path
    _ = try ProjectImport(paths: [directory.url.appending(path: "App").path]).run(into: database) { _ in }
    let entry = try OpenSource(.project(database: database, names: [])).document(named: "View.xib")
    return DocumentEditing(try #require(entry.stored), in: database)
  }

  @Test func `edits of a stored document are one of its history, and come back together`() throws {
    let directory = try TemporaryDirectory()
    let editing = try Self.stored(directory)
    let project = ProjectEditing(database: directory.url.appending(path: "scenes.db").path)
    let planned = Self.planned(
      .addView(NewView("label", to: "root", id: "second", at: nil, frame: nil, text: "b")),
      .set("second", attribute: "text", to: "c"))
    let read = try editing.prepare(planned).before.fingerprint
    let edit = try editing.apply(planned, expecting: read)
    #expect(edit.outcome.added == ["second"] && edit.difference.contains("+++ View.xib"))
    #expect(try project.history().map(\.note.summary) == [edit.outcome.summary])
    #expect(throws: ChangedDocument.self) { try editing.apply(planned, expecting: read) }
    #expect(throws: (any Error).self) {
      try editing.apply(
        Self.planned(.set("first", attribute: "text", to: "d"), .set("nobody", attribute: "text", to: "c")))
    }
    try editing.takeBack(edit)
    #expect(try editing.prepare(planned).before.fingerprint == read)
    #expect(throws: ChangedDocument.self) { try editing.takeBack(edit) }
    #expect(try project.history().count == 2)
  }

  private static func planned(_ edits: Edit...) -> [PlannedEdit] {
    edits.map { PlannedEdit($0, EditSettings(seed: 1, takesNames: true)) }
  }

  @Test func `an edit sees what those before it left, and all come back together`() throws {
    let directory = try TemporaryDirectory()
    let (editing, file) = try Self.editing(directory)
    let edit = try editing.apply(
      Self.planned(
        .addView(NewView("label", to: "root", id: "second", at: nil, frame: nil, text: "b")),
        .set("second", attribute: "text", to: "c"), .delete("first", .project)))
    #expect(edit.outcome.added == ["second"] && edit.outcome.removed.contains("first"))
    let made = try String(contentsOf: file, encoding: .utf8)
    #expect(made.contains("text=\"c\"") && !made.contains("id=\"first\""))
    #expect(edit.outcome.summary.split(separator: ";").count == 3)
    try editing.takeBack(edit)
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.text)
    #expect(throws: ChangedDocument.self) { try editing.takeBack(edit) }
  }

  @Test func `where one edit is refused none is made`() throws {
    let directory = try TemporaryDirectory()
    let (editing, file) = try Self.editing(directory)
    #expect(throws: (any Error).self) {
      try editing.apply(
        Self.planned(.set("first", attribute: "text", to: "c"), .set("nobody", attribute: "text", to: "c")))
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.text)
  }

  @Test func `a view that comes and goes again is neither added nor removed`() throws {
    let directory = try TemporaryDirectory()
    let (editing, _) = try Self.editing(directory)
    let edit = try editing.prepare(
      Self.planned(
        .addView(NewView("label", to: "root", id: "second", at: nil, frame: nil, text: "b")),
        .delete("second", .project)))
    #expect(edit.outcome.added.isEmpty && edit.outcome.removed.isEmpty)
  }

  @Test func `a document that is not as it was read is not written`() throws {
    let directory = try TemporaryDirectory()
    let (editing, file) = try Self.editing(directory)
    let set = Self.planned(.set("first", attribute: "text", to: "c"))
    let read = try editing.prepare(set).before.fingerprint
    _ = try editing.prepare(set, expecting: read)
    try Data(Self.text.replacing("\"a\"", with: "\"z\"").utf8).write(to: file)
    #expect(throws: ChangedDocument.self) { try editing.apply(set, expecting: read) }
    #expect(try String(contentsOf: file, encoding: .utf8).contains("\"z\""))
  }
}
