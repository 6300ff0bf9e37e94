// Changes of Interface Builder beyond single controls: fonts, canvases, bars, margins, the library and the
// file format. The sizes of a control by version are in the control's file.

extension Milestone {
  // Fonts

  /// The system font is San Francisco; before, it was Helvetica Neue.
  package static let sanFrancisco = Milestone(since: 7707, "InterfaceBuilder.md#early-system-font")
  /// The display cut of the system font is as wide as its text cut; before, it was wider.
  package static let narrowDisplayCut = Milestone(since: 13000, "InterfaceBuilder.md#display-cut")
  /// Ideographs are wider than an em in the system font.
  package static let wideIdeographs = Milestone(since: 13000, "InterfaceBuilder.md#other-scripts")
  /// The system font at 17 points is set closer.
  package static let closeBodyTracking = Milestone(since: 17000, "InterfaceBuilder.md#system-font-widths")
  /// The second title style is smaller than its published size, as the larger ones are.
  package static let smallSecondTitle = Milestone(since: 14810, "InterfaceBuilder.md#text-style-sizes")
  /// The system font is not given by its own names.
  package static let refusedSystemNames = Milestone(since: 14810, "InterfaceBuilder.md#system-font-names")
  /// Poppins has the figures of its release 4.
  package static let revisedPoppins = Milestone(since: 16096, "InterfaceBuilder.md#typefaces")
  /// The canvas shows Helvetica Neue in place of the project's TrueType fonts.
  package static let missingFonts = Milestone(since: 14490, until: 15401, "InterfaceBuilder.md#missing-fonts")
  /// The canvas shows Helvetica Neue in place of the project's OpenType fonts.
  package static let missingOpenTypeFonts = Milestone(
    since: 16096, until: 18122, "InterfaceBuilder.md#missing-fonts")

  // Canvases

  /// Screens have pixels of half a point even where the document names no device.
  package static let retinaCanvas = Milestone(since: 10000, "InterfaceBuilder.md#canvas-scale")
  /// The canvas of a device with a home button shows no status bar.
  package static let hiddenStatusBar = Milestone(
    since: 14810, until: 21701, "InterfaceBuilder.md#status-bar")
  /// Low freeform views no longer reach under the status bar.
  package static let freeformStatusBar = Milestone(since: 14491, "InterfaceBuilder.md#freeform-roots")
  /// Views count the safe area into their margins.
  package static let safeArea = Milestone(since: 13122, "InterfaceBuilder.md#safe-area-margins")
  /// Standard spacing to the sides of a safe area is drawn as none.
  package static let flushSafeArea = Milestone(
    since: 13122, until: 14491, "InterfaceBuilder.md#standard-spacing")
  /// The insets of a device with a notch are counted twice in its saved frames.
  package static let doubledInsets = Milestone(since: 23727, "InterfaceBuilder.md#doubled-insets")
  /// Controllers that are presented automatically are drawn as cards.
  package static let cards = Milestone(since: 14810, "InterfaceBuilder.md#cards")
  /// Navigation bars of phones with a home indicator are higher.
  package static let tallNavigationBars = Milestone(
    since: 24093, "InterfaceBuilder.md#navigation-bar-height")
  /// Cards have the safe area of the device at the top and none at the bottom.
  package static let deviceInsetsInCards = Milestone(since: 19530, "InterfaceBuilder.md#card-insets")
  /// Navigation bars on devices lie at the safe area, not at the status bar.
  package static let barsAtSafeArea = Milestone(since: 24127, "Devices.md#status-bars")
  /// The frames of cells in tables are not saved where they are drawn.
  package static let staleCellFrames = Milestone(since: 0, until: 7707, "InterfaceBuilder.md#stale-cells")

  /// Arranged plain views that hold others are given space.
  package static let spaceForFilledViews = Milestone(since: 14109, "InterfaceBuilder.md#stack-empty-views")

  // Margins

  /// The root of a xib has the margins of a view that is no controller's.
  package static let plainXIBMargins = Milestone(
    since: 0, until: 7707, "InterfaceBuilder.md#xib-root-margins")
  /// Cells have the margins of their table rather than 8 points all round.
  package static let cellMargins = Milestone(since: 13197, "InterfaceBuilder.md#cell-content-margins")
  /// Cells on canvases less than 414 points wide begin at 15 points.
  package static let narrowCellMargins = Milestone(
    since: 14810, until: 16098, "InterfaceBuilder.md#cell-content-margins")
  /// Cells that preserve the margins of their table begin at 15 points.
  package static let narrowPreservedMargins = Milestone(
    since: 7707, until: 14491, "InterfaceBuilder.md#cell-content-margins")
  /// Cells of plain tables begin at 15 points on narrow upright phones.
  package static let narrowPlainTables = Milestone(
    since: 13197, until: 14114, "InterfaceBuilder.md#cell-content-margins")
  /// Cells that do not begin at the safe area keep the margin of others though they preserve their table's.
  package static let freeCellMargins = Milestone(since: 14313, "InterfaceBuilder.md#cell-content-margins")
  /// Cells on phones with a home button have one margin at any width.
  package static let evenCellMargins = Milestone(since: 21208, "InterfaceBuilder.md#cell-content-margins")

  // The file format

  /// The safe area is written right behind the subviews; before, near the end.
  package static let safeAreaBehindSubviews = Milestone(since: 17000, "InterfaceBuilder.md#child-order")
  /// Colours of components are in sRGB; before, they were in a calibrated space.
  package static let colorsInSRGB = Milestone(since: 11000, "InterfaceBuilder.md#color-spaces")
  /// Greys are in a space of gamma 2.2; before, they were in a calibrated space.
  package static let graysInGamma22 = Milestone(since: 13500, "InterfaceBuilder.md#color-spaces")
  /// The colours of iOS 13 go by name.
  package static let adaptiveSystemColors = Milestone(since: 14800, "InterfaceBuilder.md#color-spaces")
  /// System colours are listed among the resources with a value for the versions that do not know them.
  package static let listedSystemColors = Milestone(since: 17000, "InterfaceBuilder.md#system-colors")
}

