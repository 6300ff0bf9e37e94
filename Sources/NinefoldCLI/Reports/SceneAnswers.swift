import Ninefold

// What the commands say of a scene: each in lines and as JSON, by a renderer each.

/// What of a scene is in force in a size class.
struct EffectiveSceneAnswer: SceneAnswer {
  let scene: EffectiveScene
  let resolution: Resolution

  var lines: [String] { SceneText(scene, resolution).lines }

  func write(to json: inout JSONWriter) throws(Output.Failure) { try json.write(scene, resolution) }
}

/// The frames of a scene.
extension SceneLayout: SceneAnswer {
  var lines: [String] { LayoutText(self).lines }

  func write(to json: inout JSONWriter) throws(Output.Failure) { try json.write(self) }
}

/// Why a view of a scene has its frame.
struct FrameAnswer: SceneAnswer {
  let path: String
  let outline: SceneOutline
  let sizeClass: SizeClass
  let explanation: LayoutExplanation

  var lines: [String] {
    ["\(path), \(outline.name), \(sizeClass)".onOneLine] + LayoutExplanationText(explanation).lines
  }

  func write(to json: inout JSONWriter) throws(Output.Failure) {
    try json.write(explanation, in: outline, sizeClass)
  }
}

/// The saved frames of a scene that are not the computed ones.
extension SceneComparison: SceneAnswer {
  var isFinding: Bool { !differences.isEmpty }

  var lines: [String] { isFinding ? ComparisonText(self).lines : [] }

  func write(to json: inout JSONWriter) throws(Output.Failure) { try json.write(self) }
}

/// A scene in the nine size classes.
struct MatrixAnswer: SceneAnswer {
  let matrix: SceneMatrix
  let tree: ElementTree

  var lines: [String] { MatrixText(matrix, tree).lines }

  func write(to json: inout JSONWriter) throws(Output.Failure) { try json.write(matrix, tree) }
}

/// What a scene goes through from one size class to another.
struct TransitionAnswer: SceneAnswer {
  let transition: SceneTransition
  let tree: ElementTree

  var lines: [String] { TransitionText(transition, tree).lines }

  func write(to json: inout JSONWriter) throws(Output.Failure) { try json.write(transition, tree) }
}

/// An object of a scene in the nine size classes.
extension ExplainedObject: SceneAnswer {
  var lines: [String] { ExplanationText(self).lines }

  func write(to json: inout JSONWriter) throws(Output.Failure) { try json.write(self) }
}
