import CommandLine
import JSONText
package import Ninefold

/// The question where the values and the frame of one object come from.
package struct WhyQuestion: ObjectQuestion {
  package let name: String
  package let heading = SceneReport.Heading.inAnswers
  package let language: TextLanguage?
  private let attribute: ValuePath?
  private let screen: LayoutScreen
  private let traits: TraitCollection
  private let naming: NamingOptions
  /// The attributes of the object, once it is found.
  private var known: [String] = []

  /// The question for the object of a name, on the first of some screens.
  package init(_ name: String, _ attribute: ValuePath?, _ layout: LayoutOptions, _ naming: NamingOptions) {
    self.name = name
    self.attribute = attribute
    language = layout.language
    screen = layout.screens[0]
    traits = layout.traits.interface.variation.traits
    self.naming = naming
  }

  package var missing: String? {
    let asked = attribute.map(\.text) ?? ""
    return "no attribute '\(asked)' of '\(name)', expected one that 'ninefold why' lists"
      + asked.candidates(of: known)
  }

  package mutating func answer(for object: FoundObject, in source: OpenSource) throws -> (any SceneAnswer)? {
    let resolver = Resolver(object.document)
    let naming = naming.naming(object.outline) { resolver.resolve(TraitCollection()) }
    let values = ExplainedObject(resolver, object.outline, object.node, traits, only: attribute, naming)
    known = values.names
    if attribute != nil { return values.attributes.isEmpty ? nil : values }
    guard object.document.tree.isView(object.node) else { return values }
    try LayoutRefusal.check(object.document)
    let engine = LayoutEngine(resolver, try source.request(screen.request, for: object.document))
    return WhyAnswer(
      path: object.document.path, values: values,
      sizeClass: engine.resolution(of: object.outline).traits.sizeClass, screen: screen,
      frame: engine.explain(object.id, in: object.outline), naming: naming)
  }
}

/// The values of a view and its frame, with where they come from.
struct WhyAnswer: SceneAnswer {
  package let path: String
  package let values: ExplainedObject
  package let sizeClass: SizeClass
  /// The screen that the scene is laid out for.
  package let screen: LayoutScreen
  /// Nil where the view is not installed in the size class.
  package let frame: LayoutExplanation?
  package let naming: ObjectNaming

  package var lines: [String] {
    let frameLines =
      frame.map { LayoutExplanationText($0, naming).lines } ?? ["not installed, so it has no frame"]
    return [screen.heading(path, values.scene, sizeClass)] + frameLines + [""] + values.lines
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: values.scene, in: sizeClass)
      json.members(of: screen)
      if let frame { json.member("view", frame) }
      values.writeObject(to: &json)
    }
  }
}
