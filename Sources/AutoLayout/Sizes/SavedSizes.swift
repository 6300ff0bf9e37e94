import SceneModel

/// The content whose saved size stands for its own (InterfaceBuilder.md#guessed-sizes).
enum SavedSizes: Sendable {
  case none
  /// Content of which nothing is known, such as an image without a file.
  case ofUnknownContent
  /// Content that is estimated as well: the canvas as it was saved shows its size.
  case ofEstimatedContent
}

extension LayoutRequest {
  /// The content whose saved size counts in an environment.
  func savedSizes(in environment: LayoutEnvironment) -> SavedSizes {
    if ignoresSavedFrames { return .none }
    return environment.isAsSaved ? .ofEstimatedContent : .ofUnknownContent
  }
}

extension LayoutRequest {
  /// Whether text in a font without a file may be estimated: anywhere but on the canvas as it was saved.
  package var mayEstimate: Bool {
    guard case .design = canvas else { return true }
    return overrides != TraitOverrides() || !showsOwnTexts
  }
}
