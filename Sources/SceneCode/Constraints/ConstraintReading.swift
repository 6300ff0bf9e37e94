import Controls
import Resolver
import SceneModel

/// Reads the constraints of one class as expressions of anchors.
struct ConstraintReading {
  private let context: CodeContext
  private let members: CodeMembers
  private let root: NodeID
  private var tree: ElementTree { context.tree }
  private(set) var constraints: [CodeConstraint] = []
  private(set) var omissions: [CodeOmission] = []

  init(_ members: CodeMembers, _ root: NodeID, _ context: CodeContext) {
    self.members = members
    self.root = root
    self.context = context
    let range = tree.subtree(of: root)
    for constraint in context.resolver.constraints where range.contains(Int(constraint.node.index)) {
      guard members.indices[constraint.owner] != nil else { continue }
      read(constraint)
    }
  }

  private mutating func read(_ own: LayoutConstraint) {
    // Interface Builder removes placeholders when it builds.
    if own.isPlaceholder { return }
    let installed = context.installed(own.node)
    let values = context.classes.map { resolution in
      context.isVaried(own.node) ? resolution.layoutConstraint(own.node) ?? own : own
    }
    let place = installed.classes.first.map(\.number) ?? 0
    let constraint = installed.contains(.any) ? values[0] : values[place]
    if values.contains(where: { $0.multiplier != constraint.multiplier }) {
      omissions.append(CodeOmission(object: own.id, text: "multipliers by size class of a constraint"))
    }
    let outlet = tree[own.node, .id].flatMap { context.outlets[$0] }
    let isFlipped = outlet == nil && flips(constraint)
    guard let creation = creation(isFlipped ? constraint.flipped : constraint) else {
      omissions.append(
        CodeOmission(object: own.id, text: "the constraint \(constraint.shortText.shown(upTo: 50))"))
      return
    }
    constraints.append(
      CodeConstraint(
        node: own.node, creation: creation, settings: settings(of: constraint), outlet: outlet,
        installed: installed, name: name(of: isFlipped ? constraint.flipped : constraint),
        varied: varied(values, installed, isFlipped: isFlipped)))
  }

  /// The priority, where it is not required, and the identifier.
  private func settings(of constraint: LayoutConstraint) -> [Setting] {
    var settings: [Setting] = []
    if constraint.priority != LayoutPriority.required.value {
      settings.append(
        Setting(
          subject: "priority", statement: "priority = \(SwiftText.priority(constraint.priority))",
          isDefault: false))
    }
    if let identifier = tree[constraint.node, .identifier], !identifier.isEmpty {
      settings.append(
        Setting(
          subject: "identifier", statement: "identifier = \(SwiftText.literal(identifier))", isDefault: false)
      )
    }
    return settings
  }

  /// Of each class the constant and the priority, where some of them differ.
  private func varied(
    _ values: [LayoutConstraint], _ installed: SizeClassSet, isFlipped: Bool
  ) -> [[Setting]] {
    guard let first = values.first else { return [] }
    var result = Array(repeating: [Setting](), count: values.count)
    func add(_ subject: String, _ differs: Bool, _ text: (LayoutConstraint) -> String) {
      guard differs else { return }
      for (index, value) in values.enumerated() {
        result[index].append(
          Setting(subject: subject, statement: "\(subject) = \(text(value))", isDefault: false))
      }
    }
    add("constant", values.contains { $0.constant != first.constant }) { value in
      SwiftText.number(isFlipped ? 0 - value.constant : value.constant)
    }
    add("priority", values.contains { $0.priority != first.priority }) { SwiftText.priority($0.priority) }
    return result.allSatisfy(\.isEmpty) ? [] : result
  }

  /// Whether the second item comes first in code: a subview is placed in its superview, not the reverse.
  private func flips(_ constraint: LayoutConstraint) -> Bool {
    guard let second = constraint.second, constraint.multiplier == 1, !constraint.first.attribute.isDimension,
      !second.attribute.isDimension, let first = context.resolver.node(constraint.first.item),
      let other = context.resolver.node(second.item), tree.isView(other), other != constraint.owner
    else { return false }
    return first == constraint.owner || tree.role(of: first) == .guide
  }

  // MARK: Expressions

  private func creation(_ constraint: LayoutConstraint) -> String? {
    guard let first = item(constraint.first.item, constraint.first.attribute) else { return nil }
    guard let side = constraint.second else {
      guard first.attribute.isDimension else { return long(constraint, first, nil) }
      return "\(first.anchor).constraint(\(constraint.relation.label)Constant: "
        + "\(SwiftText.number(constraint.constant)))"
    }
    guard let second = item(side.item, side.attribute) else { return nil }
    let isSize = first.attribute.isDimension
    guard isSize == second.attribute.isDimension, isSize || constraint.multiplier == 1,
      isSize || first.attribute.axis == second.attribute.axis,
      first.attribute.isAbsolute == second.attribute.isAbsolute
    else { return long(constraint, first, second) }
    var text = "\(first.anchor).constraint(\(constraint.relation.label): \(second.anchor)"
    if constraint.multiplier != 1 { text += ", multiplier: \(SwiftText.precise(constraint.multiplier))" }
    if constraint.constant != 0 { text += ", constant: \(SwiftText.number(constraint.constant))" }
    return text + ")"
  }

