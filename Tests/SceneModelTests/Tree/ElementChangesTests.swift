import SceneModel
import Testing

/// The changes of a tree from an older one.
struct ElementChangesTests {
  private let tree = ElementTree(
    NewElement(
      "view", ["key": "view", "custom": "e\u{301}"],
      [NewElement("label", ["id": "l"], text: "Hello"), NewElement("button", ["id": "b"])]))

  private func changes(_ edit: (inout ElementTree) -> Void) -> [Int32]? {
    var edited = tree
    edit(&edited)
    return edited.elementsChanged(since: tree)?.map(\.index)
  }

  @Test func `elements with other attributes are found`() {
    #expect(changes { _ in } == [])
    #expect(changes { $0.setAttribute(Name(.id), of: NodeID(2), to: "m") } == [2])
    #expect(
      changes {
        $0.setAttribute($0.intern("new"), of: NodeID(1), to: "1")
        $0.removeAttribute(Name(.id), of: NodeID(4))
      } == [1, 4])
    #expect(changes { $0.setAttribute(Name(.id), of: NodeID(2), to: "l") } == [])
  }

  @Test func `a text that looks the same and has other bytes is another`() {
    #expect(changes { $0.setAttribute($0.intern("custom"), of: NodeID(1), to: "\u{E9}") } == [1])
  }

  @Test func `where elements, texts or names differ nothing is said`() {
    #expect(changes { $0.remove([NodeID(4)]) } == nil)
    #expect(changes { $0.insert(NewElement("view"), in: NodeID(1), before: nil) } == nil)
    #expect(changes { $0.replace(NodeID(2), with: NewElement("label", ["id": "l"], text: "Hallo")) } == nil)
    #expect(changes { $0.replace(NodeID(4), with: NewElement("switch", ["id": "b"])) } == nil)
    let other = ElementTree(NewElement("view", ["key": "view", "other": "e\u{301}"]))
    #expect(
      other.elementsChanged(since: ElementTree(NewElement("view", ["key": "view", "custom": "1"]))) == nil)
  }
}
