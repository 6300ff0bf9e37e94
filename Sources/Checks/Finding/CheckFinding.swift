package import InterfaceBuilder
package import SceneModel

/// A fault that a rule found.
///
/// It is a class of constants: a check of many documents passes its findings on several times, and each copy
/// of a structure would copy ten references.
package final class CheckFinding: Sendable {
  /// Another object that a finding is about.
  package struct Related: Hashable, Sendable {
    /// Its identifier; empty where it has none.
    package let object: ObjectID
    /// Its name in messages, such as `'Name' (abc-de-fgh)`.
    package let name: String
    package let place: DocumentPlace

    package init(object: ObjectID, name: String, place: DocumentPlace) {
      self.object = object
      self.name = name
      self.place = place
    }
  }

  /// The id of the rule.
  package let rule: String
  package let severity: CheckSeverity
  /// The place of the object; its path is relative to the directory or project.
  package let place: DocumentPlace
  /// The scene; nil where the object is in none.
  package let scene: ObjectID?
  /// The identifier of the object, or of its nearest ancestor that has one; empty where none has.
  package let object: ObjectID
  /// The name of the object in messages, such as `'Name' (abc-de-fgh)`.
  package let name: String
  /// The fault: one line without a full stop.
  package let message: String
  /// Further details, a line each.
  package let details: [String]
  package let related: [Related]
  /// The names of the environments in which it holds, in the order of the plan; empty where it holds in all.
  package let environments: [String]
  /// Whether `ninefold fix` fixes it.
  package let isFixable: Bool

  package init(
    rule: String, severity: CheckSeverity, place: DocumentPlace, scene: ObjectID?, object: ObjectID,
    name: String, message: String, details: [String] = [], related: [Related] = [],
    environments: [String] = [], isFixable: Bool = false
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.scene = scene
    self.object = object
    self.name = name
    self.message = message
    self.details = details
    self.related = related
    self.environments = environments
    self.isFixable = isFixable
  }

  /// The finding restricted to some of its environments.
  package func holding(in environments: [String]) -> CheckFinding {
    CheckFinding(
      rule: rule, severity: severity, place: place, scene: scene, object: object, name: name,
      message: message,
      details: details, related: related, environments: environments, isFixable: isFixable)
  }
}

extension CheckFinding: Hashable {
  package static func == (a: CheckFinding, b: CheckFinding) -> Bool {
    a === b
      || a.rule == b.rule && a.severity == b.severity && a.place == b.place && a.scene == b.scene
        && a.object == b.object && a.name == b.name && a.message == b.message && a.details == b.details
        && a.related == b.related && a.environments == b.environments && a.isFixable == b.isFixable
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(place)
    hasher.combine(message)
  }
}
