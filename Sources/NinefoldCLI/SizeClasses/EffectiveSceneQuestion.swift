import CommandLine
import Ninefold

/// The question for the contents of scenes that are in force in a size class.
struct EffectiveSceneQuestion: SceneQuestion {
  let language: TextLanguage?
  private let overrides: TraitOverrides
  /// Whether constraints are written as visual formats.
  private let writesFormats: Bool

  init(_ traits: TraitOptions, writesFormats: Bool) {
    language = traits.interface.language
    overrides = traits.overrides
    self.writesFormats = writesFormats
  }

  func answers(for document: Document, in source: OpenSource) -> DocumentAnswers {
    var traits = TraitCollection().overridden(by: overrides)
    traits.sizeClass = overrides.sizeClass ?? LayoutRequest().traits(for: document).sizeClass
    let resolution = Resolver(document).resolve(traits)
    return DocumentAnswers { outline in
      let scene = resolution.scene(outline)
      return EffectiveSceneAnswer(
        scene: scene, resolution: resolution, isOfCanvas: overrides.sizeClass == nil,
        formats: writesFormats ? SceneFormats(scene, resolution) : nil)
    }
  }
}
