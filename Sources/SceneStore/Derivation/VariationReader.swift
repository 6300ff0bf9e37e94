import SceneModel

/// Reads one `<variation>`: its masks, its attributes, and its children with a key.
struct VariationReader {
  let tree: ElementTree
  let variation: NodeID
  private let key: String
  private let parsed: VariationKey
  private let classes: SizeClassSet
  private let holder: NodeID

  init(tree: ElementTree, variation: NodeID, holder: NodeID) {
    self.holder = holder
    self.tree = tree
    self.variation = variation
    key = tree[variation, .key] ?? ""
    parsed = VariationKey(key)
    classes = SizeClassSet(parsed, usesSizeClasses: tree.usesSizeClasses)
  }

  /// What the masks say: the id that an entry refers to, the entry, and whether it is installed.
  ///
  /// As in the rules for size classes, `include` installs and everything else uninstalls.
  func installations() -> [(id: String, entry: NodeID, action: OverrideRow.Action)] {
    var result: [(id: String, entry: NodeID, action: OverrideRow.Action)] = []
    for mask in tree.elements(of: variation) where tree.isElement(mask, .mask) {
      for entry in tree.elements(of: mask) {
        guard let id = tree[entry, .reference] else { continue }
        result.append((id, entry, tree.isElement(entry, .include) ? .install : .uninstall))
      }
    }
    return result
  }

  /// The row of an installation.
  func row(owner: Int, entry: NodeID, action: OverrideRow.Action) -> OverrideRow {
    var row = row(owner: owner, position: entry, name: "", property: "", value: nil)
    row.action = action
    row.precedence = precedence(entry)
    return row
  }

  /// The rows of the values: what replaces the attributes and the keyed children of the owner.
  func values(owner: Int) -> [OverrideRow] {
    tree.heldValues(of: variation).map {
      row(owner: owner, position: $0.node, name: $0.path.text, property: $0.property, value: $0.value)
    }
  }

  private func row(owner: Int, position: NodeID, name: String, property: String, value: String?)
    -> OverrideRow
  {
    OverrideRow(
      owner: owner, position: Int(position.index), name: name, property: property, key: key,
      width: parsed.sizeClass.width.rawValue, height: parsed.sizeClass.height.rawValue, rank: parsed.rank,
      action: .value, value: value, number: value.flatMap { number($0, name: name) }, deciding: classes,
      precedence: precedence(variation))
  }

  private func precedence(_ node: NodeID) -> VariationPrecedence {
    VariationPrecedence(holder: holder, rank: parsed.rank, node: node)
  }

  private func number(_ value: String, name: String) -> Double? {
    name == "multiplier" ? Double(multiplier: value) : Double(attribute: value)
  }
}
