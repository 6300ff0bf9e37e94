import Answers
import CommandLine
import Ninefold
import OperatingSystem

/// Shows scenes in the nine size classes at once.
struct MatrixCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "matrix", abstract: "compare the nine size classes of scenes",
    discussion: """
      Of each class: how many views and constraints are installed. Classes of one letter are equal: the same
      is installed in them, with the same values. Of each letter, what is other than in any-any.
      """,
    examples: ["ninefold matrix Main.storyboard", "ninefold matrix App/ --scene tne-QT-ifu --format json"])

  @OptionGroup var variation: VariationOptions
  @OptionGroup var naming: NamingOptions
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$variation, $naming, $scenes, $output] }

  func run() throws -> SceneReport {
    try SceneReport(scenes, MatrixQuestion(traits: variation.traits, naming: naming))
  }
}

/// The question what scenes are in the nine size classes.
private struct MatrixQuestion: SceneQuestion {
  /// The traits besides the size class.
  let traits: TraitCollection
  let naming: NamingOptions

  func answers(for document: Document, in source: OpenSource) -> DocumentAnswers {
    let resolver = Resolver(document)
    let plain = MadeOnce { resolver.resolve(TraitCollection()) }
    return DocumentAnswers { outline in
      MatrixAnswer(
        matrix: resolver.matrix(outline, traits), tree: document.tree,
        naming: naming.naming(outline) { plain.value })
    }
  }
}
