package import SceneModel

/// A scene that was laid out for an environment, as the store keeps it. Lengths are points.
package struct SolvedScene: Sendable {
  /// The element that holds the scene's objects.
  package let scene: NodeID
  /// The size class under which the scene was resolved.
  package let sizeClass: SizeClass
  /// The region of a device that the scene's controller has; nil of the canvas.
  package let place: String?
  /// Whether the controller is on screen there.
  package let isShown: Bool
  /// The size of the controller's view, or of the first root.
  package let size: Size
  /// The result of the layout.
  package let layout: SolvedLayout

  package init(
    scene: NodeID, sizeClass: SizeClass, place: String?, isShown: Bool, size: Size, layout: SolvedLayout
  ) {
    self.isShown = isShown
    self.scene = scene
    self.sizeClass = sizeClass
    self.place = place
    self.size = size
    self.layout = layout
  }

  /// The scene under another size class, in which it is laid out alike.
  package func under(_ sizeClass: SizeClass) -> SolvedScene {
    SolvedScene(
      scene: scene, sizeClass: sizeClass, place: place, isShown: isShown, size: size, layout: layout)
  }
}

/// The result of the layout of a scene, without its environment.
package struct SolvedLayout: Sendable {
  /// A view with its frame.
  package struct View: Hashable, Sendable {
    package let node: NodeID
    /// Nil of a root.
    package let superview: NodeID?
    /// In the superview's coordinates.
    package let frame: Rect
    package let ambiguous: [Axis]
    package let safeArea: EdgeInsets
    /// The size of the content that a scroll view scrolls.
    package let contentSize: Size?

    package init(
      node: NodeID, superview: NodeID?, frame: Rect, ambiguous: [Axis], safeArea: EdgeInsets,
      contentSize: Size?
    ) {
      self.node = node
      self.superview = superview
      self.frame = frame
      self.ambiguous = ambiguous
      self.safeArea = safeArea
      self.contentSize = contentSize
    }
  }

  /// A constraint or a rule in a conflict.
  package struct Member: Hashable, Sendable {
    /// The element of the constraint, or of the view whose rule it is.
    package let node: NodeID
    /// Such as `constraint`.
    package let kind: String

    package init(node: NodeID, kind: String) {
      self.node = node
      self.kind = kind
    }
  }

  /// A finding about a value that the layout could not take as the document has it.
  package struct Finding: Hashable, Sendable {
    /// The element of the finding; nil where the finding is about the whole scene.
    package let node: NodeID?
    package let kind: String
    package let text: String

    package init(node: NodeID?, kind: String, text: String) {
      self.node = node
      self.kind = kind
      self.text = text
    }
  }

  package let views: [View]
  /// The broken constraints and rules of each conflict, then those that they contradict.
  package let conflicts: [[Member]]
  let findings: [Finding]

  package init(views: [View], conflicts: [[Member]], findings: [Finding]) {
    self.views = views
    self.conflicts = conflicts
    self.findings = findings
  }

  /// Whether another layout has the same result.
  func isSame(as other: SolvedLayout) -> Bool {
    views == other.views && conflicts == other.conflicts && findings == other.findings
  }
}

/// The scenes of a document in an environment.
package struct SolvedDocument: Sendable {
  package let environment: StoredEnvironment
  package let scenes: [SolvedScene]

  package init(environment: StoredEnvironment, scenes: [SolvedScene]) {
    self.environment = environment
    self.scenes = scenes
  }
}

/// The checksums that decide whether a document is laid out as it would be now.
package struct SolvedChecksums: Hashable, Sendable {
  /// The checksum of the document.
  package let document: Int
  /// The checksum of the program, whose rules laid it out.
  package let program: Int

  package init(document: Int, program: Int) {
    self.document = document
    self.program = program
  }
}