/// Lengths that Interface Builder draws around views, by version. Points.
package enum CanvasMetrics {
  /// The height of the status bar of a device with a home button (InterfaceBuilder.md#status-bar).
  package static let statusBar = 20.0
  /// The height that the home indicator of a phone covers upright
  /// (InterfaceBuilder.md#home-indicator-insets).
  package static let homeIndicator = 34.0
  /// The height that the home indicator of a phone covers in landscape
  /// (InterfaceBuilder.md#home-indicator-insets).
  package static let homeIndicatorInLandscape = 21.0
  /// The height that the status bar of a pad with a home indicator covers upright
  /// (InterfaceBuilder.md#pad-insets).
  package static let statusBarOfPads = 24.0
  /// The height that the home indicator of a pad covers (InterfaceBuilder.md#pad-insets).
  package static let homeIndicatorOfPads = 20.0
  /// The width at each side of a television that may be cut off (InterfaceBuilder.md#television-insets).
  package static let televisionSides = 90.0
  /// The height at the top and at the bottom of a television that may be cut off
  /// (InterfaceBuilder.md#television-insets).
  package static let televisionEnds = 60.0
  /// The height of a navigation bar without a large title (InterfaceBuilder.md#navigation-bar).
  package static let navigationBar = 44.0
  /// The height that a large title adds to a navigation bar (InterfaceBuilder.md#navigation-bar).
  package static let largeTitle = 52.0
  /// The height that a prompt adds to a navigation bar (InterfaceBuilder.md#navigation-bar-height).
  package static let prompt = 30.0
  /// The height of the navigation bar above a controller's view on a phone in landscape
  /// (InterfaceBuilder.md#navigation-bar-height).
  package static let navigationBarInLandscape = 32.0
  /// The height of the navigation bar above a controller's view in a card
  /// (InterfaceBuilder.md#navigation-bar-height).
  package static let navigationBarInCard = Eras(
    56.0, "InterfaceBuilder.md#navigation-bar-height",
    .from(24093, 70, "InterfaceBuilder.md#navigation-bar-height"))
  /// The height of the navigation bar above a controller's view on the canvas of a phone with a home
  /// indicator, in late versions (InterfaceBuilder.md#navigation-bar-height).
  package static let tallNavigationBar = 54.0
  /// The height of the navigation bar above a controller's view on pads.
  package static let navigationBarOnPads = Eras(
    navigationBar, "InterfaceBuilder.md#navigation-bar-height",
    .from(14460, 50, "InterfaceBuilder.md#navigation-bar-height"))
  /// The height of a tab bar, the home indicator aside (InterfaceBuilder.md#tab-bar).
  package static let tabBar = 49.0
  /// The height of a toolbar (InterfaceBuilder.md#toolbar).
  package static let toolbar = 44.0
  /// The height of a toolbar on screens with a home indicator, which is not counted.
  package static let toolbarAboveHomeIndicator = Eras(
    toolbar, "InterfaceBuilder.md#toolbar", .from(17124, tabBar, "InterfaceBuilder.md#toolbar"))
  /// The height of the toolbar below a controller's view on phones, the home indicator aside.
  package static let toolbarOnPhones = Eras(
    toolbar, "InterfaceBuilder.md#bottom-bar-height",
    .from(14810, tabBar, "InterfaceBuilder.md#bottom-bar-height"))
  /// The height that a separator takes from a table's row.
  package static let separator = Eras(
    1.0, "InterfaceBuilder.md#row-separators", .from(14491, 0, "InterfaceBuilder.md#row-separators"))
  /// The margin above and below the content of a cell.
  package static let cellEdge = Eras(
    11.0, "InterfaceBuilder.md#cell-content-margins",
    .from(24093, 15, "InterfaceBuilder.md#cell-content-margins"))
  /// The top inset of the device `retina5_9`.
  package static let statusBarOf59 = Eras(
    44.0, "InterfaceBuilder.md#home-indicator-insets",
    .from(21225, 47, "InterfaceBuilder.md#home-indicator-insets"),
    .from(21701, 50, "InterfaceBuilder.md#home-indicator-insets"))
  /// The top inset of the device `retina6_1`.
  package static let statusBarOf61 = Eras(
    44.0, "InterfaceBuilder.md#home-indicator-insets",
    .from(21225, 48, "InterfaceBuilder.md#home-indicator-insets"))
  /// The top inset of the devices `retina6_0` and `retina6_7`.
  package static let statusBarOf60 = Eras(
    44.0, "InterfaceBuilder.md#home-indicator-insets",
    .from(21225, 47, "InterfaceBuilder.md#home-indicator-insets"))
}

/// The content size at which the canvas shows text styles.
package enum CanvasContentSize: Sendable {
  /// A content size that people can choose.
  case category(ContentSizeCategory)
  /// Large, except for the styles that were smaller.
  case reducedLarge

  /// The content size by version.
  package static let shown = Eras(
    CanvasContentSize.category(.medium), "InterfaceBuilder.md#text-style-sizes",
    .from(8192, .reducedLarge, "InterfaceBuilder.md#text-style-sizes"),
    .from(15000, .category(.large), "InterfaceBuilder.md#text-style-sizes"),
    .from(18000, .category(.extraSmall), "InterfaceBuilder.md#text-style-sizes"),
    .from(21000, .category(.large), "InterfaceBuilder.md#text-style-sizes"))
}
