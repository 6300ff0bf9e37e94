import Controls
import SceneModel

/// Writes one class.
struct ClassWriter {
  let unit: CodeUnit
  let context: CodeContext
  let code: SceneCode.Types
  var members: CodeMembers
  let settings: [MemberSettings]
  var constraints: [NamedConstraint] = []
  var omissions: [CodeOmission] = []
  /// The groups of constraints that are installed in some classes only, in document order.
  var groups: [ConstraintGroup] = []
  var varied = VariedStatements()
  var tree: ElementTree { context.tree }

  /// A constraint, and the property that the class has for it.
  struct NamedConstraint {
    let constraint: CodeConstraint
    let property: String?
  }

  /// The constraints of one set of classes.
  struct ConstraintGroup {
    let classes: SizeClassSet
    let property: String
    var elements: [String]
  }

  init(_ unit: CodeUnit, _ code: SceneCode.Types, _ context: CodeContext) {
    self.unit = unit
    self.code = code
    self.context = context
    let members = CodeMembers(unit, context)
    self.members = members
    settings = members.members.map { MemberSettings($0, members, context) }
    if let root = unit.root {
      let reading = ConstraintReading(members, root, context)
      omissions = reading.omissions
      nameConstraints(reading.constraints)
    }
    gatherVariations()
    omissions += OmittedConnections(unit, members, context).omissions
  }

  /// Gives properties to the constraints that the class must find again.
  private mutating func nameConstraints(_ all: [CodeConstraint]) {
    for constraint in all {
      var property: String?
      if let outlet = constraint.outlet {
        property = members.names.unique(SwiftText.isKeyword(outlet) ? outlet + "Constraint" : outlet)
      } else if !constraint.varied.isEmpty || (constraint.installed != .all && !constraint.settings.isEmpty) {
        property = members.names.unique(constraint.name + "Constraint")
      }
      constraints.append(NamedConstraint(constraint: constraint, property: property))
      guard constraint.installed != .all, !constraint.installed.classes.isEmpty else { continue }
      let element = property ?? constraint.creation
      if let index = groups.firstIndex(where: { $0.classes == constraint.installed }) {
        groups[index].elements.append(element)
      } else {
        let name = SizeClassCondition(constraint.installed).name.map { $0 + "Constraints" }
        groups.append(
          ConstraintGroup(
            classes: constraint.installed, property: members.names.unique(name ?? "variedConstraints"),
            elements: [element]))
      }
    }
  }

  private mutating func gatherVariations() {
    for (member, settings) in zip(members.members, settings) where !settings.varied.isEmpty {
      add(settings.varied, prefix: member.prefix)
    }
    for entry in constraints where !entry.constraint.varied.isEmpty {
      add(entry.constraint.varied, prefix: (entry.property ?? "") + ".")
    }
  }

  private mutating func add(_ classes: [[Setting]], prefix: String) {
    var subjects: [String] = []
    for setting in classes.joined() where !subjects.contains(setting.subject) {
      subjects.append(setting.subject)
    }
    for subject in subjects {
      varied.add(
        classes.map { settings in
          settings.first { $0.subject == subject }.map { prefix + $0.statement } ?? ""
        })
    }
  }

  /// Whether anything depends on the size class.
  var isVaried: Bool { !groups.isEmpty || !varied.isEmpty || !movedMembers.isEmpty }

  /// The members that are not installed in all classes in which what holds them is.
  var movedMembers: [Int] {
    members.members.indices.filter { index in
      guard let parent = members.members[index].parent else { return false }
      return context.installed(members.members[index].node)
        != context.installed(members.members[parent].node)
    }
  }
}

extension CodeMember {
  /// The index of the member that holds it; nil of one that is there already.
  var parent: Int? {
    switch placement {
    case .subview(let index), .arranged(let index), .property(_, let index): index
    case .given: nil
    }
  }
}
