import SceneModel
import TestSupport
import Testing

struct ElementTreeEditingTests {
  /// `<document a="1"><view b="2" c="3"><label/>⏎⏎<label/></view><view/></document>`, blank lines between
  /// the labels.
  private let tree: ElementTree = {
    var builder = ElementTree.Builder()
    builder.openElement(Name(.document))
    builder.addAttribute(Attribute(builder.intern("a"), "1"))
    let view = builder.openElement(Name(.view))
    builder.addAttribute(Attribute(builder.intern("b"), "2"))
    builder.addAttribute(Attribute(builder.intern("c"), spelled: "'3'"))
    builder.setTagSpelling(TagSpelling(gaps: ["  ", " = ", "\n", "="], closing: " "), of: view)
    builder.add(NewElement("label"))
    builder.addLeaf(.text, "\n\n")
    builder.add(NewElement("label"))
    builder.closeElement()
    builder.add(NewElement("view"))
    return builder.finish()
  }()

  /// The tree in brackets: `name[attributes](children)`.
  private func shown(_ tree: ElementTree, _ node: NodeID = .document) -> String {
    switch tree.kind(of: node) {
    case .element, .document:
      let attributes = tree.attributes(of: node).map { "\(tree.names.text($0.name))=\($0.storage)" }
      let children = tree.children(of: node).map { shown(tree, $0) }
      let name = node == .document ? "" : tree.tag(of: node)
      return name + (attributes.isEmpty ? "" : "[\(attributes.joined(separator: " "))]")
        + (children.isEmpty ? "" : "(\(children.joined(separator: " ")))")
    default: return "'\(tree.storedText(of: node).count)'"
    }
  }

  @Test func `attributes are set in place or inserted at an index`() {
    var edited = tree
    let b = edited.intern("b")
    let d = edited.intern("d")
    edited.setAttribute(b, of: NodeID(2), to: "x")
    edited.setAttribute(d, of: NodeID(2), to: "y", at: 1)
    #expect(shown(edited, NodeID(2)).hasPrefix("view[b=x d=y c='3']"))
    #expect(edited.tagSpelling(of: NodeID(2))?.gaps == ["  ", " = ", " ", "=", "\n", "="])
    let wasThere = [edited.removeAttribute(b, of: NodeID(2)), edited.removeAttribute(b, of: NodeID(2))]
    #expect(wasThere == [true, false])
    #expect(edited.tagSpelling(of: NodeID(2))?.gaps == [" ", "=", "\n", "="])
    edited.setAttribute(b, of: NodeID(3), to: "1")
    edited.setAttribute(d, of: NodeID(1), to: "last", at: 99)
    #expect(shown(edited) == "(document[a=1 d=last](view[d=y c='3'](label[b=1] '2' label) view))")
    edited.setAttribute(b, of: NodeID(4), to: "text has none")
    #expect(edited.attributes(of: NodeID(4)).isEmpty)
  }

