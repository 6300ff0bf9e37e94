import Answers
import ModelContext

extension ServerOffer {
  /// All that Ninefold offers about the documents of a session.
  init(_ session: ProgramSession) {
    let resources = ProgramResources(session: session)
    self.init(
      name: "ninefold", version: NinefoldCLI.version, instructions: ProgramGuide.instructions,
      tools: session.questions + [session.picture, session.preview, session.edit, session.undo],
      prompts: Prompt.all, templates: ProgramResources.templates,
      resources: { (cursor) throws(MessageError) in try resources.list(from: cursor) },
      read: { (uri) throws(MessageError) in try resources.text(of: uri) },
      state: { resources.state(of: $0) })
  }
}

extension Prompt {
  private static let scene = Argument("scene", "the scene's name or id", isRequired: true)

  /// The prompts.
  static let all = [
    Prompt(
      "nine_classes", title: "Make a scene work in all nine classes",
      "Finds what is wrong with a scene in the nine size classes and on devices, and mends it.",
      [scene, Argument("document", "the document's path")]
    ) { argument in
      """
      Make the scene '\(argument("scene") ?? "")'\(argument("document").map { " of \($0)" } ?? "") work in all nine \
      size classes. Describe it, look at a picture of the nine classes (picture with sheet classes), and check it. For \
      each conflict, ambiguity or cut text find the least edit that mends it: preview it, and keep it only where the \
      preview has no new finding and moves nothing else. At the end check again and list what was changed and why.
      """
    },
    Prompt(
      "translate", title: "Check a language for cut texts",
      "Finds texts that are cut in a language, on small devices too, and mends the layout.",
      [
        Argument("locale", "the language, such as de", isRequired: true),
        Argument("document", "the document's path"),
      ]
    ) { argument in
      """
      Check how the scenes\(argument("document").map { " of \($0)" } ?? "") look in the language \
      '\(argument("locale") ?? "")': check with that locale on a small and a large device, and with pseudo where the \
      project has no texts in it. For each cut text find the least edit that mends it without moving anything else, by \
      preview, and list what no layout can mend, where the text itself must be shorter.
      """
    },
    Prompt(
      "console_conflict", title: "Explain a console conflict",
      "Explains constraints that the console printed as impossible, and proposes an edit.",
      [Argument("log", "the text of the console", isRequired: true)]
    ) { argument in
      """
      Explain this conflict of the console by the tool console_conflict, find its constraints in the documents, and \
      propose the least edit that mends it; preview the edit before you propose it. The text of the console:

      \(argument("log") ?? "")
      """
    },
  ]
}
