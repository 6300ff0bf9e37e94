import CommandLine
package import JSONText
package import Ninefold

/// The ways in which the segues of a scene show their destinations.
package struct SegueAnswer: SceneAnswer {
  package let outline: SceneOutline
  let graph: SegueGraph
  let hierarchy: WindowHierarchy
  /// The rules to show.
  package let rules: [PresentationRules]
  /// The rules of the document.
  let own: PresentationRules

  package init(
    outline: SceneOutline, graph: SegueGraph, hierarchy: WindowHierarchy, rules: [PresentationRules],
    own: PresentationRules
  ) {
    self.outline = outline
    self.graph = graph
    self.hierarchy = hierarchy
    self.rules = rules
    self.own = own
  }

  /// The size classes that a window can have.
  private static let classes = SizeClass.all.filter(\.isFinal)

  private var tree: ElementTree { graph.tree }

  private var segues: [Segue] {
    let range = tree.subtree(of: outline.objects)
    return graph.segues.filter { range.contains(Int($0.node.index)) }
  }

  private func outcomes(of segue: Segue, by rules: PresentationRules) -> [SegueOutcome] {
    Self.classes.map { hierarchy.outcome(of: segue, in: TraitCollection(sizeClass: $0), by: rules) }
  }

  /// The id of the controller that is shown instead; nil where there is none.
  private func other(_ presentation: Presentation) -> String? {
    guard let name = presentation.content.controller else { return nil }
    return RunningSettings.controller(named: name, graph).flatMap { tree[$0, .id] } ?? name
  }

  /// The requested style where a segue presents its destination in any size class.
  private func asked(_ segue: Segue) -> PresentationStyle? {
    let presents = rules.flatMap { outcomes(of: segue, by: $0) }.contains { $0.presentation != nil }
    return presents ? hierarchy.askedStyle(of: segue) : nil
  }

  package var lines: [String] {
    guard !segues.isEmpty else { return [] }
    var table = TextTable(
      [("SEGUE", .left), ("KIND", .left), ("TO", .name), ("ASKED", .left), ("RULES", .left)]
        + Self.classes.map { ($0.description, .left) })
    for segue in segues {
      var cells = [
        tree[segue.node, .id] ?? "", tree[segue.node, .kind] ?? "", tree[segue.node, .destination] ?? "",
        asked(segue)?.rawValue ?? "",
      ]
      let rows = rules.map { ($0, outcomes(of: segue, by: $0).map(\.text)) }
      let isOne = Set(rows.map(\.1)).count == 1
      for (rules, texts) in isOne ? Array(rows.prefix(1)) : rows {
        table.add(cells + [isOne ? "" : rules.text + (rules == own ? " *" : "")] + texts)
        cells = ["", "", "", ""]
      }
    }
    return [outline.text] + table.lines(indent: 2)
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: outline)
      json.objects("segues", segues) { json, segue in
        json.member("id", tree[segue.node, .id] ?? "")
        json.member("kind", tree[segue.node, .kind])
        json.member("relationship", segue.relationship?.rawValue)
        json.member("source", tree[segue.source, .id] ?? "")
        json.member("trigger", tree[segue.trigger, .id] ?? "")
        json.member("destination", tree[segue.node, .destination])
        json.member("asked", asked(segue)?.rawValue)
        json.objects("outcomes", rules.flatMap { rules in Self.classes.map { (rules, $0) } }) { json, one in
          let outcome = hierarchy.outcome(of: segue, in: TraitCollection(sizeClass: one.1), by: one.0)
          json.member("rules", one.0.rawValue)
          json.member("isDocuments", one.0 == own)
          json.member(one.1)
          json.member("outcome", outcome.name)
          json.member("style", outcome.presentation?.style.rawValue)
          json.member("form", outcome.presentation?.form.rawValue)
          json.member("content", outcome.presentation?.contentName)
          json.member("inNavigation", outcome.presentation?.isInNavigation ?? false)
          json.member("controller", outcome.presentation.flatMap(other))
        }
      }
    }
  }
}

extension PresentationRules {
  /// The versions of iOS.
  fileprivate var text: String {
    switch self {
    case .iOS8: "iOS 8-12"
    case .iOS13: "iOS 13"
    }
  }
}

extension SegueOutcome {
  /// The presentation; nil where there is none.
  fileprivate var presentation: Presentation? {
    if case .presented(let presentation) = self { presentation } else { nil }
  }

  /// The outcome in words.
  fileprivate var text: String {
    guard let presentation else { return name }
    let style = presentation.style.rawValue
    let form = presentation.form.rawValue
    let shown =
      switch presentation.content {
      case .same, .pushed: ""
      case .other(let controller): ", \(controller) instead"
      }
    let bar = presentation.isInNavigation ? ", in a navigation controller with Done" : ""
    return (presentation.looksAsNamed ? style : "\(style) as \(form)") + shown + bar
  }
}

extension Presentation {
  /// The name of the content that is shown.
  fileprivate var contentName: String {
    content == .same && isInNavigation ? PresentationAdaptation.navigation : content.name
  }
}
