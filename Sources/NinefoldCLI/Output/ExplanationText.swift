import Ninefold

/// An object's explanation as lines for people: a block each of the installation and the attributes, as the inspector
/// has them, with the nine classes beside.
struct ExplanationText {
  private let explained: ExplainedObject

  init(_ explained: ExplainedObject) { self.explained = explained }

  var lines: [String] {
    var lines = heading
    if !explained.asksForOne { lines += [""] + installation }
    for attribute in explained.attributes { lines += [""] + block(of: attribute) }
    if !explained.others.isEmpty {
      lines += ["", "  the same in all nine classes"]
      var table = TextTable([("", .left), ("", .left)])
      for attribute in explained.others { table.add([attribute.name, Self.shown(attribute.own)]) }
      lines += table.lines.map { "    " + $0 }
    }
    return lines
  }

  private var heading: [String] {
    let outline = explained.scene
    let id = outline.id.text.isEmpty ? "" : " (\(outline.id))"
    var line = "\(outline.name)\(id): \(explained.element) \(explained.id)"
    if let constraint = explained.tree.layoutConstraint(explained.node) {
      line += ", \(constraint.equation)"
    } else if let name = explained.className {
      line += ", \(name)"
    }
    if let label = explained.tree[explained.node, .userLabel] { line += " \"\(label.shown(upTo: 40))\"" }
    return [line.onOneLine]
  }

  private var installation: [String] {
    let installation = explained.explanation.installation
    let base = installation.lines.first { $0.key == VariationKey(.any) }?.installs ?? true
    var table = TextTable([("", .left), ("", .left), ("", .left)])
    table.add(["any-any", Self.shown(base), ""])
    for line in installation.lines where line.key != VariationKey(.any) {
      table.add([line.key.line, Self.shown(line.installs), Self.note(line.deciding)])
    }
    let grid = GridText(cells: installation.classes.map(cell))
    return ["  installed"] + table.lines.map { "    " + $0 } + [""] + grid.lines.map { "    " + $0 }
  }

  private func cell(_ installation: Installation) -> String {
    switch installation {
    case .installed(let key): "yes" + (key.map { ", \($0.line)" } ?? "")
    case .uninstalled(let key): "no, \(key.line)"
    case .uninstalledInside(let node, let key): "no, in \(explained.id(of: node)): \(key.line)"
    case .uninstalledItem(let node): "no, touches \(explained.id(of: node))"
    }
  }

  private func block(of attribute: AttributeExplanation) -> [String] {
    var table = TextTable([("", .left), ("", .left), ("", .left)])
    let base = attribute.lines.last { $0.key == VariationKey(.any) }?.value ?? attribute.own
    table.add(["any-any", Self.shown(base), ""])
    for line in attribute.lines where line.key != VariationKey(.any) {
      table.add([line.key.line, Self.shown(line.value), Self.note(line.deciding)])
    }
    let grid = GridText(
      cells: attribute.classes.map { value in
        Self.shown(value.value) + (value.origin.map { ", \($0.line)" } ?? "")
      })
    return ["  \(attribute.name.onOneLine)"] + table.lines.map { "    " + $0 } + [""]
      + grid.lines.map { "    " + $0 }
  }

  private static func shown(_ value: String?) -> String { value.map { $0.shown(upTo: 32) } ?? "-" }
  private static func shown(_ installs: Bool) -> String { installs ? "yes" : "no" }

  /// In which classes a line has the last word.
  private static func note(_ deciding: SizeClassSet) -> String {
    if deciding.isEmpty { return "decides nowhere" }
    return "decides in " + deciding.classes.map(\.description).joined(separator: ", ")
  }
}
