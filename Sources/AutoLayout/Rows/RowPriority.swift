import SceneModel

/// The priorities of the rows that the layout itself brings.
enum RowPriority {
  /// The priority of a required row.
  static var required: Double { LayoutPriority.required.value }
  /// A broken size: above all that is not required (InterfaceBuilder.md#broken-sizes).
  static let brokenSize = 999.5
  /// Text that may wrap, however it resists: above hugging that is nearly required
  /// (InterfaceBuilder.md#wrapping-text-yields).
  static let wrappingText = 999.25
  /// The first share of a stack view that fills proportionally; each later one is less by 1
  /// (InterfaceBuilder.md#stack-fill-proportionally).
  static let proportion = 999.0
  /// That a hidden view has no length in its stack view (InterfaceBuilder.md#stack-hidden-views).
  static let hiddenView = 999.0
  /// The default compression resistance of content (InterfaceBuilder.md#content-priorities).
  static let compressionResistance = 750.0
  /// The least size of a plain view without content (InterfaceBuilder.md#stack-empty-views).
  static let emptyView = 300.0
  /// The default hugging of content (InterfaceBuilder.md#content-priorities).
  static let hugging = 250.0
  /// The first of equal distances between centres; each later one is less by 1
  /// (InterfaceBuilder.md#stack-equal-gaps).
  static let equalCentering = 150.0
  /// The priority at which the distance between the centres of a view and the next equals the first, by
  /// the view's index from 1. After a hundred it falls by less each time, and stays above what fits
  /// stack views (InterfaceBuilder.md#stack-equal-gaps).
  static func equalCentering(_ index: Int) -> Double {
    let falling = equalCentering - Double(index)
    return falling > rowHeight ? falling : rowHeight + 1 / Double(index - 98)
  }
  /// That a stack view fits its views across its axis (InterfaceBuilder.md#stack-alignment).
  static let fitAcross = 51.0
  /// The priority of a view's share, by the number of shares before it: each is less by 1, none below 1.
  static func proportion(_ index: Int) -> Double { max(proportion - Double(index), 1) }
  /// The height of a row that its content leaves open (InterfaceBuilder.md#self-sizing-rows).
  static let rowHeight = 50.0
  /// That a stack view fits its views along its axis, or across it by their baselines
  /// (InterfaceBuilder.md#stack-view).
  static let fit = 49.0
  /// That arranged views are as small as they can be across the axis (InterfaceBuilder.md#stack-alignment).
  static let smallAcross = 25.0
}
