import SceneModel

extension SceneRow: DerivedRow {
  static let table = "scene"
  static let columns = ["position", "last", "id", "name", "controller"]

  func bind(to statement: Statement) {
    statement.bind(position, at: 2)
    statement.bind(last, at: 3)
    statement.bind(id, at: 4)
    statement.bind(name, at: 5)
    statement.bind(controller, at: 6)
  }
}

extension ObjectRow: DerivedRow {
  static let table = "object"
  static let columns = [
    "position", "last", "scene", "parent", "id", "element", "class", "custom_class", "role", "installed",
  ]

  func bind(to statement: Statement) {
    statement.bind(position, at: 2)
    statement.bind(last, at: 3)
    statement.bind(scene, at: 4)
    statement.bind(parent, at: 5)
    statement.bind(id, at: 6)
    statement.bind(element, at: 7)
    statement.bind(className, at: 8)
    statement.bind(customClass, at: 9)
    statement.bind(role, at: 10)
    statement.bind(installed.rawValue, at: 11)
  }
}

extension ConstraintRow: DerivedRow {
  static let table = "layout_constraint"
  static let columns = [
    "position", "scene", "owner", "id", "first_item", "second_item", "first", "second", "first_attribute",
    "second_attribute", "relation", "multiplier", "constant", "priority", "is_placeholder", "installed",
  ]

  func bind(to statement: Statement) {
    statement.bind(position, at: 2)
    statement.bind(scene, at: 3)
    statement.bind(owner, at: 4)
    statement.bind(id, at: 5)
    statement.bind(firstItem, at: 6)
    statement.bind(secondItem, at: 7)
    statement.bind(first, at: 8)
    statement.bind(second, at: 9)
    statement.bind(firstAttribute, at: 10)
    statement.bind(secondAttribute, at: 11)
    statement.bind(relation, at: 12)
    statement.bind(multiplier, at: 13)
    statement.bind(constant, at: 14)
    statement.bind(priority, at: 15)
    statement.bind(isPlaceholder, at: 16)
    statement.bind(installed.rawValue, at: 17)
  }
}

extension ConnectionRow: DerivedRow {
  static let table = "connection"
  static let columns = [
    "position", "scene", "source", "id", "kind", "name", "segue_kind", "destination", "target",
  ]

  func bind(to statement: Statement) {
    statement.bind(position, at: 2)
    statement.bind(scene, at: 3)
    statement.bind(source, at: 4)
    statement.bind(id, at: 5)
    statement.bind(kind, at: 6)
    statement.bind(name, at: 7)
    statement.bind(segueKind, at: 8)
    statement.bind(destination, at: 9)
    statement.bind(target, at: 10)
  }
}

extension OverrideRow: DerivedRow {
  static let table = "override"
  static let columns = [
    "owner", "position", "name", "property", "key", "width", "height", "rank", "action", "value", "number",
    "deciding",
  ]

  func bind(to statement: Statement) {
    statement.bind(owner, at: 2)
    statement.bind(position, at: 3)
    statement.bind(name, at: 4)
    statement.bind(property, at: 5)
    statement.bind(key, at: 6)
    statement.bind(width, at: 7)
    statement.bind(height, at: 8)
    statement.bind(rank, at: 9)
    statement.bind(action.rawValue, at: 10)
    statement.bind(value, at: 11)
    statement.bind(number, at: 12)
    statement.bind(deciding.rawValue, at: 13)
  }
}

extension ResourceRow: DerivedRow {
  static let table = "resource"
  static let columns = ["position", "kind", "name", "width", "height", "catalog"]

  func bind(to statement: Statement) {
    statement.bind(position, at: 2)
    statement.bind(kind, at: 3)
    statement.bind(name, at: 4)
    statement.bind(width, at: 5)
    statement.bind(height, at: 6)
    statement.bind(catalog, at: 7)
  }
}
