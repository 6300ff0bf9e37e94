/// Declares a property to be a value that the line gives after a name: `--name VALUE` or `--name=VALUE`.
@propertyWrapper
final class Option<Value>: ValueParameter<Value> {
  var wrappedValue: Value { value }
  var projectedValue: Option<Value> { self }
}

// The value's name in a help text is that of its type where an option gives none.
extension Option {
  /// An option that must be there.
  convenience init(_ name: String, _ valueName: String? = nil, alias: String? = nil, help: String)
  where Value: ArgumentValue {
    self.init(.option, name, alias: alias, valueName: valueName, help: help, .one)
  }

  /// An option with a default.
  convenience init(
    wrappedValue: Value, _ name: String, _ valueName: String? = nil, alias: String? = nil, help: String
  )
  where Value: DefaultArgumentValue {
    self.init(
      .option, name, alias: alias, valueName: valueName, help: help, .oneOrDefault, initially: wrappedValue)
  }

  /// An option that may be there more than once.
  convenience init<Element: ArgumentValue>(
    wrappedValue: Value, _ name: String, _ valueName: String? = nil, alias: String? = nil, help: String
  )
  where Value == [Element] {
    self.init(
      .option, name, alias: alias, valueName: valueName, help: help, .all(), initially: wrappedValue,
      isRepeating: true)
  }

  /// An option that may be there.
  convenience init<Wrapped: ArgumentValue>(
    _ name: String, _ valueName: String? = nil, alias: String? = nil, help: String
  )
  where Value == Wrapped? {
    self.init(
      .option, name, alias: alias, valueName: valueName, help: help, .optional(), initially: .some(nil))
  }

  /// An option that takes several values, with commas between them or one after another, or the word `all`.
  convenience init<Element: ArgumentValue>(
    wrappedValue: Value, _ name: String, alias: String? = nil, list valueName: String, help: String,
    all: [Element]
  )
  where Value == [Element] {
    self.init(
      .option, name, alias: alias, valueName: valueName, help: help, .list(all: all), initially: wrappedValue,
      isRepeating: true)
  }
}