  @Test func `elements are inserted where they are told to go`() {
    var edited = tree
    let new = NewElement("stackView", ["axis": "vertical"], [NewElement("string", ["key": "k"], text: "t")])
    let inner = edited.insert(new, in: NodeID(2), before: NodeID(4))
    #expect(inner == NodeID(4))
    #expect(
      shown(edited)
        == "(document[a=1](view[b=2 c='3'](label stackView[axis=vertical](string[key=k]('1')) '2' label) view))"
    )
    let last = edited.insert(NewElement("label"), in: NodeID(9), before: nil)
    #expect(last == NodeID(10))
    #expect(shown(edited).hasSuffix(" view(label)))"))
    #expect(edited.tagSpelling(of: NodeID(2)) != nil)
  }

  @Test func `what is removed takes the white space before it along`() {
    var edited = tree
    edited.remove([NodeID(5)])
    #expect(shown(edited) == "(document[a=1](view[b=2 c='3'](label) view))")
    edited.remove([NodeID(3)])
    #expect(shown(edited) == "(document[a=1](view[b=2 c='3'] view))")
    var both = tree
    both.remove([NodeID(3), NodeID(5)])
    #expect(shown(both) == shown(edited))
    var first = tree
    first.remove([NodeID(3)])
    #expect(shown(first) == "(document[a=1](view[b=2 c='3']('2' label) view))")
    var outer = tree
    outer.remove([NodeID(2)])
    #expect(shown(outer) == "(document[a=1](view))")
    #expect(outer.tagSpelling(of: NodeID(2)) == nil)
  }

  @Test func `a node moves with all that is in it`() {
    var down = tree
    let downPlace = down.move(NodeID(2), to: NodeID(6), before: nil)
    #expect(downPlace == NodeID(3))
    #expect(shown(down) == "(document[a=1](view(view[b=2 c='3'](label '2' label))))")
    #expect(down.tagSpelling(of: NodeID(3)) != nil)
    var up = tree
    let upPlace = up.move(NodeID(6), to: NodeID(2), before: NodeID(3))
    #expect(upPlace == NodeID(3))
    #expect(shown(up) == "(document[a=1](view[b=2 c='3'](view label '2' label)))")
    var inside = tree
    let insidePlace = inside.move(NodeID(2), to: NodeID(3), before: nil)
    #expect(insidePlace == NodeID(2))
    #expect(shown(inside) == shown(tree))
  }

  @Test func `a copy and a replacement say the same`() {
    let copy = tree.subtree(copying: NodeID(2))
    #expect(shown(copy) == "(view[b=2 c='3'](label '2' label))")
    #expect(copy.tagSpelling(of: NodeID(1)) == tree.tagSpelling(of: NodeID(2)))
    #expect(
      NewElement(copying: NodeID(2), of: tree)
        == NewElement("view", ["b": "2", "c": "3"], [NewElement("label"), NewElement("label")]))
    var replaced = tree
    replaced.replace(NodeID(5), with: NewElement("switch"))
    #expect(shown(replaced) == "(document[a=1](view[b=2 c='3'](label '2' switch) view))")
  }

  /// Random insertions, removals and attributes against a tree of dictionaries and arrays, built anew.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `edits at random give what building the tree anew gives`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var model = NewElement("document")
    var edited = ElementTree(model)
    for step in 0..<60 {
      let elements = (1..<edited.count).map { NodeID($0) }
      let node = elements.randomElement(using: &generator) ?? NodeID(1)
      let path = path(to: node, in: edited)
      let name = "n\(step % 5)"
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1, 2:
        let children = edited.elements(of: node).map { $0 }
        let index = Int.random(in: 0...children.count, using: &generator)
        edited.insert(NewElement(name), in: node, before: index < children.count ? children[index] : nil)
        change(&model, path[...]) { $0.content.insert(.element(NewElement(name)), at: index) }
      case 3:
        edited.setAttribute(edited.intern(name), of: node, to: "\(step)")
        change(&model, path[...]) { $0[name] = "\(step)" }
      case 4:
        edited.removeAttribute(edited.intern(name), of: node)
        change(&model, path[...]) { $0[name] = nil }
      default:
        guard let last = path.last, Int.random(in: 0..<3, using: &generator) == 0 else { continue }
        edited.remove([node])
        change(&model, path.dropLast()) { $0.content.remove(at: last) }
      }
      #expect(NewElement(copying: NodeID(1), of: edited) == model, "seed \(seed), step \(step)")
    }
  }

  private func path(to node: NodeID, in tree: ElementTree) -> [Int] {
    guard let parent = tree.parent(of: node), parent != .document else { return [] }
    let index = tree.elements(of: parent).map { $0 }.firstIndex(of: node) ?? 0
    return path(to: parent, in: tree) + [index]
  }

  private func change(
    _ element: inout NewElement, _ path: ArraySlice<Int>, _ body: (inout NewElement) -> Void
  ) {
    guard let first = path.first else { return body(&element) }
    guard case .element(var child) = element.content[first] else { return }
    change(&child, path.dropFirst(), body)
    element.content[first] = .element(child)
  }
}
