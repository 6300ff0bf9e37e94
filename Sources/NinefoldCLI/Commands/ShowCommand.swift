import Ninefold

/// Shows what of scenes is in force in a size class.
struct ShowCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "show", abstract: "show the effective hierarchy and constraints in a size class",
    discussion: """
      A view that is not installed in the size class is left out with all that is in it and every constraint
      that touches any of that. In JSON, the member origin says what installs an object or a constraint,
      base or the key of a variation; origins names the values that variations give, each with its key, and
      leaves out those of the base.
      """,
    examples: [
      "ninefold show Main.storyboard --size-class compact-regular",
      "ninefold show App/ --size-class \"wR hC\" --scene tne-QT-ifu --format json",
    ])

  @OptionGroup var traits: TraitOptions
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$traits, $scenes, $output] }

  func run() throws -> SceneReport {
    let overrides = traits.overrides
    return try SceneReport(scenes, language: traits.interface.language) { document, _ in
      var traits = TraitCollection().overridden(by: overrides)
      traits.sizeClass = overrides.sizeClass ?? LayoutRequest().traits(for: document).sizeClass
      let resolution = Resolver(document).resolve(traits)
      return DocumentAnswers { outline in
        EffectiveSceneAnswer(
          scene: resolution.scene(outline), resolution: resolution, isOfCanvas: overrides.sizeClass == nil)
      }
    }
  }
}
