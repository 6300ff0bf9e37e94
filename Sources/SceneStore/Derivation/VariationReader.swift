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
  ///
  /// Of what one variation says twice the first counts: an attribute before a `<string>` of its name, and of two children
  /// of one key the first, name by name.
  func values(owner: Int) -> [OverrideRow] {
    var values = Values(owner: owner)
    for attribute in tree.attributes(of: variation) where attribute.name != .key {
      let name = tree.names.text(attribute.name)
      add(name, attribute.value, variation, property: name, to: &values)
    }
    for child in tree.elements(of: variation) {
      guard let key = tree.valueKey(of: child, in: "") else { continue }
      collect(child, path: key, property: key, into: &values)
      if !values.properties.contains(key) { add(key, nil, child, property: key, to: &values) }
    }
    return values.rows
  }

  /// The rows that are read so far.
  private struct Values {
    let owner: Int
    var rows: [OverrideRow] = []
    var names: Set<String> = []
    var properties: Set<String> = []
  }

  private func collect(_ node: NodeID, path: String, property: String, into values: inout Values) {
    if let value = tree.wholeValue(of: node) {
      return add(path, value, node, property: property, to: &values)
    }
    for attribute in tree.attributes(of: node) where attribute.name != .key {
      let name = path + "." + tree.names.text(attribute.name)
      add(name, attribute.value, node, property: property, to: &values)
    }
    for child in tree.elements(of: node) {
      if let inner = tree.valueKey(of: child, in: path) {
        collect(child, path: inner, property: property, into: &values)
      }
    }
  }

  private func add(
    _ name: String, _ value: String?, _ position: NodeID, property: String, to values: inout Values
  ) {
    guard values.names.insert(name).inserted else { return }
    values.properties.insert(property)
    values.rows.append(
      row(owner: values.owner, position: position, name: name, property: property, value: value))
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
  /// The keys that lead to an element that stands for a value, after those that lead to what it is in.
  ///
  /// Nil of what has no key, of objects, of what holds parts, of saved frames, and of what is too deep.
  func valueKey(of node: NodeID, in path: String) -> String? {
    guard let key = self[node, .key], key != "frame", self[node, .id] == nil,
      path.utf8.count + key.utf8.count < Derivation.longestPath
    else { return nil }
    switch name(of: node).known {
    case .variation, .mask, .connections, .subviews, .constraints: return nil
    default: return path.isEmpty ? key : path + "." + key
    }
  }

  /// The value of an element that is one as a whole: the characters of a string, nothing of `<nil>`; nil of others.
  func wholeValue(of node: NodeID) -> String? {
    guard isWholeValue(node) else { return nil }
    return name(of: node) == .nil ? "" : text(in: node)
  }

  /// Whether an element is a value as a whole.
  func isWholeValue(_ node: NodeID) -> Bool {
    let name = name(of: node)
    return name == .string || name == .mutableString || name == .nil
  }
}
