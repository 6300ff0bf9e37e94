import Ninefold

/// What a command says of one scene.
protocol SceneAnswer: Rendering {
  /// Whether it is something to complain of.
  var isFinding: Bool { get }
}

extension SceneAnswer {
  var isFinding: Bool { false }
}
