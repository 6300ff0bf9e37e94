import AutoLayout
public import SceneModel

/// A layout guide: a rectangle that constraints name and that draws nothing.
///
/// ```swift
/// let scene = try LiveScene(size: Size(320, 480))
/// let column = scene.root.addLayoutGuide(name: "column")
/// try LiveConstraint.activate([
///   column.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5),
///   column.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
/// ])
/// try scene.layoutIfNeeded()
/// print(column.frame.width)  // 160.0
/// ```
public final class LiveGuide: LiveItem {
  /// The view that owns the guide; nil once that is gone.
  public private(set) weak var owningView: LiveView?
  let kind: GuideKind
  /// Whether the document has the guide.
  let isOfDocument: Bool
  /// The guide's index in the layout, -1 before there is one.
  var index = -1

  init(_ kind: GuideKind, id: ObjectID, name: String?, of view: LiveView, isOfDocument: Bool = false) {
    self.kind = kind
    self.isOfDocument = isOfDocument
    owningView = view
    super.init(id: id, name: name, home: view.home)
  }

  override var view: LiveView? { owningView }

  /// Where the last layout put the guide, in its view's coordinates, rounded to pixels; zero before. Points.
  public var frame: Rect { owningView?.home.scene?.frame(of: self) ?? .zero }
}

extension LiveView {
  /// Adds a guide that constraints alone place.
  ///
  /// - Parameter name: The name of the guide in errors.
  @discardableResult
  public func addLayoutGuide(name: String? = nil) -> LiveGuide { addGuide(.custom, name: name) }

  /// The guide of the area that bars and the edges of the screen leave of the view.
  public var safeAreaLayoutGuide: LiveGuide { guide(.safeArea, "safe area") }

  /// The guide of the area that the margins leave of the view.
  public var layoutMarginsGuide: LiveGuide { guide(.margins, "margins") }

  /// The guide of the area that is left of the view for text that is to be read.
  public var readableContentGuide: LiveGuide { guide(.readable, "readable content") }

  /// The guide of the area that the keyboard covers of the view, or of the bottom of its safe area.
  public var keyboardLayoutGuide: LiveGuide { guide(.keyboard, "keyboard") }

  /// The guide of a scroll view's content area; of another view that of the view itself.
  public var contentLayoutGuide: LiveGuide { guide(.contentLayout, "content") }

  /// The guide of the scroll view itself, over what it scrolls.
  public var frameLayoutGuide: LiveGuide { guide(.frameLayout, "frame") }

  /// The guide of a kind, made once.
  private func guide(_ kind: GuideKind, _ words: String) -> LiveGuide {
    guides.first { $0.kind == kind } ?? addGuide(kind, name: "\(words) of \(name)")
  }

  private func addGuide(_ kind: GuideKind, name: String?) -> LiveGuide {
    // No identifier of Interface Builder's holds a slash.
    let guide = LiveGuide(kind, id: ObjectID("\(id.text)/\(guides.count)"), name: name, of: self)
    guides.append(guide)
    home.scene?.noteChange(.rows)
    return guide
  }
}
