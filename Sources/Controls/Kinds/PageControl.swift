import SceneModel

extension ObjectKind {
  package static let pageControl = ObjectKind(
    .pageControl, "UIPageControl", mac: .unavailable(instead: "buttons for the page before and the next"),
    look: .own, accessibilityRole: "page control",
    declares: OwnDeclaration(
      is: "control",
      """
      numberOfPages currentPage hidesForSinglePage defersCurrentPageDisplay allowsContinuousInteraction
      backgroundStyle preferredIndicatorImage
      """,
      children: "currentPageIndicatorTintColor:color pageIndicatorTintColor:color"),
    reads: [Vocabulary(.pageControl, .numberOfPages)], takesSubviews: false,
    touchTarget: .touchTarget, size: SizeRule("InterfaceBuilder.md#page-control", PageControl.size),
    library: LibraryView(size: { PageControl.librarySize[$0] }) { _ in
      NewElement(
        "pageControl",
        [
          "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
          "contentVerticalAlignment": "center", "numberOfPages": "3",
        ])
    })
}

/// Page controls (InterfaceBuilder.md#page-control).
package enum PageControl {
  /// The widths that add up to a page control's. Points.
  struct Widths {
    /// The width of each dot.
    let dot: Double
    /// The width between two dots.
    let gap: Double
    /// The width beside the dots: the whole width of a control without pages.
    let ends: Double
  }

  private static let widths = Eras(
    Widths(dot: 7, gap: 9, ends: 0), "InterfaceBuilder.md#page-control",
    .from(17124, Widths(dot: 19, gap: 0, ends: 59), "InterfaceBuilder.md#page-control"),
    .from(22000, Widths(dot: 19, gap: 0, ends: 16), "InterfaceBuilder.md#page-control"))
  private static let height = Eras(
    37.0, "InterfaceBuilder.md#page-control", .from(17124, 27.5, "InterfaceBuilder.md#page-control"),
    .from(17200, 26, "InterfaceBuilder.md#page-control"),
    .from(24093, 25, "InterfaceBuilder.md#page-control"))
  /// The size of the library's control, which has three pages.
  static let librarySize = Eras(
    Size(39, 37), "InterfaceBuilder.md#page-control",
    .from(17124, Size(115, 26), "InterfaceBuilder.md#page-control"))
  /// The greatest number of pages that counts; no control shows more.
  private static let mostPages = 1000.0

  /// How many pages a control has.
  package static func pages(of control: ControlElement) -> Int {
    Int(control.number(.numberOfPages)?.clamped(to: 0...mostPages) ?? 0)
  }

  @Sendable static func size(_ control: ControlElement) -> ContentSize {
    let pages = Double(pages(of: control))
    let widths = widths[control.version]
    return ContentSize(
      width: widths.dot * pages + widths.gap * max(pages - 1, 0) + widths.ends,
      height: height[control.version])
  }
}