  /// The initializer that says what anchors cannot: a multiplied position, a mixture of attributes.
  private func long(_ constraint: LayoutConstraint, _ first: Item, _ second: Item?) -> String {
    let other = second.map { "toItem: \($0.object), attribute: .\($0.longAttribute)" }
    return "NSLayoutConstraint(item: \(first.object), attribute: .\(first.longAttribute), "
      + "relatedBy: .\(constraint.relation.rawValue), "
      + "\(other ?? "toItem: nil, attribute: .notAnAttribute"), "
      + "multiplier: \(SwiftText.precise(constraint.multiplier)), "
      + "constant: \(SwiftText.number(constraint.constant)))"
  }

  /// One side of a constraint in code.
  private struct Item {
    /// The view or the guide.
    let object: String
    /// The text before an anchor of it.
    let prefix: String
    let attribute: LayoutAttribute

    /// The anchor of the attribute.
    var anchor: String {
      let name = attribute.anchorName
      return attribute.isRelativeToMargins ? "\(prefix)layoutMarginsGuide.\(name)" : "\(prefix)\(name)"
    }

    var longAttribute: String { attribute == .baseline ? "lastBaseline" : attribute.rawValue }
  }

  private func item(_ id: ObjectID, _ attribute: LayoutAttribute) -> Item? {
    guard let node = context.resolver.node(id) else { return nil }
    if let index = members.indices[node] {
      let member = members.members[index]
      return Item(object: member.object.forced, prefix: member.prefix, attribute: attribute)
    }
    return guide(node, attribute)
  }

  private func guide(_ node: NodeID, _ attribute: LayoutAttribute) -> Item? {
    if tree.isElement(node, .viewControllerLayoutGuide) { return barGuide(node, attribute) }
    guard let name = tree[node, .key].flatMap({ Self.guides[$0] }),
      let owner = tree.ancestor(of: node, where: tree.isView),
      let index = members.indices[owner]
    else { return nil }
    let object = members.members[index].prefix + name
    return Item(object: object, prefix: object + ".", attribute: attribute)
  }

  /// A guide of a controller's bars, which the safe area replaces: the bottom of the upper one is the top of
  /// the safe area (InterfaceBuilder.md#layout-guides).
  private func barGuide(_ node: NodeID, _ attribute: LayoutAttribute) -> Item? {
    let isTop = tree[node, .type] == "top"
    let view = members.members.first?.prefix ?? ""
    let area = view + "safeAreaLayoutGuide"
    switch (isTop, attribute) {
    case (true, .bottom): return Item(object: area, prefix: area + ".", attribute: .top)
    case (false, .top): return Item(object: area, prefix: area + ".", attribute: .bottom)
    case (true, .top), (false, .bottom):
      return Item(object: members.members.first?.object ?? "self", prefix: view, attribute: attribute)
    default: return nil
    }
  }

  /// UIKit's names of guides, by the keys of documents.
  private static let guides = [
    "safeArea": "safeAreaLayoutGuide", "layoutMargins": "layoutMarginsGuide",
    "readableContent": "readableContentGuide", "contentLayoutGuide": "contentLayoutGuide",
    "frameLayoutGuide": "frameLayoutGuide", "keyboard": "keyboardLayoutGuide",
  ]

  /// A name such as `titleLabelTop`.
  private func name(of constraint: LayoutConstraint) -> String {
    let node = context.resolver.node(constraint.first.item)
    let object = node.flatMap { members.indices[$0] }.map { members.members[$0].expression } ?? ""
    let base = object.split(separator: ".").last.map(String.init)?.replacing("?", with: "") ?? ""
    let attribute = constraint.first.attribute.rawValue
    return base.isEmpty ? attribute : base + SwiftName.uppercasedStart(attribute)
  }
}

extension LayoutConstraint {
  /// The same constraint, read from the other side.
  fileprivate var flipped: LayoutConstraint {
    guard let second else { return self }
    var result = self
    result.first = second
    result.second = first
    result.constant = 0 - constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: result.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: result.relation = .lessThanOrEqual
    }
    return result
  }

  /// The constraint by identifiers.
  fileprivate var shortText: String {
    Self.equation(
      first, relation, second, multiplier: multiplier, constant: constant, number: SwiftText.number)
  }
}

extension LayoutConstraint.Relation {
  /// The label of the first argument of an anchor's method.
  fileprivate var label: String {
    switch self {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}

extension LayoutAttribute {
  /// The name of the anchor; of an attribute of the margins that of their guide.
  fileprivate var anchorName: String {
    switch self {
    case .baseline: "lastBaselineAnchor"
    case .leftMargin: "leftAnchor"
    case .rightMargin: "rightAnchor"
    case .leadingMargin: "leadingAnchor"
    case .trailingMargin: "trailingAnchor"
    case .topMargin: "topAnchor"
    case .bottomMargin: "bottomAnchor"
    case .centerXWithinMargins: "centerXAnchor"
    case .centerYWithinMargins: "centerYAnchor"
    default: rawValue + "Anchor"
    }
  }

  /// Whether it is of the left or the right, which anchors do not compare with leading and trailing.
  fileprivate var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}

extension String {
  /// An optional chain as an object that is there.
  fileprivate var forced: String { hasSuffix("?") ? String(dropLast()) + "!" : self }
}

extension SwiftText {
  /// A factor with all its digits.
  static func precise(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int64(value)) : "\(value)"
  }
}
