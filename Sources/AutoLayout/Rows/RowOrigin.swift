import SceneModel

/// The origin of a row of a root's system; views and constraints by their indices in ``ViewTree``.
enum RowOrigin: Hashable, Sendable {
  /// The frame of the root, which is given.
  case rootFrame(view: Int)
  /// A constraint of the document.
  case constraint(Int)
  /// Content that a view is to be no larger than.
  case hugging(view: Int, Axis)
  /// Content that a view is to be no smaller than.
  case compressionResistance(view: Int, Axis)
  /// A view's size is not negative.
  case nonnegativeExtent(view: Int, Axis)
  /// The size of a scroll view's content area is not negative.
  case scrollContent(view: Int, Axis)
  /// The saved frame of a view that constraints do not lay out, with its autoresizing mask.
  case autoresizing(view: Int, Axis)
  /// The content of an effect view, which fills it.
  case effectContent(view: Int, Axis)
  /// A cell as its table draws it.
  case cell(view: Int)
  /// The content view of a cell, or a view in it that the cell's style lays out.
  case cellContent(view: Int)
  case stackView(view: Int, StackRule)

  /// The rules of a stack view.
  enum StackRule: Hashable, Sendable {
    /// The first and the last view end where the stack view does.
    case ends
    case spacing
    case distribution
    case alignment
    /// The position and the length of a hidden view.
    case hiddenView
    /// The least size of a plain view without content on the canvas.
    case emptyView
    /// The stack view is as small as it can be.
    case fit
  }

  /// The view whose rule it is; nil of a constraint of the document.
  var view: Int? {
    switch self {
    case .rootFrame(let view): view
    case .constraint: nil
    case .hugging(let view, _), .compressionResistance(let view, _), .nonnegativeExtent(let view, _),
      .scrollContent(let view, _), .autoresizing(let view, _), .effectContent(let view, _), .cell(let view),
      .cellContent(let view), .stackView(let view, _):
      view
    }
  }
}
