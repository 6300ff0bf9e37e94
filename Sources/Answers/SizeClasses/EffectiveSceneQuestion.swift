import CommandLine
package import Ninefold
import OperatingSystem

/// The question for the contents of scenes that are in force in a size class, or on screens.
package struct EffectiveSceneQuestion: SceneQuestion {
  package let language: TextLanguage?
  private let named: NamedControllers
  package var problems: [String] { named.problems }
  private let overrides: TraitOverrides
  /// The screens that scenes are shown on; nil where none was asked for.
  private let layout: AskedLayout?
  /// Whether constraints are written as visual formats.
  private let writesFormats: Bool

  package init(_ options: LayoutOptions, writesFormats: Bool) {
    let layout = AskedLayout(options)
    language = layout.language
    named = layout.named
    overrides = options.traits.overrides
    self.layout = options.hasScreen ? layout : nil
    self.writesFormats = writesFormats
  }

  package func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers {
    let writesFormats = writesFormats
    guard let layout else {
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
    let engines = try layout.engines(for: document, in: source)
    let screens = layout.screens
    return DocumentAnswers(
      segues: named.find(in: engines.first?.value.segues),
      onAllCores: { outline in
        zip(screens, engines).map { screen, engine in
          {
            let engine = engine.value
            let resolution = engine.resolution(of: outline)
            let scene = resolution.scene(outline)
            return EffectiveSceneAnswer(
              scene: scene, resolution: resolution, isOfCanvas: false,
              formats: writesFormats ? SceneFormats(scene, resolution) : nil, screen: screen,
              surroundings: outline.controller.flatMap(engine.surroundings))
          }
        }
      })
  }
}
