import CommandLine
import Ninefold

/// For people an explanation is a block for the installation and for each attribute, in the inspector's form,
/// with the nine size classes beside.
extension ExplainedObject: SceneAnswer {
  package var lines: [String] {
    var lines = heading
    if !asksForOne { lines += [""] + installation }
    for attribute in attributes { lines += [""] + block(of: attribute) }
    if !others.isEmpty {
      lines += ["", "  the same in all nine classes"]
      var table = TextTable([("", .left), ("", .left)])
      for attribute in others {
        if let value = readable(attribute) { table.add([attribute.name, value]) }
      }
      lines += table.lines(indent: 4)
    }
    return lines
  }

  private var heading: [String] {
    guard let names = naming.readable else { return ["\(scene.text): \(headingWithID)".onOneLine] }
    if let constraint = tree.layoutConstraint(node) {
      return ["\(scene.text): \(element) \(names.equation(constraint))".onOneLine]
    }
    let name = names.name(of: node)
    let note = className.flatMap { name == $0 || name.hasPrefix($0 + " ") ? nil : ", " + $0 } ?? ""
    return ["\(scene.text): \(name)\(note)".onOneLine]
  }

  private var headingWithID: String {
    var line = "\(element) \(id)"
    if let constraint = tree.layoutConstraint(node) {
      line += ", \(constraint.equation)"
    } else if let name = className {
      line += ", \(name)"
    }
    if let label = tree[node, .userLabel] { line += " \"\(label.shown(upTo: 40))\"" }
    return line
  }

  /// The value of an attribute, of a constraint's item its name; nil of an identifier that is not asked for.
  private func readable(_ attribute: AttributeExplanation) -> String? {
    guard let names = naming.readable, let value = attribute.own else { return Self.shown(attribute.own) }
    switch attribute.name {
    case "id": return nil
    case "firstItem", "secondItem": return names.name(of: ObjectID(value))
    default: return Self.shown(value)
    }
  }

  private var installation: [String] {
    let installation = explanation.installation
    let base = installation.lines.first { $0.key == VariationKey(.any) }?.installs ?? true
    var table = TextTable([("", .left), ("", .left), ("", .left)])
    table.add(["any-any", Self.shown(base), ""])
    for line in installation.lines where line.key != VariationKey(.any) {
      table.add([line.key.line, Self.shown(line.installs), Self.note(line.deciding)])
    }
    let grid = GridText(cells: installation.classes.map(cell))
    return ["  installed"] + table.lines(indent: 4) + [""] + grid.lines.map { "    " + $0 }
  }

  private func cell(_ installation: Installation) -> String {
    switch installation {
    case .installed(let key): "yes" + (key.map { ", \($0.line)" } ?? "")
    case .uninstalled(let key): "no, \(key.line)"
    case .uninstalledInside(let node, let key): "no, in \(name(of: node)): \(key.line)"
    case .uninstalledItem(let node): "no, touches \(name(of: node))"
    }
  }

  private func name(of node: NodeID) -> String { naming.readable?.name(of: node) ?? id(of: node) }

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
    return ["  \(attribute.name.onOneLine)"] + table.lines(indent: 4) + [""]
      + grid.lines.map { "    " + $0 }
  }

  private static func shown(_ value: String?) -> String { value.map { $0.shown(upTo: 32) } ?? "-" }
  private static func shown(_ installs: Bool) -> String { installs ? "yes" : "no" }

  /// The size classes in which a line decides.
  private static func note(_ deciding: SizeClassSet) -> String {
    if deciding.isEmpty { return "decides nowhere" }
    return "decides in " + deciding.classes.map(\.description).joined(separator: ", ")
  }
}
