import CommandLine
import JSONText
package import Ninefold

/// The insets of a scene's views: safe areas, margins and adjusted content insets.
package struct InsetsAnswer: SceneAnswer {
  package let insets: SceneInsets
  package let resolution: Resolution
  /// The screen that the scene is laid out for.
  package let screen: LayoutScreen
  /// Whether the size class is that of the canvas, since none was asked for.
  package let isOfCanvas: Bool
  /// The objects notified of a change to another layout; nil where none was asked for.
  package let changes: [InsetChange]?

  package init(
    insets: SceneInsets, resolution: Resolution, screen: LayoutScreen, isOfCanvas: Bool,
    changes: [InsetChange]?
  ) {
    self.insets = insets
    self.resolution = resolution
    self.screen = screen
    self.isOfCanvas = isOfCanvas
    self.changes = changes
  }

  package var lines: [String] {
    let words =
      [insets.outline.text] + [screen.text].compactMap(\.self)
      + [insets.traits.words(isOfCanvas: isOfCanvas)] + [screen.request.systemName].compactMap(\.self)
    let note =
      (insets.absence?.note ?? "") + SceneLayout.note(onFileIn: insets.place, insets.outline)
    return [words.joined(separator: ", ") + note] + insets.controllers.map { "  " + line($0) }
      + table.lines(indent: 2) + (changes.map(lines) ?? [])
  }

  private func line(_ controller: ControllerInsets) -> String {
    var line =
      "\(controller.type) \(controller.id): \(controller.size.text), safe area \(controller.safeArea.text)"
    if controller.additional != .zero { line += ", of which its own \(controller.additional.text)" }
    if controller.keyboard > 0 { line += ", keyboard \(controller.keyboard.roundedToThousandth.shortest)" }
    return line
  }

  private var table: TextTable {
    let branches = TreeText.branches(insets.views.map { ($0.id, $0.parent) })
    var table = TextTable([
      ("VIEW", .name), ("ID", .left), ("NAME", .name), ("SAFE AREA", .left), ("MARGINS", .left),
      ("CONTENT INSET", .left), ("", .left),
    ])
    for (view, branch) in zip(insets.views, branches) {
      table.add([
        branch + view.type, view.id.text, resolution.note(on: view.node), view.safeArea.text,
        view.margins.text,
        view.scrolling.map(text) ?? "", view.content?.text ?? "",
      ])
    }
    return table
  }

  private func text(_ scrolling: ScrollInsets) -> String {
    var text = "\(scrolling.adjusted.text) (\(scrolling.behavior.rawValue))"
    if let separator = scrolling.separator { text += "; separators \(separator.text)" }
    if let section = scrolling.section { text += "; sections \(section.text)" }
    return text
  }

  private func lines(_ changes: [InsetChange]) -> [String] {
    let calls = changes.map {
      "  \($0.type) \($0.id): \($0.call.rawValue), \($0.old.text) → \($0.new.text)"
    }
    return ["", calls.isEmpty ? "  no calls" : "  calls:"] + calls.map { "  " + $0 }
  }
}
