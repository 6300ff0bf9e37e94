package import SceneModel

extension WindowHierarchy {
  /// The size of a container view, and the safe area that reaches into it.
  package struct Embedding: Sendable {
    package let size: Size
    package let safeArea: EdgeInsets
    /// The height that the keyboard covers, from the bottom. Points.
    package let keyboard: Double

    /// The embedding of a container view. Points.
    package init(size: Size, safeArea: EdgeInsets, keyboard: Double = 0) {
      self.size = size
      self.safeArea = safeArea
      self.keyboard = keyboard
    }
  }

  /// Gives the embedding of a container view, for a controller in its surroundings; nil where the view
  /// is not installed.
  package typealias Embedder = (_ view: NodeID, _ controller: NodeID, Surroundings) -> Embedding?

  /// The surroundings of a controller.
  ///
  /// - Parameters:
  ///   - around: Gives the surroundings of a controller nearer to the window; best called once for each.
  ///   - embedder: Gives the embedding of a container view.
  package func surroundings(
    of controller: NodeID, around: (NodeID) -> Surroundings, embedder: Embedder
  ) -> Surroundings {
    var found = placed(controller, around: around, embedder: embedder)
    guard let own = settings.settings(of: controller, tree) else { return found }
    found.traits = found.traits.merging(own.traits)
    if let size = own.size { found.size = size }
    return found
  }

  /// The surroundings that a controller's container, presenter or window gives it by itself.
  private func placed(
    _ controller: NodeID, around: (NodeID) -> Surroundings, embedder: Embedder
  ) -> Surroundings {
    guard let segue = deciding[controller] else { return window }
    let outer = around(segue.source)
    switch segue.kind {
    case .relationship: return contained(by: segue, in: outer)
    case .show, .push: return shown(controller, from: segue, in: outer, around)
    case .showDetail, .replace: return shownAsDetail(controller, from: segue, in: outer, around)
    case .embed: return embedded(by: segue, in: outer, embedder)
    case .popover, .popoverPresentation, .presentation, .modal:
      return presented(controller, by: segue, in: outer)
    case .unwind, .custom, nil: return window
    }
  }
}
