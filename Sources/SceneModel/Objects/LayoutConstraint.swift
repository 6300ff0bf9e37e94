/// A constraint as a document has it: `first = multiplier × second + constant`, or with `≤` or `≥`.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let resolution = Resolver(document).resolve(TraitCollection(sizeClass: .compactCompact))
/// for constraint in resolution.scene(document.scenes[0]).constraints where constraint.second == nil {
///   print(constraint.first.item, constraint.first.attribute, constraint.constant)
/// }
/// ```
public struct LayoutConstraint: Hashable, Sendable {
  /// How the two sides compare.
  public enum Relation: String, CaseIterable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// One side: an item and its attribute.
  ///
  /// ```swift
  /// var document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
  /// let top = LayoutConstraint.Side("okJ-Zn-gQY", .top)
  /// let bottom = LayoutConstraint.Side("Odv-L2-9h5", .bottom)
  /// try document.apply(.addConstraint(NewConstraint(top, .greaterThanOrEqual, bottom, constant: 8)))
  /// ```
  public struct Side: Hashable, Sendable {
    /// The item as the document names it. The file leaves it out where the first item is the owner.
    public var item: ObjectID
    /// Which of its edges, sizes, centres or baselines.
    public var attribute: LayoutAttribute
  }

  /// The identifier that the document gives it.
  public var id: ObjectID
  /// The element.
  public var node: NodeID
  /// The view whose `<constraints>` hold the element.
  public var owner: NodeID
  /// The left side of the equation.
  public var first: Side
  /// How the left side compares with the right.
  public var relation: Relation
  /// Nil of a constraint that sets a size to a constant.
  public var second: Side?
  /// The factor of the second side.
  public var multiplier: Double
  /// In points.
  public var constant: Double
  /// Above 0, up to 1000, where 1000 is required.
  public var priority: Double
  /// Whether Interface Builder removes the constraint when it builds.
  public var isPlaceholder: Bool
  /// Whether the constant is Interface Builder's standard spacing.
  public var isSymbolic: Bool
}

extension ElementTree {
  /// Reads a `<constraint>` with given values of the attributes that variations change; nil where its layout
  /// attribute is unknown.
  ///
  /// A missing first item is the owner, a missing relation equality, a missing multiplier 1, a missing
  /// constant 0, a missing priority 1000 (InterfaceBuilder.md#constraint-equation).
  ///
  /// - Parameter value: The value of an attribute: the file's, or that of the variations which apply.
  package func layoutConstraint(_ node: NodeID, value: (KnownName) -> String?) -> LayoutConstraint? {
    guard var constraint = layoutConstraint(node) else { return nil }
    for name in [KnownName.multiplier, .constant, .priority] { constraint.read(name, value(name)) }
    return constraint
  }

  /// Reads a `<constraint>` with its own values; nil where its layout attribute is unknown.
  package func layoutConstraint(_ node: NodeID) -> LayoutConstraint? {
    guard kind(of: node) == .element, let container = parent(of: node), let owner = parent(of: container)
    else { return nil }
    var first = LayoutConstraint.Words()
    var second = LayoutConstraint.Words()
    var result = LayoutConstraint(node: node, owner: owner)
    for index in attributeRange(of: node) {
      let value = attributes[index].value
      switch attributes[index].name.known {
      case .id: result.id = ObjectID(value)
      case .firstItem: first.item = value
      case .firstAttribute: first.read(attribute: value)
      case .secondItem: second.item = value
      case .secondAttribute: second.read(attribute: value)
      case .relation: result.relation = LayoutConstraint.Relation(rawValue: value) ?? .equal
      case .multiplier, .constant, .priority: result.read(attributes[index].name.known, value)
      case .placeholder: result.isPlaceholder = Bool(attribute: value) == true
      case .symbolic: result.isSymbolic = Bool(attribute: value) == true
      default: continue
      }
      readLog?.noteAttribute(index)
    }
    guard let attribute = first.attribute, !second.isUnknown else { return nil }
    result.first = .init(item: ObjectID(first.item ?? self[owner, .id] ?? ""), attribute: attribute)
    result.second = second.item.map {
      .init(item: ObjectID($0), attribute: second.attribute ?? attribute)
    }
    return result
  }
}

extension LayoutConstraint {
  /// The words of one side in the file.
  fileprivate struct Words {
    var item: String?
    var attribute: LayoutAttribute?
    /// Whether the word is no layout attribute.
    var isUnknown = false

    mutating func read(attribute word: String) {
      attribute = LayoutAttribute(word: word)
      isUnknown = attribute == nil
    }
  }

  /// Sets one of the three numbers. A missing or unreadable multiplier is 1, constant 0 and priority
  /// 1000 (InterfaceBuilder.md#unreadable-values).
  package mutating func read(_ name: KnownName?, _ text: String?) {
    switch name {
    case .multiplier: multiplier = text.flatMap(Double.init(multiplier:)) ?? 1
    case .constant: constant = text.flatMap(Double.init(attribute:)) ?? 0
    case .priority: priority = text.flatMap(Double.init(attribute:)) ?? LayoutPriority.required.value
    default: break
    }
  }

  /// A constraint that is no element of a document, owned by the view that would hold it.
  package init(
    id: ObjectID, of owner: NodeID, _ first: Side, _ relation: Relation, _ second: Side?, multiplier: Double,
    constant: Double, priority: Double
  ) {
    self.init(node: owner, owner: owner)
    self.id = id
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// A constraint with the values of an element without attributes.
  fileprivate init(node: NodeID, owner: NodeID) {
    self.init(
      id: ObjectID(""), node: node, owner: owner, first: Side(item: ObjectID(""), attribute: .width),
      relation: .equal, second: nil, multiplier: 1, constant: 0, priority: LayoutPriority.required.value,
      isPlaceholder: false, isSymbolic: false)
  }
}
