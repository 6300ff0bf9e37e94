import Controls
import SceneModel

extension ClassWriter {
  /// The class as source.
  func write(to lines: inout SourceLines) {
    lines.space()
    lines.add("/// \(documentation)")
    lines.block("final class \(unit.name): \(unit.superclass)") { lines in
      writeViews(to: &lines)
      writeConstraintProperties(to: &lines)
      writeChildProperties(to: &lines)
      writeStart(to: &lines)
      writeHierarchy(to: &lines)
      writeConstraints(to: &lines)
      writeChildren(to: &lines)
      writeVariations(to: &lines)
      writeRows(to: &lines)
    }
  }

  /// The first sentence of what the class is.
  private var documentation: String {
    let file =
      (context.document.path.utf8.split(separator: UInt8(ascii: "/")).last).map { String($0) ?? "" } ?? ""
    let subject =
      switch unit.kind {
      case .controller: "controller"
      case .view: "view"
      case .tableCell, .collectionCell: "cell"
      case .reusableView: "reusable view"
      }
    let id = tree[unit.node, .id] ?? ""
    return "The \(subject) \(id.shown(upTo: 40)) of \(file.shown(upTo: 40))."
  }

  // MARK: Properties

  private func writeViews(to lines: inout SourceLines) {
    for (member, settings) in zip(members.members, settings) where member.isStored {
      lines.space()
      let local = localName(of: member)
      let statements = settings.common.settings.filter { !$0.isDefault }
      let omitted = settings.common.omissions
      if statements.isEmpty, settings.common.preparation.isEmpty, omitted.isEmpty {
        lines.add("let \(member.expression) = \(settings.common.creation)")
        continue
      }
      lines.block("let \(member.expression): \(member.className) =", end: "}()") { lines in
        for statement in settings.common.preparation where !statement.hasPrefix("configuration.") {
          lines.add(statement)
        }
        for statement in settings.common.preparation where statement.hasPrefix("configuration.") {
          lines.add(statement)
        }
        lines.add("let \(local) = \(settings.common.creation)")
        for setting in statements { lines.add("\(local).\(setting.statement)") }
        for text in omitted { lines.comment("Not carried over: \(text.onOneLine)") }
        lines.add("return \(local)")
      }
    }
  }

  /// The name of a view while it is set up.
  private func localName(of member: CodeMember) -> String {
    let element = tree.tag(of: member.node)
    switch element {
    case "switch": return "toggle"
    case "configuration", "layout": return "view"
    default:
      return SwiftText.isName(element) && !SwiftText.isKeyword(element) ? element : "view"
    }
  }

  private func writeConstraintProperties(to lines: inout SourceLines) {
    for entry in constraints {
      guard let property = entry.property else { continue }
      lines.space()
      let access = entry.constraint.outlet == nil ? "private lazy var" : "lazy var"
      let settings = entry.constraint.initialSettings
      if settings.isEmpty {
        lines.add("\(access) \(property) = \(entry.constraint.creation)")
      } else {
        lines.block("\(access) \(property): NSLayoutConstraint =", end: "}()") { lines in
          lines.add("let constraint = \(entry.constraint.creation)")
          for setting in settings { lines.add("constraint.\(setting.statement)") }
          lines.add("return constraint")
        }
      }
    }
    for group in groups {
      lines.space()
      lines.list("private lazy var \(group.property): [NSLayoutConstraint] = [", group.elements, end: "]")
    }
  }

  // MARK: Start

  private func writeStart(to lines: inout SourceLines) {
    switch unit.kind {
    case .controller: writeControllerStart(to: &lines)
    case .tableCell:
      lines.space()
      lines.block("override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)") { lines in
        lines.add("super.init(style: .\(cellStyle), reuseIdentifier: reuseIdentifier)")
        writeSetUp(to: &lines)
      }
      writeCoderInit(to: &lines)
    case .view, .collectionCell, .reusableView:
      lines.space()
      lines.block(frameInit.heading) { lines in
        lines.add(frameInit.call)
        writeSetUp(to: &lines)
      }
      writeCoderInit(to: &lines)
    }
  }

  /// The initializer of a view's class: that of the superclass.
  private var frameInit: (heading: String, call: String) {
    switch unit.superclass {
    case "UITableView":
      ("override init(frame: CGRect, style: UITableView.Style)", "super.init(frame: frame, style: style)")
    case "UICollectionView":
      (
        "override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)",
        "super.init(frame: frame, collectionViewLayout: layout)"
      )
    default: ("override init(frame: CGRect)", "super.init(frame: frame)")
    }
  }

