import Answers
import CommandLine
import JSONText
import ModelContext
import Ninefold
import OperatingSystem

extension ProgramSession {
  /// The tools that ask, in the order in which they are used.
  var questions: [Tool] {
    [
      command(
        "scenes", "List scenes",
        "Lists the documents and their scenes: name, id, controller's class, size. Begin here.",
        [.document], answer: "scenes", ["documents"]
      ) { arguments in
        (["scenes"] + arguments.option("document", "document"), [])
      },
      command(
        "find", "Find objects",
        "Finds scenes, objects and constraints of which an id, label, text, identifier or class has a text in it.",
        [ToolParameter("text", "what to look for", isRequired: true)] + ToolParameter.place, answer: "find",
        ["documents"]
      ) { arguments in
        (["find"] + arguments.place, [arguments.text("text") ?? ""])
      },
      command(
        "describe", "Describe scenes",
        """
        The outline of scenes: element, id, name or text, and frame of each view that is installed, in points in its \
        superview, as laid out on a device or the canvas. Conflicts and ambiguities are notes, in words.
        """, ToolParameter.place + ToolParameter.screen, answer: "layout", ["documents"]
      ) { arguments in
        (["layout"] + arguments.place + arguments.screens, [])
      },
      command(
        "constraints", "Show what is in force",
        """
        The hierarchy and the constraints that are in force in a size class or on a device, each constraint as an \
        equation with its id.
        """, ToolParameter.place + ToolParameter.screen, answer: "show", ["documents"]
      ) { arguments in
        (["show"] + arguments.place + arguments.screens, [])
      },
      command(
        "values", "Explain values",
        """
        The values of one object or constraint in all nine size classes, and where each comes from: the base value or \
        which variation.
        """,
        [
          ToolParameter("object", "the object or constraint: its id, label or text", isRequired: true),
          ToolParameter("attribute", "only this attribute, such as constant or fontDescription.pointSize"),
        ] + ToolParameter.place, answer: "explain", ["documents"]
      ) { arguments in
        (
          ["explain"] + arguments.option("object", "object") + arguments.option("attribute", "attribute")
            + arguments.place, []
        )
      },
      command(
        "why", "Explain a frame",
        "Says why a view has its frame: which constraints, sizes and rules add up to x, y, width and height.",
        [ToolParameter("view", "the view: its id, label or text", isRequired: true)] + ToolParameter.place
          + ToolParameter.screen, answer: "layout", ["documents"]
      ) { arguments in
        (["layout"] + arguments.option("why", "view") + arguments.place + arguments.screens, [])
      },
      command(
        "check", "Check scenes",
        """
        Finds what is wrong: conflicts (unsatisfiable), ambiguity (ambiguous), cut texts (truncated_text) and \
        more, by default in the nine size classes, on phones and on pads. The resource \
        ninefold:///rules/RULE explains a rule.
        """,
        [
          .document, ToolParameter("only", "only these rules, such as unsatisfiable and ambiguous", .texts),
          ToolParameter("allRules", "all rules; by itself those that are seldom wrong", .flag),
        ] + ToolParameter.screens, answer: "check", ["findings"]
      ) { arguments in
        (
          ["check"] + arguments.option("document", "document") + arguments.list("only", "only")
            + (arguments.flag("allRules") ? ["--all-rules"] : []) + arguments.screens, []
        )
      },
      visualFormat, consoleConflict, difference,
    ]
  }

  /// A tool whose answer is that of a command about the sources.
  ///
  /// - Parameter words: Gives the words of the command, and the arguments before the sources.
  private func command(
    _ name: String, _ title: String, _ description: String, _ parameters: [ToolParameter], answer: String,
    _ required: [String],
    _ words: @escaping @Sendable (ToolArguments) -> (words: [String], arguments: [String])
  ) -> Tool {
    Tool(
      name, title: title, description, parameters + ToolParameter.page,
      output: CommandAnswer.schema(answer, required: required)
    ) { [self] (arguments) throws(ToolProblem) in
      let revision = try revision(arguments.text("document"))
      let (words, before) = words(arguments)
      return try self.answer(of: words, before: before).page(arguments, revision)
    }
  }

