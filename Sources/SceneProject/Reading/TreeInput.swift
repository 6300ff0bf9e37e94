import JSONText
import SceneModel

/// The tree of a document in the making, which all its files add to.
struct TreeInput {
  private var builder = ElementTree.Builder()
  private var examination: TreeExamination
  /// Where the nodes stand that were not examined yet.
  private var pending: [Place] = []

  /// Where a node stands in its file.
  private struct Place {
    var node: NodeID
    var offset: Int
    var attributes: [Int] = []
  }

  init(_ form: FileForm, limits: ReadLimits) { examination = TreeExamination(form, limits: limits) }

  /// Starts an element within the open one.
  @discardableResult
  mutating func openElement(_ element: InputElement) -> NodeID {
    let node = builder.openElement(builder.intern(element.header.name))
    for attribute in element.attributes {
      let name = builder.intern(attribute.name)
      builder.addAttribute(
        attribute.isSpelled
          ? Attribute(name, spelled: attribute.value) : Attribute(name, attribute.value))
    }
    pending.append(
      Place(node: node, offset: element.offset, attributes: element.attributes.map(\.offset)))
    return node
  }

  mutating func setTag(_ tag: TagSpelling, of node: NodeID) { builder.setTagSpelling(tag, of: node) }

  mutating func closeElement() { builder.closeElement() }

  mutating func addLeaf(_ kind: NodeKind, _ text: String, at offset: Int) {
    pending.append(Place(node: builder.addLeaf(kind, text), offset: offset))
  }

  /// Checks that a document can hold what was added last.
  mutating func examine() throws(JSONDefect) {
    do throws(TreeDefect) {
      try examination.examineMore(of: builder)
    } catch {
      let place = pending.first { $0.node == error.node }
      let attribute = error.attribute.flatMap { index in
        place.flatMap { $0.attributes.indices.contains(index) ? $0.attributes[index] : nil }
      }
      throw JSONDefect(error, at: attribute ?? place?.offset ?? 0)
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Checks that the document may end as it does; its end is at an offset.
  mutating func examineEnd(at offset: Int) throws(JSONDefect) {
    do throws(TreeDefect) {
      try examination.examineEnd(of: builder)
    } catch {
      throw JSONDefect(error, at: offset)
    }
  }

  /// The tree of all that was added.
  consuming func finish() -> ElementTree { builder.finish() }
}

extension JSONDefect {
  /// The defect of a tree that no document can hold, at an offset of a file.
  init(_ defect: TreeDefect, at offset: Int) {
    self.init(expected: defect.expected, found: defect.found, offset: offset)
  }
}

/// An element as a file names it, its children aside.
struct InputElement {
  var header: NodeHeader
  var attributes: [InputAttribute] = []
  /// Where the element starts.
  var offset: Int
}

/// An attribute as a file gives it.
struct InputAttribute {
  var name: String
  var value: String
  var isSpelled = false
  var offset: Int
}