  private var cellStyle: String {
    switch tree[unit.node, .style] {
    case "IBUITableViewCellStyleSubtitle": "subtitle"
    case "IBUITableViewCellStyleValue1": "value1"
    case "IBUITableViewCellStyleValue2": "value2"
    default: "default"
    }
  }

  func writeCoderInit(to lines: inout SourceLines) {
    lines.space()
    lines.add("@available(*, unavailable)")
    lines.add("required init?(coder: NSCoder) { nil }")
  }

  /// The body that sets up what the class does not make itself, and starts the rest.
  func writeSetUp(to lines: inout SourceLines) {
    var hasPrepared = false
    for (member, settings) in zip(members.members, settings) where !member.isStored {
      let isPrepared = !settings.common.preparation.isEmpty
      if isPrepared, hasPrepared {
        // Two objects' values may have one name.
        lines.block("do") { write(settings, of: member, to: &$0) }
      } else {
        write(settings, of: member, to: &lines)
      }
      hasPrepared = hasPrepared || isPrepared
    }
    if hasHierarchy { lines.add("addSubviews()") }
    if hasConstraints { lines.add("addConstraints()") }
    if !children.isEmpty { lines.add("addChildren()") }
    if isVaried { lines.add("applySizeClass()") }
    for omission in omissions { lines.comment("Not carried over: \(omission.text.onOneLine)") }
  }

  private func write(_ settings: MemberSettings, of member: CodeMember, to lines: inout SourceLines) {
    for statement in settings.common.preparation { lines.add(statement) }
    for setting in settings.common.settings where !setting.isDefault {
      // The initializer's parameter hides the property of the view itself.
      let isHidden = member.prefix.isEmpty && setting.subject == "frame"
      lines.add((isHidden ? "self." : member.prefix) + setting.statement)
    }
    let name = member.expression.isEmpty ? "" : " of \(member.expression)"
    for text in settings.common.omissions {
      lines.comment("Not carried over: \(text.onOneLine)\(name)")
    }
  }

  // MARK: Hierarchy and constraints

  var hasHierarchy: Bool { members.members.contains { $0.parent != nil } }

  private func writeHierarchy(to lines: inout SourceLines) {
    guard hasHierarchy else { return }
    let moved = Set(movedMembers)
    lines.space()
    lines.block("private func addSubviews()") { lines in
      for (index, member) in members.members.enumerated() where !moved.contains(index) {
        switch member.placement {
        case .subview(let parent):
          lines.add("\(members.members[parent].prefix)addSubview(\(member.object))")
        case .arranged(let parent):
          lines.add("\(members.members[parent].prefix)addArrangedSubview(\(member.object))")
        case .property(let name, let parent):
          let prefix = name.hasPrefix("navigationItem") ? "" : members.members[parent].prefix
          lines.add("\(prefix)\(name) = \(member.object)")
        case .given: break
        }
      }
    }
  }

  /// The constraints of all classes.
  private var fixed: [NamedConstraint] { constraints.filter { $0.constraint.installed == .all } }
  private var hasConstraints: Bool { !fixed.isEmpty }

  private func writeConstraints(to lines: inout SourceLines) {
    guard hasConstraints else { return }
    lines.space()
    lines.block("private func addConstraints()") { lines in
      var scope = NameScope(SwiftName.inheritedMembers.union(members.members.map(\.expression)))
      var elements: [String] = []
      for entry in fixed {
        if let property = entry.property {
          elements.append(property)
        } else if entry.constraint.settings.isEmpty {
          elements.append(entry.constraint.creation)
        } else {
          let name = scope.unique(entry.constraint.name)
          lines.add("let \(name) = \(entry.constraint.creation)")
          for setting in entry.constraint.settings { lines.add("\(name).\(setting.statement)") }
          elements.append(name)
        }
      }
      lines.list("NSLayoutConstraint.activate([", elements, end: "])")
    }
  }
}

extension CodeConstraint {
  /// The settings that do not differ between classes.
  fileprivate var initialSettings: [Setting] {
    let differing = Set(varied.joined().map(\.subject))
    return settings.filter { !differing.contains($0.subject) }
  }
}