  private var visualFormat: Tool {
    Tool(
      "visual_format", title: "Read a visual format",
      """
      The constraints that a visual format says, such as H:|-[a]-8-[b(==a)]|, as equations that the change constrain of \
      edits takes. Names in brackets are ids, labels or texts of views.
      """,
      [
        ToolParameter("format", "the visual format", isRequired: true),
        ToolParameter("metrics", "numbers that the format has names for, such as margin=16", .texts),
        ToolParameter(
          "edges", "what | is the edge of", .choice(FormatEdges.allCases.map(\.argument))),
      ] + ToolParameter.page, output: CommandAnswer.schema("vfl", required: ["constraints"])
    ) { (arguments) throws(ToolProblem) in
      let metrics = arguments.texts("metrics").map { "--metric=\($0)" }
      return try CommandAnswer(
        ["vfl"] + metrics + arguments.option("edges", "edges"), before: [arguments.text("format") ?? ""]
      ).page(arguments)
    }
  }

  private var consoleConflict: Tool {
    Tool(
      "console_conflict", title: "Explain a console conflict",
      """
      Explains the lists after "Unable to simultaneously satisfy constraints" in a text of the console: the fewest \
      constraints that contradict each other, who made each, the usual fix, and where they stand in the documents.
      """,
      [ToolParameter("log", "the text of the console", isRequired: true), .document] + ToolParameter.page,
      output: CommandAnswer.schema("conflict", required: ["logs"])
    ) { [self] (arguments) throws(ToolProblem) in
      let place = try place(arguments.text("document"))
      return try problem {
        let folder = try TemporaryFolder()
        try Folder(at: folder.path).replace(
          "log", with: Array((arguments.text("log") ?? "").utf8), expecting: .unknown)
        return try withExtendedLifetime(folder) {
          try CommandAnswer(["conflict", "--in=\(place)", "--ids"], before: [folder.path + "/log"]).page(
            arguments)
        }
      }
    }
  }

  private var difference: Tool {
    Tool(
      "diff", title: "Compare with git",
      """
      What differs between the documents and a revision of git, object by object, and which frames, conflicts and \
      ambiguities change by it.
      """,
      [
        ToolParameter("revision", "a commit, branch or tag; without one what is staged"), .document,
        ToolParameter("noFrames", "do not lay scenes out: compare the documents alone", .flag),
      ] + ToolParameter.screens + ToolParameter.page,
      output: CommandAnswer.schema("diff", required: ["documents", "new", "old"])
    ) { [self] (arguments) throws(ToolProblem) in
      try refuseDatabase("a comparison with git")
      let revision = arguments.text("revision")
      if let revision {
        let isPath = NamedPath.found(revision) != nil || revision.contains("../")
        guard !isPath, let first = revision.utf8.first, !"-/.~".utf8.contains(first) else {
          throw ToolProblem("'\(revision)' is a path or an option, expected a commit, a branch or a tag")
        }
      }
      let frames = arguments.flag("noFrames") ? ["--no-frames"] : []
      let place = try place(arguments.text("document"))
      return try CommandAnswer(
        ["diff", "--in=\(place)"] + frames + arguments.screens, before: revision.map { [$0] } ?? []
      ).page(arguments)
    }
  }

  /// The path of a document, or of the only source.
  private func place(_ document: String?) throws(ToolProblem) -> String {
    switch sources {
    case .files(let paths):
      if document == nil, paths.count == 1 { return paths[0] }
      if let document, case .file(let input) = try self.document(document, in: open())?.place {
        return input.location
      }
      throw ToolProblem("several sources, expected the argument 'document'")
    case .project(let database, _):
      if document == nil { return database }
      throw ToolProblem("a database is looked through as a whole, expected no argument 'document'")
    }
  }
}
