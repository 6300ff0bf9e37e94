import CommandLine
import Ninefold

/// Explains one object: its any-any values, those that size classes customize, and the results in each of
/// the nine.
struct ExplainCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "explain", abstract: "explain an object's values in all nine size classes",
    discussion: """
      Of the installation and of each customized attribute: the any-any value, a line per customized class
      with the classes in which it has the last word, and the nine classes with where each value comes from.
      An attribute of a child element is named key.attribute, such as fontDescription.pointSize; a key alone
      names all of its attributes.
      """,
    examples: [
      "ninefold explain Main.storyboard --object aqg-u0-fy7",
      "ninefold explain App/ --object xC9-2L-f1a --attribute constant --format json",
    ])

  @Option("object", "OBJECT", help: "the object or constraint of this id, label or text") var object: String
  @Option("attribute", help: "only this attribute, or those of this child element") var attribute: ValuePath?
  @OptionGroup var variation: VariationOptions
  @OptionGroup var naming: NamingOptions
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$object, $attribute, $variation, $naming, $scenes, $output] }

  func run() throws -> SceneReport {
    var known: [String] = []
    let missing = {
      let name = attribute.map(\.text) ?? ""
      return "no attribute '\(name)' of '\(object)', expected one that 'ninefold explain' lists"
        + name.suggestion(of: known)
    }
    let traits = variation.traits
    return try SceneReport(scenes, object: object, missing: missing) { found, _ in
      let resolver = Resolver(found.document)
      let naming = naming.naming(found.outline) { resolver.resolve(TraitCollection()) }
      let explained = ExplainedObject(
        resolver, found.outline, found.node, traits, only: attribute, naming)
      known = explained.names
      return attribute == nil || !explained.attributes.isEmpty ? explained : nil
    }
  }
}
