import Answers
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
    try SceneReport(
      scenes,
      ExplainQuestion(name: object, attribute: attribute, traits: variation.traits, naming: naming))
  }
}

/// The question for the values of one object in the nine size classes.
private struct ExplainQuestion: ObjectQuestion {
  let name: String
  /// The only attribute that is asked for; nil for all.
  let attribute: ValuePath?
  /// The traits besides the size class.
  let traits: TraitCollection
  let naming: NamingOptions
  /// The attributes of the object, once it is found.
  var known: [String] = []

  var missing: String? {
    let asked = attribute.map(\.text) ?? ""
    return "no attribute '\(asked)' of '\(name)', expected one that 'ninefold explain' lists"
      + asked.suggestion(of: known)
  }

  mutating func answer(for object: FoundObject, in source: OpenSource) -> (any SceneAnswer)? {
    let resolver = Resolver(object.document)
    let naming = naming.naming(object.outline) { resolver.resolve(TraitCollection()) }
    let explained = ExplainedObject(
      resolver, object.outline, object.node, traits, only: attribute, naming)
    known = explained.names
    return attribute == nil || !explained.attributes.isEmpty ? explained : nil
  }
}
