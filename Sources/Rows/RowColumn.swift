/// A column of the rows of a view.
package struct RowColumn: Hashable, Sendable {
  /// The type of the values.
  package enum Kind: String, Sendable {
    case text, integer, real, truth
  }

  package let name: String
  package let kind: Kind
  /// Whether a row may have no value.
  package let isOptional: Bool
  /// The unit of the values, such as `points`; nil of what has none.
  package let unit: String?
  /// A sentence that says the meaning of a value.
  package let meaning: String

  private init(_ name: String, _ kind: Kind, _ meaning: String, unit: String?, isOptional: Bool) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.unit = unit
    self.meaning = meaning
  }

  static func text(_ name: String, _ meaning: String) -> RowColumn {
    RowColumn(name, .text, meaning, unit: nil, isOptional: false)
  }

  static func optionalText(_ name: String, _ meaning: String) -> RowColumn {
    RowColumn(name, .text, meaning, unit: nil, isOptional: true)
  }

  static func integer(_ name: String, _ meaning: String) -> RowColumn {
    RowColumn(name, .integer, meaning, unit: nil, isOptional: false)
  }

  static func optionalInteger(_ name: String, _ meaning: String) -> RowColumn {
    RowColumn(name, .integer, meaning, unit: nil, isOptional: true)
  }

  /// A set of size classes: bit *n* is the size class of the number *n*.
  static func classes(_ name: String, _ meaning: String) -> RowColumn {
    RowColumn(name, .integer, meaning, unit: "bits of size classes", isOptional: false)
  }

  static func real(_ name: String, _ meaning: String) -> RowColumn {
    RowColumn(name, .real, meaning, unit: nil, isOptional: false)
  }

  static func points(_ name: String, _ meaning: String) -> RowColumn {
    RowColumn(name, .real, meaning, unit: "points", isOptional: false)
  }

  static func optionalPoints(_ name: String, _ meaning: String) -> RowColumn {
    RowColumn(name, .real, meaning, unit: "points", isOptional: true)
  }

  static func truth(_ name: String, _ meaning: String) -> RowColumn {
    RowColumn(name, .truth, meaning, unit: nil, isOptional: false)
  }
}
