package import CommandLine
import JSONText
package import Ninefold

extension Surroundings.Absence {
  /// The note on a scene whose controller is not on screen.
  package var note: String {
    switch self {
    case .replaced: ", not shown: another controller is, instead"
    case .uninstalled: ", not shown: its container view is not installed"
    }
  }
}

extension SceneLayout {
  /// The note on what a view without a controller got its size from on a device; empty text elsewhere.
  package static func note(onFileIn place: String?, _ outline: SceneOutline) -> String {
    guard outline.controller == nil else { return "" }
    return switch place {
    case "window": ", filling the window"
    case "table": ", as wide as a table"
    case "unknown": ", at its saved size"
    default: ""
    }
  }
}

/// A scene laid out: for people a tree of the views with their frames in columns, then the findings.
package struct LayoutAnswer: SceneAnswer {
  package let layout: SceneLayout
  package let resolution: Resolution
  package let places: FindingPlaces
  /// Whether the size class is that of the canvas, since none was asked for.
  package let isOfCanvas: Bool
  /// The screen that the scene is laid out for.
  package let screen: LayoutScreen
  /// Whether there are answers for other screens, so that the text names this one.
  let isOneOfSeveral: Bool

  package init(
    layout: SceneLayout, resolution: Resolution, places: FindingPlaces, isOfCanvas: Bool,
    screen: LayoutScreen, isOneOfSeveral: Bool
  ) {
    self.layout = layout
    self.resolution = resolution
    self.places = places
    self.isOfCanvas = isOfCanvas
    self.screen = screen
    self.isOneOfSeveral = isOneOfSeveral
  }

  private var ambiguous: Int { layout.views.count { !$0.ambiguous.isEmpty } }

  package var findings: Int { layout.contradictions.count + ambiguous + layout.findings.count }

  package var counts: [(CountedName, Int)] {
    [(.views, layout.views.count), (.conflicts, layout.contradictions.count), (.ambiguous, ambiguous)]
  }

  /// The names of the scene's objects; made only where there are findings.
  package var names: SceneNames { SceneNames(resolution, layout.outline) }

  package var lines: [String] {
    let traits = layout.traits.words(isOfCanvas: isOfCanvas)
    let note =
      (layout.absence?.note ?? "") + SceneLayout.note(onFileIn: layout.place, layout.outline)
    let words =
      [layout.outline.text]
      + [isOneOfSeveral ? screen.text : nil, traits, screen.request.systemName]
      .compactMap(\.self) + [layout.size.text]
    let heading = words.joined(separator: ", ") + note
    guard findings > 0 else { return [heading] + table.lines(indent: 2) }
    let sentences = LayoutFindingsText(layout, names, places).lines.map { $0.styled(.error) }
    return [heading] + table.lines(indent: 2) + [""] + sentences
  }

  private var table: TextTable {
    let views = layout.views
    let branches = TreeText.branches(views.map { ($0.id, $0.parent) })
    var table = TextTable([
      ("VIEW", .name), ("ID", .left), ("NAME", .name), ("X", .right), ("Y", .right), ("WIDTH", .right),
      ("HEIGHT", .right), ("", .left),
    ])
    for (view, branch) in zip(views, branches) {
      table.add(
        [branch + view.type, view.id.text, resolution.note(on: view.node)]
          + view.frame.numbers.map(\.roundedForReading) + [remark(view)],
        as: view.ambiguous.isEmpty ? nil : .warning)
    }
    return table
  }

  private func remark(_ view: ViewLayout) -> String {
    let axes = view.ambiguous.map(\.rawValue)
    let ambiguity = axes.isEmpty ? "" : "ambiguous: " + axes.joined(separator: ", ")
    let estimate = view.isEstimated ? "estimated" : ""
    let notes = [ambiguity, estimate, view.content?.text ?? "", resolution.hiddenNote(on: view.node)]
    return notes.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
