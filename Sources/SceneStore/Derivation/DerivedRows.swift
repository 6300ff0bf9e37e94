import SceneModel

/// All the rows that follow from a document's tree, in document order.
struct DerivedRows: Equatable {
  /// The owner and the path of each node by its position; the first is of the document node.
  var locations: [ValueLocation] = []
  var scenes: [SceneRow] = []
  var objects: [ObjectRow] = []
  var constraints: [ConstraintRow] = []
  var connections: [ConnectionRow] = []
  var overrides: [OverrideRow] = []
  var resources: [ResourceRow] = []
}

/// Where a value stands: its owner's position and its path in it; owner 0 of what is no value.
struct ValueLocation: Equatable {
  var owner = 0
  var path: ValuePath?
}

/// A row of `scene`.
struct SceneRow: Equatable {
  var position: Int
  var last: Int
  var id: String
  var name: String
  var controller: Int?
}

/// A row of `object`.
struct ObjectRow: Equatable {
  var position: Int
  var last: Int
  var scene: Int
  var parent: Int?
  var id: String
  var element: String
  var className: String?
  var customClass: String?
  var role: String
  var installed: SizeClassSet
  var hidden: SizeClassSet
}

/// A row of `layout_constraint`.
struct ConstraintRow: Equatable {
  var position: Int
  var owner: Int
  var id: String?
  var firstItem: String
  var secondItem: String?
  var first: Int?
  var second: Int?
  var firstAttribute: String
  var secondAttribute: String?
  var relation: String
  var multiplier: Double
  var constant: Double
  var priority: Double
  var isPlaceholder: Bool
  var installed: SizeClassSet
}

/// A row of `connection`.
struct ConnectionRow: Equatable {
  var position: Int
  var source: Int
  var id: String?
  var kind: String
  var name: String?
  var segueKind: String?
  var destination: String?
  var target: Int?
}

/// A row of `override`.
struct OverrideRow: Equatable {
  /// The effect of the override.
  enum Action: String {
    case install, uninstall, value
  }

  var owner: Int
  var position: Int
  var name: String
  var property: String
  var key: String
  var width: String
  var height: String
  var rank: Int
  var action: Action
  var value: String?
  var number: Double?
  var deciding: SizeClassSet
}

/// A row of `resource`.
struct ResourceRow: Equatable {
  var position: Int
  var kind: String
  var name: String
  var width: Double?
  var height: Double?
  var catalog: String?
}
