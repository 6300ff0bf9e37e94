import Ninefold

extension LayoutCommand {
  /// Prints why a view has its frame, for every scene that has the view.
  func explain(_ view: ObjectID) throws -> ExitCode {
    var count = 0
    let code =
      switch format {
      case .json: try explainJSON(view, &count)
      case .text: try explainText(view, &count)
      }
    if count == 0, code != .failed {
      Diagnostics.report(error: "no installed view '\(view)', expected the id of one")
      return .failed
    }
    return code
  }

  private func explanations(
    _ view: ObjectID, _ document: Document, _ scenes: [SceneOutline]
  ) -> (engine: LayoutEngine, found: [(SceneOutline, LayoutExplanation)]) {
    let engine = LayoutEngine(document, request)
    guard engine.resolution.node(view) != nil else { return (engine, []) }
    return (engine, scenes.compactMap { scene in engine.explain(view, in: scene).map { (scene, $0) } })
  }

  private func explainJSON(_ view: ObjectID, _ count: inout Int) throws -> ExitCode {
    var stream = stream
    var json = JSONWriter(Output(descriptor: 1))
    try json.beginDocuments()
    let code = try stream.forEachDocument { document, scenes in
      let (engine, found) = explanations(view, document, scenes)
      guard !found.isEmpty else { return }
      count += found.count
      try json.beginDocument(document)
      for (scene, explanation) in found {
        try json.write(explanation, in: scene, engine.resolution.traits.sizeClass)
      }
      try json.endDocument()
    }
    try json.endDocuments()
    return code
  }

  private func explainText(_ view: ObjectID, _ count: inout Int) throws -> ExitCode {
    var stream = stream
    var output = Output(descriptor: 1)
    let code = try stream.forEachDocument { document, scenes in
      let (engine, found) = explanations(view, document, scenes)
      count += found.count
      for (scene, explanation) in found {
        try output.writeLine(
          "\(document.path), \(scene.name), \(engine.resolution.traits.sizeClass)".onOneLine)
        for line in LayoutExplanationText(explanation).lines { try output.writeLine(line) }
        try output.writeLine()
      }
    }
    try output.flush()
    return code
  }
}
