import SceneModel

/// Items of bars, which have no rectangle.
extension ObjectKind {
  static let barButtonItem = ObjectKind(.barButtonItem, "UIBarButtonItem", role: .other)
  static let navigationItem = ObjectKind(.navigationItem, "UINavigationItem", role: .other)
  static let tabBarItem = ObjectKind(.tabBarItem, "UITabBarItem", role: .other)
}
