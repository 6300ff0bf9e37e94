import Foundation
import TestSupport
import Testing

/// Values that cannot be read (InterfaceBuilder.md#unreadable-values).
struct UnreadableValueCommandTests {
  private static let document = Fixtures.xib(
    """
            <view id="roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="nan" height="50"/>
                <constraints>
                    <constraint firstAttribute="width" multiplier="1:0" constant="1e400" id="con-st-001"/>
                    <constraint firstAttribute="height" relation="equals" constant="20" priority="nan" id="con-st-002"/>
                </constraints>
            </view>
    """)

  private static let findings = [
    "5:13: error: width=\"nan\" of 'roo-t0-001' cannot be read and does not count, expected a finite number",
    """
    7:17: error: multiplier="1:0" of 'con-st-001' cannot be read and does not count, expected a finite number or a \
    ratio such as 4:3
    """,
    "7:17: error: constant=\"1e400\" of 'con-st-001' cannot be read and does not count, expected a finite number",
    """
    8:17: error: relation="equals" of 'con-st-002' cannot be read and does not count, expected lessThanOrEqual, equal \
    or greaterThanOrEqual
    """,
    """
    8:17: error: priority="nan" of 'con-st-002' cannot be read and does not count, expected a number above 0, up to \
    1000
    """,
  ]

  /// The messages about values, from the line's number on.
  private func told(_ words: [String], code: Int32 = 1) throws -> [String] {
    let outcome = try Fixtures.ninefold.run(words)
    #expect(outcome.code == code)
    return outcome.errors.split(separator: "\n").compactMap { line in
      line.range(of: "Bad.xib:").map { String(line[$0.upperBound...]) }
    }
  }

  @Test(arguments: [["show"], ["layout"], ["layout", "--device", "iPhone 8"], ["matrix"]])
  func `are findings with their place and object, whatever is asked`(words: [String]) throws {
    let folder = try TemporaryDirectory()
    let path = folder.url.appending(path: "Bad.xib").path
    try Data(Self.document.utf8).write(to: URL(filePath: path))
    #expect(try told([words[0], path] + words.dropFirst()) == Self.findings)
  }

  @Test func `are told with the path of the file, of a document in a directory as well`() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write(Self.document, to: "Views/Bad.xib")
    let outcome = try Fixtures.ninefold.run(["show", folder.path])
    #expect(outcome.errors.hasPrefix(file.path + ":5:13: error: "))
  }

  @Test func `are findings of an import, and of the database that it made`() throws {
    let folder = try TemporaryDirectory()
    let path = folder.url.appending(path: "Bad.xib").path
    try Data(Self.document.utf8).write(to: URL(filePath: path))
    let database = folder.url.appending(path: "scenes.db").path
    #expect(try told(["import", path, "--database", database]) == Self.findings)
    #expect(try told(["show", "--database", database]) == Self.findings)
    #expect(try told(["layout", "--database", database]) == Self.findings)
  }

  @Test func `of other scenes are not told of one`() throws {
    let folder = try TemporaryDirectory()
    let path = folder.url.appending(path: "Two.storyboard").path
    func scene(_ id: String, _ width: String) -> String {
      """
      <scene sceneID="\(id)"><objects><viewController id="\(id)-c"><view key="view" id="\(id)-v">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="50"/></view></viewController></objects></scene>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document toolsVersion="22155" targetRuntime="iOS.CocoaTouch"><scenes>\(scene("one", "nan"))
      \(scene("two", "50"))</scenes></document>
      """
    try Data(text.utf8).write(to: URL(filePath: path))
    let outcome = try Fixtures.ninefold.run(["show", path, "--scene", "two"])
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
  }
}
