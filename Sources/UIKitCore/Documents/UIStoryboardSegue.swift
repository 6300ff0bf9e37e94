/// A way from one controller to another that a storyboard has.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard has for it.
  public let identifier: String?
  /// The controller that it leads from.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController

  /// A segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }
}
