import SceneModel

/// Reads one `<variation>`: its masks, its attributes, and its children with a key.
struct VariationReader {
  let tree: ElementTree
  let variation: NodeID
  private let key: String
  private let parsed: VariationKey
  private let classes: SizeClassSet
  private let holder: Int

  init(tree: ElementTree, variation: NodeID, holder: Int) {
    self.holder = holder
    self.tree = tree
    self.variation = variation
    key = tree[variation, .key] ?? ""
    parsed = VariationKey(key)
    classes = parsed.sizeClass == .any || tree.usesSizeClasses ? SizeClassSet(parsed) : []
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
  func row(owner: Int, statement: NodeID, action: OverrideRow.Action) -> OverrideRow {
    var row = row(owner: owner, position: statement, name: "", property: "", value: nil)
    row.action = action
    row.statement = Int(statement.index)
    return row
  }

  /// The rows of the values: what replaces the attributes and the keyed children of the owner.
  func values(owner: Int) -> [OverrideRow] {
    var result: [OverrideRow] = []
    for attribute in tree.attributes(of: variation) where attribute.name != .key {
      let name = tree.names.text(attribute.name)
      result.append(
        row(owner: owner, position: variation, name: name, property: name, value: attribute.value))
    }
    for child in tree.elements(of: variation) {
      guard let key = tree[child, .key], key != "frame", !tree.isElement(child, .mask) else { continue }
      let count = result.count
      collect(child, path: key, property: key, owner: owner, into: &result)
      if result.count == count {
        result.append(row(owner: owner, position: child, name: key, property: key, value: nil))
      }
    }
    return result
  }

  private func collect(
    _ node: NodeID, path: String, property: String, owner: Int, into result: inout [OverrideRow]
  ) {
    if let value = tree.wholeValue(of: node) {
      result.append(row(owner: owner, position: node, name: path, property: property, value: value))
      return
    }
    for attribute in tree.attributes(of: node) where attribute.name != .key {
      let name = path + "." + tree.names.text(attribute.name)
      result.append(row(owner: owner, position: node, name: name, property: property, value: attribute.value))
    }
    for child in tree.elements(of: node) {
      guard let key = tree[child, .key], key != "frame", tree[child, .id] == nil,
        path.utf8.count + key.utf8.count < Derivation.longestPath
      else { continue }
      collect(child, path: path + "." + key, property: property, owner: owner, into: &result)
    }
  }

  private func row(owner: Int, position: NodeID, name: String, property: String, value: String?)
    -> OverrideRow
  {
    OverrideRow(
      owner: owner, position: Int(position.index), name: name, property: property, key: key,
      width: parsed.sizeClass.width.rawValue, height: parsed.sizeClass.height.rawValue, rank: parsed.rank,
      action: .value, value: value, number: value.flatMap { number($0, name: name) }, deciding: classes,
      statement: Int(variation.index), holder: holder)
  }

  private func number(_ value: String, name: String) -> Double? {
    name == "multiplier" ? Double(multiplier: value) : Double(attribute: value)
  }
}

extension ElementTree {
  /// The value of an element that is one as a whole: the characters of a string, nothing of `<nil>`; nil of others.
  func wholeValue(of node: NodeID) -> String? {
    let name = name(of: node)
    if name == .string || name == .mutableString { return text(in: node) }
    return name == .nil ? "" : nil
  }
}
