import Comparison
import SceneModel
import Testing

/// Documents that ask for more than any that was drawn: merging them ends, soon.
struct HostileMergeTests {
  private func views(_ ids: [Int], _ attributes: String = "") -> String {
    "<subviews>" + ids.map { "<view\(attributes) id=\"v\($0)\"/>" }.joined() + "</subviews>"
  }

  @Test func `thousands of views in another order on each side`() throws {
    let count = 4000
    let versions = try ThreeVersions(
      views(Array(0..<count)), views((0..<count).map { ($0 &* 1733) % count }),
      views((0..<count).map { ($0 &* 2711) % count }))
    #expect(versions.conflicts == ["order"])
    #expect(versions.merge.document.tree.identifiers.count == count)
  }

  @Test func `thousands of equal additions on both sides`() throws {
    func text(_ name: String) -> String {
      "<view id=\"V\"><subviews>" + (0..<3000).map { "<label text=\"a\" id=\"\(name)\($0)\"/>" }.joined()
        + "</subviews></view>"
    }
    let versions = try ThreeVersions("<view id=\"V\"/>", text("a"), text("b"))
    #expect(versions.conflicts.isEmpty)
    #expect(versions.content == text("a"))
  }

  @Test func `thousands of constraints that one side replaced and the other changed`() throws {
    func text(_ name: String, _ constant: Int) -> String {
      "<view id=\"V\"><constraints>"
        + (0..<3000).map {
          "<constraint firstItem=\"i\($0)\" firstAttribute=\"top\" constant=\"\(constant)\" id=\"\(name)\($0)\"/>"
        }.joined() + "</constraints></view>"
    }
    let versions = try ThreeVersions(text("a", 1), text("b", 2), text("a", 3))
    #expect(versions.conflicts.isEmpty)
    #expect(versions.content == text("b", 2))
  }

  @Test func `views in each other as deep as they may be, turned round`() throws {
    func nested(_ ids: [Int]) -> String {
      ids.map { "<view id=\"v\($0)\">" }.joined() + ids.map { _ in "</view>" }.joined()
    }
    let ids = Array(0..<500)
    for favored in [MergeSide.ours, .theirs] {
      let versions = try ThreeVersions(
        views(ids), nested(ids), nested(ids.reversed()), favored: favored)
      #expect(versions.merge.document.tree.identifiers.count == ids.count)
      #expect(!versions.conflicts.isEmpty)
    }
  }

  @Test func `a chain of connections that refer to each other`() throws {
    let chain = (0..<3000).map { "<outlet property=\"p\($0)\" destination=\"o\($0 + 1)\" id=\"o\($0)\"/>" }
      .joined()
    let versions = try ThreeVersions(
      "<label id=\"o3000\"/>", "", "<label id=\"o3000\"/><connections>\(chain)</connections>",
      favored: .ours)
    #expect(versions.content == "")
    #expect(versions.merge.removed.count == 3000)
  }

  @Test func `connections that share an identifier, as merges by line leave them, stay two`() throws {
    let text =
      #"<connections><outlet property="p" destination="V" id="o"/><outlet property="q" destination="V" id="o"/></connections>"#
    let versions = try ThreeVersions(
      #"<view alpha="1" id="V">\#(text)</view>"#, #"<view alpha="0" id="V">\#(text)</view>"#,
      #"<view hidden="YES" alpha="1" id="V">\#(text)</view>"#)
    #expect(versions.content == #"<view hidden="YES" alpha="0" id="V">\#(text)</view>"#)
  }
}
