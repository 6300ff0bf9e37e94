import Editing
public import SceneModel

/// A view of a live scene, or one to be added to it.
///
/// ```swift
/// let scene = try LiveScene(size: Size(320, 480))
/// let bar = try LiveView(name: "bar")
/// try scene.root.addSubview(bar)
/// try bar.setUsesConstraints(false)
/// try bar.setFrame(Rect(x: 0, y: 436, width: 320, height: 44))
/// try scene.layoutIfNeeded()
/// print(bar.frame.maxY)  // 480.0
/// ```
public final class LiveView: LiveItem {
  /// The view that holds it; nil of a root and of one that was not added.
  public internal(set) weak var superview: LiveView?
  /// The views in it, from the back to the front; a stack view arranges them in this order.
  public internal(set) var subviews: [LiveView] = []
  /// The guides that were asked for.
  var guides: [LiveGuide] = []
  /// The view's index in the layout, -1 before there is one.
  var index = -1
  /// The controller of the view.
  weak var controller: LiveController? {
    didSet {
      home.scene?.viewsWithInsets = nil
      if controller != nil, oldValue == nil, layoutSubviews == nil { home.scene?.placingViews.append(self) }
    }
  }

  /// The size of the view's content; nil where the view's kind decides it.
  public var intrinsicContentSize: IntrinsicSize? {
    didSet { if intrinsicContentSize != oldValue { home.scene?.noteChange(.rows) } }
  }

  /// The closure that changes the constraints of the view before they are solved; called after those of the
  /// views in it.
  public var updateConstraints: ((LiveView) throws(LiveLayoutError) -> Void)? {
    didSet { if updateConstraints != nil { setNeedsUpdateConstraints() } }
  }
  var needsUpdateConstraints = false

  /// The closure that places the views in the view once its own frame is known; called before those of the
  /// views in it, and again when its size or the frame that constraints give one of them has changed.
  public var layoutSubviews: ((LiveView) throws(LiveLayoutError) -> Void)? {
    didSet {
      guard layoutSubviews != nil else { return }
      if oldValue == nil, controller == nil { home.scene?.placingViews.append(self) }
      setNeedsLayout()
    }
  }
  var needsLayout = false
  /// The size for which the views in it were placed last, and the frames that constraints gave these. Points.
  var placed: (size: Size, frames: [Rect])?

  /// The closure that is called with the former traits after those of the scene, or of the view's controller,
  /// have changed.
  public var traitCollectionDidChange: ((LiveView, TraitCollection) throws(LiveLayoutError) -> Void)?
  /// The closure that is called after the view's safe area has changed.
  public var safeAreaInsetsDidChange: ((LiveView) throws(LiveLayoutError) -> Void)? {
    didSet { home.scene?.viewsWithInsets = nil }
  }
  /// The closure that is called after the view's margins have changed.
  public var layoutMarginsDidChange: ((LiveView) throws(LiveLayoutError) -> Void)? {
    didSet { home.scene?.viewsWithInsets = nil }
  }
  /// The closure that is called after the adjusted content insets of a view that scrolls have changed.
  public var adjustedContentInsetDidChange: ((LiveView) throws(LiveLayoutError) -> Void)? {
    didSet { home.scene?.viewsWithInsets = nil }
  }

  /// How many quarter turns clockwise the view is turned about its centre once it is laid out: constraints
  /// and ``frame`` know nothing of it, ``absoluteFrame`` does. Documents have no word for it.
  public var quarterTurns = 0

  /// Makes a view of a kind of Interface Builder's library, with what the library gives it.
  ///
  /// Constraints decide its frame, see `usesConstraints`.
  ///
  /// - Parameters:
  ///   - kind: The element's name, such as `label`, `button` or `stackView`.
  ///   - text: The text or the image that it shows: a label's text, a button's title, an image view's image.
  ///   - id: Its identifier; nil for a new one.
  ///   - name: The name of the view in errors; nil for the identifier.
  /// - Throws: ``LiveLayoutError`` of a kind that the library does not have and of an identifier that no
  ///   object can have.
  public init(
    _ kind: String = "view", text: String? = nil, id: ObjectID? = nil, name: String? = nil
  ) throws(LiveLayoutError) {
    let home = try LiveHome(NewView(kind, to: NewDocument.rootID, id: id, text: text))
    super.init(id: home.ids.first ?? NewDocument.rootID, name: name, home: home)
  }

  /// A view that a document has.
  init(_ id: ObjectID, name: String?, in home: LiveHome) {
    super.init(id: id, name: name, home: home)
    home.ids.insert(id)
  }

  override var view: LiveView? { self }
}

/// The size of a view's content. Points.
///
/// ```swift
/// let badge = try LiveView(name: "badge")
/// badge.intrinsicContentSize = IntrinsicSize(width: 24, height: 24)
/// let rule = try LiveView(name: "rule")
/// rule.intrinsicContentSize = IntrinsicSize(height: 1)  // no width of its own
/// ```
public struct IntrinsicSize: Hashable, Sendable {
  /// Nil where the content has no width of its own.
  public var width: Double?
  /// Nil where the content has no height of its own.
  public var height: Double?

  /// A size of what is known.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
