import AutoLayout
import SceneModel

extension UIView {
  /// The screen by whose pixels and traits the view is laid out.
  package var layoutScreen: UIScreen { (rootView as? UIWindow)?.screen ?? .main }

  /// The margin at the sides of a row's content (Devices.md#rows). Points.
  package var rowMargin: CGFloat { CGFloat(layoutScreen.request.runningMetrics.rowMargin) }

  /// The insets of the frame beyond the alignment rect that the kind of the view gives it.
  var standardAlignment: UIEdgeInsets { ContentMeasure.alignment(of: self) }

  /// The semantic content that a layout reads: what an override of the direction makes of it.
  package var direction: UISemanticContentAttribute { semanticContentAttribute }

  /// Adds what stands beside the view's element.
  func add(to additions: inout LayoutAdditions) {
    for guide in guides {
      additions.guides.append(.init(id: guide.layoutID, owner: layoutID, kind: guide.kind))
    }
    if let controller {
      let insets = controller.totalAdditionalSafeAreaInsets
      if insets != .zero { additions.safeAreas[layoutID] = insets.edgeInsets }
    }
    if let stack = self as? UIStackView {
      for (view, spacing) in stack.customSpacings { additions.spacings[view] = Double(spacing) }
    }
    if LibraryClasses.has(type(of: self)) { return }
    if let size = overriddenContentSize {
      additions.contents[layoutID] = .init(
        width: size.width == Self.noIntrinsicMetric ? nil : Double(size.width),
        height: size.height == Self.noIntrinsicMetric ? nil : Double(size.height))
    }
    let insets = alignmentRectInsets
    if insets != standardAlignment { additions.alignments[layoutID] = insets.edgeInsets }
  }

  /// The size of the content that a class of the program gives; nil where it is that of the kind.
  private var overriddenContentSize: CGSize? {
    baseAnswer = nil
    let size = intrinsicContentSize
    return size == baseAnswer ? nil : size
  }
}

extension UIView {
  /// The margins that were set, no smaller than the system's of a controller's view; nil where there are
  /// none.
  var marginsWithMinimum: NSDirectionalEdgeInsets? {
    var margins = ownMargins
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins
      var own = margins ?? least
      own.leading = max(own.leading, least.leading)
      own.trailing = max(own.trailing, least.trailing)
      margins = own
    }
    return margins
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != ownMargins else { return }
    ownMargins = margins
    knownInsets.margins = nil
    noteLayoutChange()
  }

  /// The margins as the layout of now finds them.
  var currentMargins: UIEdgeInsets {
    if rootView.hierarchy?.changes == .nothing, index >= 0, let known = knownInsets.margins { return known }
    let direction = effectiveUserInterfaceLayoutDirection
    let standard: CGFloat = self is UIStackView ? 0 : Self.standardMargin
    let own =
      writtenMargins
      ?? NSDirectionalEdgeInsets(top: standard, leading: standard, bottom: standard, trailing: standard)
    let margins = own.absolute(direction)
    return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  /// The margins of a view to which nobody gives any. Points (InterfaceBuilder.md#ordinary-margins).
  private static let standardMargin: CGFloat = 8
}
