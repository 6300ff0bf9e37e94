package import Adaptivity
package import SceneModel
import Synchronization

/// The bars that Interface Builder's canvas infers for a document's controllers from the segues between them.
///
/// A class, so that what holds one copies a single reference.
package final class ControllerGraph: Sendable {
  /// The bars and the presentation that a controller gets from those before it.
  package struct Context: Sendable {
    /// The bars of the containers that it is in.
    package var bars = ContainerBars()
    /// Whether it shows a bar though no navigation controller leads to it.
    var simulatesNavigationBar = false
    /// The bottom bar that a controller which leads to it simulates (InterfaceBuilder.md#simulated-bars).
    var bottomBar: NodeID?
    /// The status bar that a controller which leads to it simulates
    /// (InterfaceBuilder.md#simulated-status-bar).
    var statusBar: NodeID?
    /// Whether it is presented as a card.
    package var isSheet = false
    var isEmbedded = false
  }

  /// The segues that it is inferred from.
  package let segues: SegueGraph
  /// The contexts of the controllers, inferred when one is asked for first: on a device none is.
  private let inferred = Mutex<[NodeID: Context]?>(nil)

  package init(_ document: Document) { segues = SegueGraph(document) }

  /// The context of a controller: none of its bars where nothing leads to it.
  package func context(of controller: NodeID) -> Context {
    inferred.withLock { inferred in
      if let inferred { return inferred[controller] }
      let contexts = ContextInference(segues).contexts
      inferred = contexts
      return contexts[controller]
    } ?? Context()
  }
}

extension ElementTree {
  /// The status bar that a controller simulates for itself.
  package func simulatedStatusBar(of controller: NodeID) -> NodeID? {
    child(of: controller, key: "simulatedStatusBarMetrics")
  }
}
