import SceneModel

/// A value of an element, as a change of its holder has it.
struct NodeValue: Hashable, Sendable {
  /// The path and the variation that lead from the holder to the value.
  struct Place: Hashable, Sendable {
    let path: String
    let override: VariationKey?
    /// Whether it is the installation of another object; the path has that object's identifier then.
    var isOfAnother = false
  }

  let place: Place
  let text: String
  var isReference = false
  /// Whether it is a real number, of which spellings differ.
  var isNumber = false
  /// Whether it is the frame of a view that no constraint decides.
  var isFrame = false
  /// The meaning of a colour, of which spellings differ.
  var color: ColorMeaning?
  /// Whether a colour goes by a name.
  var isNamed = false
  var installation = ""
  var noise: ChangedValue.Noise?

  /// The text for people: of a colour its digits, else the text itself.
  var shown: String { isNamed ? text : color?.digits ?? text }

  /// The numbers of a frame.
  var numbers: [Double] { text.split(separator: " ").compactMap { Double($0) } }
}

/// Reads the values of the elements of a document.
struct NodeValues: Sendable {
  let source: MergeSource
  private var tree: ElementTree { source.tree }
  private let siblings: SiblingIndices

  init(source: MergeSource) {
    self.source = source
    siblings = SiblingIndices(source.tree)
  }

  /// The values of an element: its attributes and its text; all of a colour or a rectangle as one.
  func values(of node: NodeID) -> [NodeValue] {
    if tree.isElement(node, .include) || tree.isElement(node, .exclude) {
      return installation(by: node)
    }
    let steps = steps(to: node)
    let noise = noise(of: node)
    if MergeNoise.isOneValue(node, in: tree) {
      let place = NodeValue.Place(path: steps.path, override: steps.override)
      var value = NodeValue(place: place, text: wholeText(of: node), noise: noise)
      if tree.isElement(node, .color) {
        value.color = ColorMeaning { name in tree.names.find(name).flatMap { tree[node, $0] } }
        value.isNamed = self.value(of: node, Self.colorNames) != nil
      }
      if noise == .frame, source.isGivenFrame(node) { (value.noise, value.isFrame) = (nil, true) }
      return [value]
    }
    var values: [NodeValue] = []
    for attribute in tree.attributes(of: node) {
      let name = tree.names.text(attribute.name)
      if attribute.name == .id || attribute.name == .sceneID || attribute.name == .key && !isHolder(node) {
        continue
      }
      let path = steps.path.isEmpty ? name : steps.path + "." + name
      values.append(
        NodeValue(
          place: .init(path: path, override: steps.override), text: attribute.value,
          isReference: source.isReference(attribute), isNumber: MergeNoise.isNumber(name, of: node, in: tree),
          noise: noise ?? (MergeNoise.isNoise(attribute: name) ? .tools : nil)))
    }
    let text = source.text(of: node)
    if !text.isEmpty {
      values.append(
        NodeValue(place: .init(path: steps.path, override: steps.override), text: text, noise: noise))
    }
    return values
  }

  private func isHolder(_ node: NodeID) -> Bool { ObjectChange.Part.isHolder(node, in: tree) }

  /// The value of a mask's entry: whether an object is installed.
  private func installation(by node: NodeID) -> [NodeValue] {
    guard let id = tree[node, .reference], let mask = tree.parent(of: node),
      let variation = tree.parent(of: mask)
    else { return [] }
    let key = VariationKey(tree[variation, .key] ?? "")
    return [
      NodeValue(
        place: .init(path: id, override: key, isOfAnother: true), text: id, isReference: true,
        installation: tree.isElement(node, .include) ? "YES" : "NO")
    ]
  }

  /// The path from the holder of an element to it, and the variation on the way.
  func steps(to node: NodeID) -> (path: String, override: VariationKey?) {
    var steps: [String] = []
    var override: VariationKey?
    var current = node
    while !isHolder(current), let parent = tree.parent(of: current), parent != .document {
      if tree.isElement(current, .variation) {
        override = VariationKey(tree[current, .key] ?? "")
      } else if let key = tree[current, .key] {
        steps.append(key)
      } else {
        steps.append(step(of: current))
      }
      current = parent
    }
    return (steps.reversed().joined(separator: "."), override)
  }

  /// The step of a path to an element without a key: its name or index in its list, beside its tag.
  private func step(of node: NodeID) -> String {
    let tag = tree.tag(of: node)
    if let name = NodeIdentity.name(of: node, in: tree) { return "\(tag)[\(name)]" }
    return siblings[node].map { "\(tag)[\($0)]" } ?? tag
  }

  /// Whether elements of one kind in an element are distinguished by their indices.
  func hasAlike(in node: NodeID) -> Bool { siblings.owners.contains(node) }

  /// The word for an element without an identifier: its text, else its tag.
  func word(for node: NodeID) -> String {
    if let word = value(of: node, ["title", "text", "content", "value"]) { return word }
    let text = source.text(of: node)
    return text.isEmpty ? tree.tag(of: node) : text
  }

  /// The value of the first attribute of some names that an element has.
  private func value(of node: NodeID, _ names: [String]) -> String? {
    names.lazy.compactMap { tree.names.find($0) }.compactMap { tree[node, $0] }.first
  }

  /// The attributes that name a colour.
  private static let colorNames = ["name", "systemColor", "cocoaTouchSystemColor"]

  /// A colour, a rectangle or a point on one line.
  private func wholeText(of node: NodeID) -> String {
    let attributes = tree.attributes(of: node).filter { $0.name != .key && $0.name != .id }
    if tree.isElement(node, .color) {
      if let name = value(of: node, Self.colorNames) { return name }
      return attributes.map { "\(tree.names.text($0.name)) \($0.value)" }.joined(separator: ", ")
    }
    return attributes.map(\.value).joined(separator: " ")
  }

  /// The reason why nobody chose a node, by the node itself or its ancestors.
  func noise(of node: NodeID) -> ChangedValue.Noise? {
    var current: NodeID? = node
    while let node = current, tree.kind(of: node) == .element {
      if tree.name(of: node) == .resources { return nil }
      if let parent = tree.parent(of: node), tree.isElement(parent, .resources) {
        return tree.isElement(node, .systemColor) ? .tools : nil
      }
      if MergeNoise.isNoise(node, in: tree) {
        switch tree.name(of: node).known {
        case .rect: return .frame
        case .point, .simulatedMetricsContainer: return .canvas
        default: return .tools
        }
      }
      if tree[node, .id] != nil { return nil }
      current = tree.parent(of: node)
    }
    return nil
  }
}
