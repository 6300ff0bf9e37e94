import Controls
import SceneModel

/// The input from which the rows of one pass are written: all that depends on where views lie and how
/// wide they are.
struct PassInput: Sendable, Equatable {
  /// Of each view, the size of its content.
  var contentSizes: [ContentSize]
  var insets: LayoutInsets
}

extension RootLayout {
  /// The input of the first pass, or of one after a solve.
  func input(after geometry: Geometry?, previous: PassInput?) -> PassInput {
    let insets = requests.isEmpty ? .none : LayoutInsets(requests, margins(geometry))
    guard var next = previous else {
      let sizes = tree.views.indices.map { index in
        hasContentSize(index) ? contentSize(of: index, geometry, insets) : .none
      }
      return PassInput(contentSizes: sizes, insets: insets)
    }
    next.insets = insets
    for index in viewsInFlow { next.contentSizes[index] = contentSize(of: index, geometry, insets) }
    return next
  }

  /// The margins and the safe areas of the views, where a solve put them.
  func margins(_ geometry: Geometry?) -> Margins {
    Margins(
      tree: tree, environment: environment, rootInsets: insets, rootSize: frame.size, keyboard: keyboard,
      geometry: geometry, isInBarController: isInBarController,
      hasSystemMargins: hasSystemMargins)
  }

  /// The height of the root that the keyboard covers, from the bottom. Points.
  var keyboard: Double { max(environment.keyboard - max(environment.size.height - frame.maxY, 0), 0) }

  /// Whether the layout uses a view's content: its size, or only its baselines.
  private func hasContentSize(_ index: Int) -> Bool {
    tree.views[index].isLaidOut || usesBaselines || styledCells[index] != nil
  }

  /// The size of a view's content: of wrapping text in the width that a solve gave it; of a tab bar with the
  /// height of the unsafe strip at the bottom that it reaches into (InterfaceBuilder.md#tab-bar); of a
  /// navigation bar as high as bars are in the root (InterfaceBuilder.md#navigation-bar).
  private func contentSize(of index: Int, _ geometry: Geometry?, _ insets: LayoutInsets) -> ContentSize {
    let view = tree.views[index]
    var size = sizer.size(of: view, width: geometry?.rects[index].width)
    if view.kind == .tabBar, geometry != nil {
      size.height = size.height.map { $0 + insets.safeArea(of: index).bottom }
    }
    if view.kind == .navigationBar {
      size.height = size.height.map { $0 + navigationBarHeight - CanvasMetrics.navigationBar }
    }
    if usesSavedSize(for: size) {
      let saved = tree.savedAlignmentRect(of: index)
      if size.width != nil { size.width = saved.width }
      if size.height != nil { size.height = saved.height }
    }
    return size
  }

  private func usesSavedSize(for size: ContentSize) -> Bool {
    switch savedSizes {
    case .none: false
    case .ofUnknownContent: size.isUnknown
    case .ofEstimatedContent: size.isGuess
    }
  }

  /// Whether a view's width or height is that of content which is estimated: all that is not measured, but
  /// on the canvas that shows its size (InterfaceBuilder.md#guessed-sizes).
  func isEstimated(_ index: Int, _ size: ContentSize, in rect: Size) -> Bool {
    guard size.isGuess, tree.views[index].isLaidOut, savedSizes != .ofEstimatedContent else { return false }
    func rests(_ extent: Double, on content: Double?) -> Bool {
      content.map { abs($0 - extent) < Self.roundingOfFrames } ?? false
    }
    return rests(rect.width, on: size.width) || rests(rect.height, on: size.height)
  }

  /// More than a frame differs from its content by rounding. Points.
  private static let roundingOfFrames = 0.51
}
