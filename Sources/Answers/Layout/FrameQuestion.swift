import CommandLine
package import Ninefold

/// The question why one view has its frame: `ninefold layout --why`.
package struct FrameQuestion: ObjectQuestion {
  package let name: String
  package let subject = NameError.Subject.view
  package let heading = SceneReport.Heading.inAnswers
  package let language: TextLanguage?
  private let screen: LayoutScreen
  private let naming: NamingOptions

  /// The question for the view of a name, on the first of some screens.
  package init(_ name: String, _ layout: LayoutOptions, _ naming: NamingOptions) {
    self.name = name
    language = layout.language
    screen = layout.screens[0]
    self.naming = naming
  }

  package var missing: String? {
    "'\(name)' is not installed, expected the id, the label or the text of a view that is"
  }

  package func answer(for object: FoundObject, in source: OpenSource) throws -> (any SceneAnswer)? {
    try LayoutRefusal.check(object.document)
    let resolver = Resolver(object.document)
    let engine = LayoutEngine(resolver, try source.request(screen.request, for: object.document))
    guard let explanation = engine.explain(object.id, in: object.outline) else { return nil }
    return FrameAnswer(
      path: object.document.path, outline: object.outline,
      sizeClass: engine.resolution(of: object.outline).traits.sizeClass, screen: screen,
      explanation: explanation,
      naming: naming.naming(object.outline) { resolver.resolve(TraitCollection()) })
  }
}
