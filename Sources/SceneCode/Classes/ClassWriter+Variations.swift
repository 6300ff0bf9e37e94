import SceneModel

/// The parts that depend on the size class.
extension ClassWriter {
  func writeVariations(to lines: inout SourceLines) {
    guard isVaried else { return }
    lines.space()
    lines.block(
      "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)"
    ) { lines in
      lines.add("super.traitCollectionDidChange(previousTraitCollection)")
      lines.add("applySizeClass()")
    }
    lines.space()
    lines.block("private func applySizeClass()") { lines in
      var conditions = Conditions()
      let moved = movedMembers
      for index in moved { conditions.add(context.installed(members.members[index].node)) }
      for set in varied.sets { conditions.add(set) }
      for group in groups { conditions.add(group.classes) }
      conditions.write(to: &lines)
      if !groups.isEmpty {
        lines.space()
        for group in groups { lines.add("NSLayoutConstraint.deactivate(\(group.property))") }
      }
      for index in moved { writeMove(index, conditions, &lines) }
      varied.write(to: &lines, conditions.text)
      if !groups.isEmpty { lines.space() }
      for group in groups {
        let statement = "NSLayoutConstraint.activate(\(group.property))"
        lines.choose([(conditions.text(of: group.classes), [statement])])
      }
    }
  }

  /// Adds or removes a view that is installed in some classes only, where it stands among its siblings.
  private func writeMove(_ index: Int, _ conditions: Conditions, _ lines: inout SourceLines) {
    let member = members.members[index]
    let isMoved = Set(movedMembers)
    let next = members.members.indices.first { other in
      other > index && !isMoved.contains(other) && members.members[other].parent == member.parent
    }
    let adding: String
    var removing = ["\(member.prefix)removeFromSuperview()"]
    switch member.placement {
    case .subview(let parent):
      let prefix = members.members[parent].prefix
      adding =
        next.map { "\(prefix)insertSubview(\(member.object), belowSubview: \(members.members[$0].object))" }
        ?? "\(prefix)addSubview(\(member.object))"
    case .arranged(let parent):
      let stack = members.members[parent].prefix
      adding =
        next.map { next in
          let place = "\(stack)arrangedSubviews.firstIndex(of: \(members.members[next].object)) ?? 0"
          return "\(stack)insertArrangedSubview(\(member.object), at: \(place))"
        } ?? "\(stack)addArrangedSubview(\(member.object))"
    case .property(let name, let parent):
      let prefix = name.hasPrefix("navigationItem") ? "" : members.members[parent].prefix
      adding = "\(prefix)\(name) = \(member.object)"
      removing = ["\(prefix)\(name) = nil"]
    case .given: return
    }
    lines.space()
    let set = context.installed(member.node)
    if set.classes.isEmpty { return }
    if let parent = member.parent, context.installed(members.members[parent].node).isSubset(of: set) {
      return
    }
    lines.choose([(conditions.text(of: set), [adding]), (nil, removing)])
  }
}

/// The conditions of one method, each under a name where it has a short one.
private struct Conditions {
  private var sets: [SizeClassSet] = []

  mutating func add(_ set: SizeClassSet) {
    if set != .all, !set.classes.isEmpty, !sets.contains(set) { sets.append(set) }
  }

  /// The condition of a set.
  func text(of set: SizeClassSet) -> String {
    if set == .all { return "true" }
    let condition = SizeClassCondition(set)
    guard let name = condition.name else {
      return sets.firstIndex(of: set).map { "isVariation\($0 + 1)" } ?? condition.expression
    }
    return "is" + SwiftName.uppercasedStart(name)
  }

  /// Writes the constants that conditions are read from.
  func write(to lines: inout SourceLines) {
    let conditions = sets.map(SizeClassCondition.init)
    for (axis, property) in [("width", "horizontalSizeClass"), ("height", "verticalSizeClass")]
    where conditions.contains(where: { $0.expression.contains("\(axis) ") }) {
      lines.add("let \(axis) = traitCollection.\(property)")
    }
    for (set, condition) in zip(sets, conditions) {
      lines.add("let \(text(of: set)) = \(condition.expression)")
    }
  }
}
