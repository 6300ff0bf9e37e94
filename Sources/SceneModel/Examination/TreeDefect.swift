/// Why a tree cannot be written as a document that its reader takes, and where in the tree.
package struct TreeDefect: Error, Hashable, Sendable {
  /// The defect, such as `elements are nested too deeply`.
  package let found: String
  /// The form that is expected instead.
  package let expected: String
  /// The node at fault; the document node where the whole document is.
  package let node: NodeID
  /// The attribute at fault: its index among those of the element, or nil where it is none of them.
  package let attribute: Int?

  /// A defect at a node, or at an attribute of it.
  package init(_ found: String, expected: String, at node: NodeID, attribute: Int? = nil) {
    self.found = found
    self.expected = expected
    self.node = node
    self.attribute = attribute
  }

  /// A defect of the space in an element's tags, which holds other characters than white space.
  static func whiteSpace(ofTag node: NodeID) -> TreeDefect {
    TreeDefect("white space of a tag that is none", expected: "white space as in a tag", at: node)
  }

  /// A defect of a measure that is exceeded.
  init(_ excess: ReadLimits.Excess, at node: NodeID, attribute: Int? = nil) {
    self.init(excess.found, expected: excess.expected, at: node, attribute: attribute)
  }
}

extension TreeDefect: CustomStringConvertible {
  /// The defect and the expected form, in one line.
  package var description: String { "\(found), expected \(expected)" }
}
