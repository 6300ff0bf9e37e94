import Ninefold

/// The findings of a scene's layout, as lines for people, each with its place in the document.
struct LayoutFindingsText {
  private let layout: SceneLayout
  private let names: SceneNames
  private let places: FindingPlaces

  package init(_ layout: SceneLayout, _ names: SceneNames, _ places: FindingPlaces) {
    self.layout = layout
    self.names = names
    self.places = places
  }

  package var lines: [String] { (conflicts + ambiguous + others).map(\.onOneLine) }

  private var conflicts: [String] {
    layout.contradictions.map {
      "\(places[$0.broken.node]): \(ContradictionText($0, names).sentence)"
    }
  }

  private var ambiguous: [String] {
    layout.views.filter { !$0.ambiguous.isEmpty }.map { view in
      "\(places[view.node]): \(names.ambiguity(of: view.node, view.ambiguous))"
    }
  }

  private var others: [String] {
    layout.findings.map { finding in
      guard let node = finding.node else { return "\(finding.id): \(finding.text)" }
      return "\(places[node]): \(names.title(of: node)): \(finding.text)"
    }
  }
}
