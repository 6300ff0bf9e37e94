import SceneModel

extension NibObjects {
  /// Makes the gesture recognizers of the scene, which stand beside its views.
  func makeRecognizers() {
    for index in scope {
      let node = NodeID(index)
      guard object(node) == nil, let recognizer = UIGestureRecognizer.standard(tree.tag(of: node)) else {
        continue
      }
      recognizer.read(NibElement(node, self))
      add(recognizer, node)
    }
  }

  /// Adds the recognizers that a view's collection of a document names.
  func addRecognizers(_ recognizers: [AnyObject], to view: UIView) {
    for case let recognizer as UIGestureRecognizer in recognizers where recognizer.view == nil {
      view.addGestureRecognizer(recognizer)
    }
  }

  /// The key of the collection of a view's recognizers.
  static let recognizersKey = "gestureRecognizers"
}

extension UIGestureRecognizer {
  /// A recognizer of the kind that an element's name says; nil of an element that is none.
  fileprivate static func standard(_ tag: String) -> UIGestureRecognizer? {
    switch tag {
    case "tapGestureRecognizer": UITapGestureRecognizer()
    // As Interface Builder spells it.
    case "pongPressGestureRecognizer": UILongPressGestureRecognizer()
    case "panGestureRecognizer": UIPanGestureRecognizer()
    case "swipeGestureRecognizer": UISwipeGestureRecognizer()
    case "pinchGestureRecognizer": UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": UIRotationGestureRecognizer()
    default: nil
    }
  }

  /// Reads what a document says of the recognizer.
  @MainActor
  fileprivate func read(_ element: NibElement) {
    if let value = element.flag("enabled") { isEnabled = value }
    if let value = element.flag("cancelsTouchesInView") { cancelsTouchesInView = value }
    switch self {
    case let tap as UITapGestureRecognizer:
      if let value = element.count("numberOfTapsRequired") { tap.numberOfTapsRequired = value }
    case let press as UILongPressGestureRecognizer:
      if let value = element.number("minimumPressDuration") { press.minimumPressDuration = Double(value) }
    case let swipe as UISwipeGestureRecognizer:
      let directions: UISwipeGestureRecognizer.Direction? = element.choice(
        "direction", ["right": .right, "left": .left, "up": .up, "down": .down])
      if let directions { swipe.direction = directions }
    default: break
    }
  }
}
