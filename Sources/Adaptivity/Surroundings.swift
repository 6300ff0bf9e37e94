package import SceneModel

/// The surroundings of a controller on a device: its size, the safe area that reaches into it, its traits and
/// the bars of its containers.
package struct Surroundings: Hashable, Sendable {
  /// Who gives a controller its place.
  package enum Holder: Hashable, Sendable {
    /// The window: nothing in the document leads to the controller.
    case window
    /// A navigation or tab bar controller, or the controller from which it was pushed.
    case container(NodeID)
    /// A split view controller, as the column.
    case split(NodeID, SplitColumn)
    /// A container view of a controller.
    case embedding(NodeID, view: NodeID)
    /// A controller over which it is presented, in the style that it ends with.
    case presenter(NodeID, PresentationStyle)
    /// A table: a cell that is a file of its own.
    case table
    /// Nothing that the document knows of: a view that code of the app puts somewhere.
    case unknown

    /// The controller that gives it; nil of the window, and of what no controller holds.
    package var controller: NodeID? {
      switch self {
      case .window, .table, .unknown: nil
      case .container(let controller), .split(let controller, _), .embedding(let controller, view: _),
        .presenter(let controller, _):
        controller
      }
    }

    /// The name of the place: `window`, `container`, the column, `containerView`, the style
    /// of a presentation, `table` or `unknown`.
    package var place: String {
      switch self {
      case .window: "window"
      case .container: "container"
      case .split(_, let column): column.rawValue
      case .embedding: "containerView"
      case .presenter(_, let style): style.rawValue
      case .table: "table"
      case .unknown: "unknown"
      }
    }
  }

  /// Why a controller is not on screen where its holder is.
  package enum Absence: String, Hashable, Sendable {
    /// A split view controller shows another column, or a presentation another controller, instead of it.
    case replaced
    /// The container view that embeds it, or what holds it, is not installed.
    case uninstalled
  }

  /// Who gives the controller its place.
  package var holder: Holder
  /// The size that the controller has, bars included. Points.
  package var size: Size
  /// The safe area of screen and window, bars not included. Points.
  package var safeArea: EdgeInsets
  /// The traits that the controller inherits.
  package var traits: TraitCollection
  /// The bars of the containers that it is in.
  package var bars = ContainerBars()
  /// The height that the keyboard covers, from the bottom. Points.
  package var keyboard = 0.0
  /// Why the controller is not on screen where its holder is; nil where it is.
  package var absence: Absence?
  /// Whether the controller is on screen where its holder is.
  package var isShown: Bool { absence == nil }
  /// Whether the controller is on a sheet, whose navigation bar is higher and has no status bar above.
  package var isOnSheet = false

  /// The surroundings of what fills a window.
  package init(size: Size, safeArea: EdgeInsets, traits: TraitCollection) {
    holder = .window
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
  }
}

/// Whose bars a controller's view lies under.
package struct ContainerBars: Hashable, Sendable {
  /// The navigation controller whose bar it shows.
  package var navigation: NodeID?
  /// The tab bar controller whose bar it shows.
  package var tabs: NodeID?
  /// The navigation controller whose toolbar it shows.
  package var toolbar: NodeID?
  /// Whether a navigation controller holds it, its bar shown or not.
  package var isInNavigation = false
  /// Whether a navigation controller holds it that no document has: a presentation's delegate or a split view
  /// controller adds it.
  package var addsNavigationBar = false
  /// Whether no bar is shown, whosever it is.
  package var areHidden = false

  /// No bars.
  package init() {}

  /// Adds the bar of a navigation controller that no document has.
  mutating func addNavigation() {
    addsNavigationBar = !areHidden
    isInNavigation = true
  }

  /// The bars of what is in a navigation controller as well.
  package func within(navigation controller: NodeID, _ tree: ElementTree) -> ContainerBars {
    var bars = self
    if !areHidden {
      if tree.flag(controller, .navigationBarHidden) != true { bars.navigation = controller }
      if tree.flag(controller, .toolbarHidden) == false { bars.toolbar = controller }
    }
    bars.isInNavigation = true
    return bars
  }

  /// The bars of what is in a container view: none of those around it.
  var withinContainerView: ContainerBars {
    var bars = ContainerBars()
    bars.areHidden = areHidden
    return bars
  }
}

/// A column of a split view controller.
package enum SplitColumn: String, Sendable {
  case primary, supplementary, secondary
  /// The one that is shown where the columns are collapsed.
  case compact
}
