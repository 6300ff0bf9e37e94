import Controls
import SceneModel

/// The cells of tables and collections.
extension ClassWriter {
  /// The statements that register the cells that a table or a collection makes when it needs them.
  var registrations: [String] {
    members.members.flatMap { member -> [String] in
      switch tree.name(of: member.node).known {
      case .tableView:
        let cells = tree.child(of: member.node, .prototypes).map { Array(tree.elements(of: $0)) } ?? []
        return cells.compactMap { registration($0, "\(member.prefix)register", "forCellReuseIdentifier") }
      case .collectionView:
        let cells = tree.child(of: member.node, .cells).map { Array(tree.elements(of: $0)) } ?? []
        return cells.compactMap { registration($0, "\(member.prefix)register", "forCellWithReuseIdentifier") }
          + supplementaries(of: member)
      default: return []
      }
    }
  }

  private func registration(_ cell: NodeID, _ method: String, _ label: String) -> String? {
    guard let type = code.names[cell], let identifier = reuseIdentifier(of: cell) else { return nil }
    return "\(method)(\(type).self, \(label): \(SwiftText.literal(identifier)))"
  }

  private func supplementaries(of member: CodeMember) -> [String] {
    [("sectionHeaderView", "Header"), ("sectionFooterView", "Footer")].compactMap { key, kind in
      guard let view = tree.child(of: member.node, key: key), let type = code.names[view],
        let identifier = reuseIdentifier(of: view)
      else { return nil }
      return "\(member.prefix)register(\(type).self, "
        + "forSupplementaryViewOfKind: UICollectionView.elementKindSection\(kind), "
        + "withReuseIdentifier: \(SwiftText.literal(identifier)))"
    }
  }

  private func reuseIdentifier(of cell: NodeID) -> String? {
    tree.names.find("reuseIdentifier").flatMap { tree[cell, $0] }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A section of a table whose rows the document holds.
  private struct Section {
    let header: String?
    let footer: String?
    let cells: [NodeID]
  }

  private var sections: [Section] {
    guard unit.superclass == "UITableViewController", let root = unit.root,
      let sections = tree.child(of: root, .sections)
    else { return [] }
    return tree.elements(of: sections).map { section in
      func title(_ name: String) -> String? {
        tree.names.find(name).flatMap { tree[section, $0] }.map { context.text($0, of: section, name) }
      }
      let cells = tree.child(of: section, .cells).map { Array(tree.elements(of: $0)) } ?? []
      return Section(
        header: title("headerTitle"), footer: title("footerTitle"),
        cells: cells.filter { code.names[$0] != nil })
    }
  }

  /// Writes the rows that a document holds, as a table asks for them.
  func writeRows(to lines: inout SourceLines) {
    let sections = sections
    guard !sections.isEmpty else { return }
    lines.space()
    lines.list(
      "private let rows: [[UITableViewCell]] = [",
      sections.map { section in
        let cells = section.cells.map { "\(code.names[$0] ?? "UITableViewCell")()" }
        return "[\(cells.joined(separator: ", "))]"
      }, end: "]")
    lines.space()
    lines.add("override func numberOfSections(in tableView: UITableView) -> Int { rows.count }")
    lines.space()
    lines.block(
      "override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int"
    ) {
      $0.add("rows[section].count")
    }
    lines.space()
    lines.add("override func tableView(")
    lines.add("  _ tableView: UITableView, cellForRowAt indexPath: IndexPath")
    lines.block(") -> UITableViewCell") { $0.add("rows[indexPath.section][indexPath.row]") }
    writeTitles(sections.map(\.header), "Header", &lines)
    writeTitles(sections.map(\.footer), "Footer", &lines)
    writeHeights(sections, &lines)
  }

  private func writeTitles(_ titles: [String?], _ kind: String, _ lines: inout SourceLines) {
    guard titles.contains(where: { $0 != nil }) else { return }
    lines.space()
    lines.add("override func tableView(")
    lines.add("  _ tableView: UITableView, titleFor\(kind)InSection section: Int")
    lines.block(") -> String?") { lines in
      lines.list("let titles: [String?] = [", titles.map { $0 ?? "nil" }, end: "]")
      lines.add("return titles[section]")
    }
  }

  private func writeHeights(_ sections: [Section], _ lines: inout SourceLines) {
    let heights = sections.map { section in
      section.cells.map { tree[$0, .rowHeight].flatMap(Double.init(attribute:)) }
    }
    guard heights.joined().contains(where: { $0 != nil }) else { return }
    lines.space()
    lines.add("override func tableView(")
    lines.add("  _ tableView: UITableView, heightForRowAt indexPath: IndexPath")
    lines.block(") -> CGFloat") { lines in
      lines.list(
        "let heights: [[CGFloat?]] = [",
        heights.map { row in "[\(row.map { $0.map(SwiftText.number) ?? "nil" }.joined(separator: ", "))]" },
        end: "]")
      lines.add("return heights[indexPath.section][indexPath.row] ?? tableView.rowHeight")
    }
  }
}
