import SceneModel

/// View controllers.
extension ObjectKind {
  static let avPlayerViewController = ObjectKind(
    .avPlayerViewController, "AVPlayerViewController", role: .controller)
  static let collectionViewController = ObjectKind(
    .collectionViewController, "UICollectionViewController", role: .controller)
  static let controllerPlaceholder = ObjectKind(
    .controllerPlaceholder, "UIViewController", role: .controller)
  static let glkViewController = ObjectKind(.glkViewController, "GLKViewController", role: .controller)
  static let hostingController = ObjectKind(.hostingController, "UIHostingController", role: .controller)
  static let navigationController = ObjectKind(
    .navigationController, "UINavigationController", role: .controller)
  static let pageViewController = ObjectKind(
    .pageViewController, "UIPageViewController", role: .controller)
  static let splitViewController = ObjectKind(
    .splitViewController, "UISplitViewController", role: .controller)
  static let tabBarController = ObjectKind(.tabBarController, "UITabBarController", role: .controller)
  static let tableViewController = ObjectKind(
    .tableViewController, "UITableViewController", role: .controller)
  static let viewController = ObjectKind(.viewController, "UIViewController", role: .controller)
  static let viewControllerPlaceholder = ObjectKind(
    .viewControllerPlaceholder, "UIViewController", role: .controller)
}
