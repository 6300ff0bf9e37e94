import SceneModel
import Testing

struct ElementTreeTests {
  /// `<document><view id="a" key="k"><variation key="k"/>te&amp;xt<label key="k"/></view><!--c--></document>`
  private let tree: ElementTree = {
    var builder = ElementTree.Builder()
    builder.openElement(Name(.document))
    builder.openElement(Name(.view))
    builder.addAttribute(Attribute(Name(.id), "a"))
    builder.addAttribute(Attribute(Name(.key), spelled: "'&#107;'"))
    builder.openElement(Name(.variation))
    builder.addAttribute(Attribute(Name(.key), "k"))
    builder.closeElement()
    builder.addLeaf(.text, "te")
    builder.addLeaf(.spelledText, "&#38;")
    builder.addLeaf(.characterData, "x\r\nt")
    let label = builder.openElement(Name(.label))
    builder.addAttribute(Attribute(Name(.key), "k"))
    builder.setTagSpelling(TagSpelling(gaps: ["  ", "="], closing: ""), of: label)
    builder.closeElement()
    builder.closeElement()
    builder.addLeaf(.comment, "c")
    return builder.finish()
  }()

  @Test
  func `nodes stand in document order with their subtrees behind them`() throws {
    #expect(tree.count == 9)
    #expect(
      (0..<9).map { tree.kind(of: NodeID($0)) } == [
        .document, .element, .element, .element, .text, .spelledText, .characterData, .element, .comment,
      ])
    #expect((0..<9).map { tree.subtree(of: NodeID($0)).upperBound } == [9, 9, 8, 4, 5, 6, 7, 8, 9])
    #expect((0..<9).map { tree.parent(of: NodeID($0))?.index } == [nil, 0, 1, 2, 2, 2, 2, 2, 1])
    #expect(tree.root == NodeID(1))
    #expect(tree.children(of: NodeID(1)).map(\.index) == [2, 8])
    #expect(tree.children(of: NodeID(2)).map(\.index) == [3, 4, 5, 6, 7])
    #expect(tree.elements(of: NodeID(2)).map(\.index) == [3, 7])
  }

  @Test
  func `attributes are read by name and as they mean`() {
    let view = NodeID(2)
    #expect(tree[view, .id] == "a")
    #expect(tree[view, .key] == "k")
    #expect(tree[view, .text] == nil)
    #expect(tree[NodeID(4), .id] == nil)
    #expect(tree.attributes(of: view).map(\.isSpelled) == [false, true])
    #expect(tree.attributes(of: NodeID(8)).isEmpty)
  }

  @Test
  func `text is what characters mean`() {
    #expect(tree.text(in: NodeID(1)) == "te&x\nt")
    #expect(tree.storedText(of: NodeID(5)) == "&#38;")
    #expect(tree.storedText(of: NodeID(8)) == "c")
    #expect(tree.storedText(of: NodeID(2)).isEmpty)
  }

  @Test
  func `elements are found by name, by key and upwards`() {
    #expect(tree.child(of: NodeID(1), .view) == NodeID(2))
    #expect(tree.child(of: NodeID(1), .label) == nil)
    #expect(tree.child(of: NodeID(2), key: "k") == NodeID(7))
    #expect(tree.ancestor(of: NodeID(7)) { tree.isElement($0, .document) } == NodeID(1))
    #expect(tree.ancestor(of: NodeID(1)) { _ in true } == nil)
    #expect(tree.tagSpelling(of: NodeID(7))?.gaps == ["  ", "="])
    #expect(tree.tagSpelling(of: NodeID(2)) == nil)
  }

  @Test
  func `an empty tree has no root`() {
    #expect(ElementTree().root == nil)
    #expect(ElementTree().count == 1)
    #expect(ElementTree.Builder().finish().children(of: .document).map(\.index).isEmpty)
  }

  @Test
  func `what is left open is ended`() {
    var builder = ElementTree.Builder()
    builder.openElement(Name(.document))
    builder.openElement(Name(.view))
    #expect(builder.depth == 2)
    let tree = builder.finish()
    #expect(tree.subtree(of: NodeID(1)) == 1..<3)
    var closed = ElementTree.Builder()
    closed.closeElement()
    #expect(closed.depth == 0)
    #expect(closed.finish().count == 1)
  }
}
