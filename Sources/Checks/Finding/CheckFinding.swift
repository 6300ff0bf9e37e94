package import InterfaceBuilder
package import SceneModel

/// Something wrong that a rule found.
///
/// It is a class of constants: a check of many documents passes its findings on several times, each of which would copy ten
/// references.
package final class CheckFinding: Sendable {
  /// Another object that a finding is about.
  package struct Related: Hashable, Sendable {
    /// Its identifier; empty of what has none.
    package let object: ObjectID
    /// What it is called, such as `'Name' (abc-de-fgh)`.
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
  /// Where the object stands; its path is relative to the directory or project.
  package let place: DocumentPlace
  /// The scene, or nil of what is in none.
  package let scene: ObjectID?
  /// The identifier of the object, or of the nearest around it that has one; empty where none has.
  package let object: ObjectID
  /// What the object is called, such as `'Name' (abc-de-fgh)`.
  package let name: String
  /// What is wrong: one line without a full stop.
  package let message: String
  /// What else there is to say, a line each.
  package let details: [String]
  package let related: [Related]
  /// The names of the environments in which it holds, in the order of the plan; empty where it holds in all.
  package let environments: [String]
  /// Whether `ninefold fix` mends it.
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

  /// The finding as far as it holds in some of its environments.
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
