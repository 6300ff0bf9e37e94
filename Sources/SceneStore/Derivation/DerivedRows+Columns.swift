import SceneModel

extension SceneRow: TableRow {
  static let table = "scene"
  static let columns = ["position", "last", "id", "name", "controller"]

  var rowKey: RowKey { RowKey(position: position) }

  func append(to batch: inout RowBatch) {
    batch.append(position)
    batch.append(last)
    batch.append(id)
    batch.append(name)
    batch.append(controller)
  }
}

extension ObjectRow: TableRow {
  static let table = "object"
  static let columns = [
    "position", "last", "scene", "parent", "id", "element", "class", "custom_class", "role", "installed",
    "hidden",
  ]

  var rowKey: RowKey { RowKey(position: position) }

  func append(to batch: inout RowBatch) {
    batch.append(position)
    batch.append(last)
    batch.append(scene)
    batch.append(parent)
    batch.append(id)
    batch.append(element)
    batch.append(className)
    batch.append(customClass)
    batch.append(role)
    batch.append(installed.rawValue)
    batch.append(hidden.rawValue)
  }
}

extension ConstraintRow: TableRow {
  static let table = "layout_constraint"
  static let columns = [
    "position", "owner", "id", "first_item", "second_item", "first", "second", "first_attribute",
    "second_attribute", "relation", "multiplier", "constant", "priority", "is_placeholder", "installed",
  ]

  var rowKey: RowKey { RowKey(position: position) }

  func append(to batch: inout RowBatch) {
    batch.append(position)
    batch.append(owner)
    batch.append(id)
    batch.append(firstItem)
    batch.append(secondItem)
    batch.append(first)
    batch.append(second)
    batch.append(firstAttribute)
    batch.append(secondAttribute)
    batch.append(relation)
    batch.append(multiplier)
    batch.append(constant)
    batch.append(priority)
    batch.append(isPlaceholder)
    batch.append(installed.rawValue)
  }
}

extension ConnectionRow: TableRow {
  static let table = "connection"
  static let columns = [
    "position", "source", "id", "kind", "name", "segue_kind", "destination", "target",
  ]

  var rowKey: RowKey { RowKey(position: position) }

  func append(to batch: inout RowBatch) {
    batch.append(position)
    batch.append(source)
    batch.append(id)
    batch.append(kind)
    batch.append(name)
    batch.append(segueKind)
    batch.append(destination)
    batch.append(target)
  }
}

extension OverrideRow: TableRow {
  static let table = "override"
  static let columns = [
    "owner", "position", "name", "property", "key", "width", "height", "rank", "action", "value", "number",
    "deciding",
  ]

  static let keyCount = 3

  var rowKey: RowKey { RowKey(position: owner, inner: position, name: name) }

  func append(to batch: inout RowBatch) {
    batch.append(owner)
    batch.append(position)
    batch.append(name)
    batch.append(property)
    batch.append(key)
    batch.append(width)
    batch.append(height)
    batch.append(rank)
    batch.append(action.rawValue)
    batch.append(value)
    batch.append(number)
    batch.append(deciding.rawValue)
  }
}

extension ResourceRow: TableRow {
  static let table = "resource"
  static let columns = ["position", "kind", "name", "width", "height", "catalog"]

  var rowKey: RowKey { RowKey(position: position) }

  func append(to batch: inout RowBatch) {
    batch.append(position)
    batch.append(kind)
    batch.append(name)
    batch.append(width)
    batch.append(height)
    batch.append(catalog)
  }
}
