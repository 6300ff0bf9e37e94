import SceneModel

/// One class that is written: of a controller, of a view, or of a cell.
struct CodeUnit {
  enum Kind {
    case controller, view
    case tableCell, collectionCell, reusableView

    var isCell: Bool { self == .tableCell || self == .collectionCell || self == .reusableView }
  }

  let kind: Kind
  /// The controller's or the view's element.
  let node: NodeID
  /// The view whose subviews the class holds; nil of a controller without a view.
  let root: NodeID?
  /// The class's name.
  let name: String
  /// The class that it extends.
  let superclass: String
}

/// One object of a class: a property, or a view that another object brings with it.
struct CodeMember {
  /// How the view gets to where it is.
  enum Placement {
    /// A subview of another member's view, by its index.
    case subview(of: Int)
    /// A view that a stack view arranges.
    case arranged(in: Int)
    /// The value of a property of another member, such as `tableHeaderView`.
    case property(String, of: Int)
    /// None: it is there already.
    case given
  }

  let node: NodeID
  /// How code of the class calls the view; empty of the class's own view.
  let expression: String
  let className: String
  let placement: Placement
  /// Whether the class has a property for it.
  let isStored: Bool

  /// How code calls it where an expression must stand.
  var object: String { expression.isEmpty ? "self" : expression }
  /// The text before a member of it.
  var prefix: String { expression.isEmpty ? "" : expression + "." }
}
