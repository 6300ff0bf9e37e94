package import Adaptivity
package import Controls
import OperatingSystem
package import Resolver
package import SceneModel

/// A document as rules look at it: what it says, and what of it is in force in the nine size classes.
package final class CheckedDocument: Sendable {
  package let document: Document
  /// The scenes in document order.
  package let scenes: [SceneOutline]
  package let resolver: Resolver
  private let nine: MadeOnce<[Resolution]>
  private let graph: MadeOnce<SegueGraph>

  /// A document that was read.
  package init(_ document: Document) {
    self.document = document
    scenes = document.scenes
    let resolver = Resolver(document)
    self.resolver = resolver
    nine = MadeOnce { resolver.resolveAll(TraitCollection()) }
    graph = MadeOnce { SegueGraph(document) }
  }

  /// All that the document says.
  package var tree: ElementTree { document.tree }

  /// The document in the nine size classes, in the order of ``SizeClass/all``.
  package var resolutions: [Resolution] { nine.value }

  /// The controllers and the segues between them.
  package var segues: SegueGraph { graph.value }
}
