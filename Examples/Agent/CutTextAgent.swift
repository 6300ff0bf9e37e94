import Ninefold

/// Mends texts that are cut on a small phone, in the way an agent would: it finds one, tries mends in
/// memory, and keeps the first that cuts nothing any more and brings no new finding, in any size class and
/// on any device.
struct CutTextAgent {
  /// A mend, and what came of it.
  struct Trial: Equatable {
    let name: String
    /// Whether the text is cut with the mend.
    let isCut: Bool
    /// The contradictions and the open positions that were not there before, by where they are.
    let newFindings: [String]

    var isKept: Bool { !isCut && newFindings.isEmpty }
  }

  /// The document as it is with the mends that were kept.
  private(set) var document: Document
  private let phone: LayoutRequest
  private let screens: [(name: String, request: LayoutRequest)]

  /// An agent for a document, whose texts of labels are made twice as long, as translations may be.
  init(_ document: Document, phone name: String = "iPhone SE (1st generation)") throws {
    func request(_ name: String) -> LayoutRequest? {
      Device.named(name).map { LayoutRequest(canvas: .device($0, .portrait, .full)) }
    }
    self.document = document
    phone = request(name) ?? LayoutRequest(canvas: .size(Size(320, 568)))
    screens =
      SizeClass.all.map { ("\($0)", LayoutRequest(sizeClass: $0)) }
      + [name, "iPhone 15", "iPad Air"].compactMap { device in request(device).map { (device, $0) } }
    let resolution = Resolver(document).resolve(TraitCollection())
    for label in Self.labels(of: document, phone) {
      guard let node = resolution.node(label), let text = resolution.text(node, .text) else { continue }
      try self.document.apply(.set(label, attribute: "text", to: "\(text) \(text)"))
    }
  }

  /// The labels whose texts are cut.
  func cutLabels() throws -> [ObjectID] {
    try Self.labels(of: document, phone).filter { try isCut($0, in: document) }
  }

  /// Tries the mends of a label's text, and keeps the first good one.
  mutating func mend(_ label: ObjectID) throws -> [Trial] {
    var trials: [Trial] = []
    let former = findings(of: document)
    for (name, edits) in Self.mends(of: label) {
      var edited = document
      for edit in edits { try edited.apply(edit) }
      let trial = Trial(
        name: name, isCut: try isCut(label, in: edited),
        newFindings: findings(of: edited).subtracting(former).sorted())
      trials.append(trial)
      if trial.isKept {
        document = edited
        break
      }
    }
    return trials
  }

  /// The mends, the least first.
  private static func mends(of label: ObjectID) -> [(name: String, edits: [Edit])] {
    let wrap = Edit.set(label, attribute: "numberOfLines", to: "0")
    return [
      ("a second line", [.set(label, attribute: "numberOfLines", to: "2")]),
      ("as many lines as it takes", [wrap]),
      (
        "lines, and the label holds its height",
        [wrap, .set(label, attribute: "verticalHuggingPriority", to: "252")]
      ),
    ]
  }

  private static func labels(of document: Document, _ request: LayoutRequest) -> [ObjectID] {
    let engine = LayoutEngine(document, request)
    return document.scenes.flatMap { engine.layout($0).views }.filter { $0.type == "label" }.map(\.id)
  }

  /// Whether a label's text is cut: the label would be another size if it had to keep that of its text.
  private func isCut(_ label: ObjectID, in document: Document) throws -> Bool {
    var held = document
    for axis in ["horizontal", "vertical"] {
      try held.apply(.set(label, attribute: ValuePath("\(axis)CompressionResistancePriority"), to: "1000"))
    }
    func layouts(_ document: Document) -> [SceneLayout] {
      let engine = LayoutEngine(document, phone)
      return document.scenes.map(engine.layout)
    }
    let (now, then) = (layouts(document), layouts(held))
    let frames = [now, then].map { $0.compactMap { $0[label]?.frame } }
    return frames[0] != frames[1]
      || now.reduce(0) { $0 + $1.conflicts.count } < then.reduce(0) { $0 + $1.conflicts.count }
  }

  /// The contradictions and the open positions, by where they are.
  private func findings(of document: Document) -> Set<String> {
    var found: Set<String> = []
    for (name, request) in screens {
      let engine = LayoutEngine(document, request)
      for layout in document.scenes.map(engine.layout) {
        for conflict in layout.conflicts { found.insert("\(name): a contradiction at \(conflict.broken)") }
        for view in layout.views where !view.ambiguous.isEmpty {
          found.insert("\(name): \(view.type) \(view.id) is ambiguous")
        }
      }
    }
    return found
  }
}
