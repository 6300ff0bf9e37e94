/// One statement that sets a property of an object.
struct Setting: Hashable {
  /// The property or the method that the statement is about: two settings of one subject replace each other.
  let subject: String
  /// The statement behind the object and its dot, such as `text = "Saltwick"`.
  let statement: String
  /// Whether the class has the value by itself.
  let isDefault: Bool
}

/// How an object is made and set up.
struct ObjectSettings {
  /// The expression that makes it, such as `UIButton(type: .system)`.
  var creation: String
  var settings: [Setting] = []
  /// Statements about values that stand before the settings, such as those of a button's configuration.
  var preparation: [String] = []
  /// The parts that could not be carried over, without the object's name.
  var omissions: [String] = []
}
