/// Declares a property as a value that the command line gives after a name: `--name VALUE` or `--name=VALUE`.
@propertyWrapper
package struct Option<Value>: Declared {
  private let parameter: ValueParameter<Value>

  package var wrappedValue: Value { parameter.value }
  package var projectedValue: ValueParameter<Value> { parameter }
  package var parameters: [Parameter] { [parameter] }

  package func validate() throws(UsageError) {}
}

// The value's placeholder in a help text is that of its type where an option gives none.
extension Option {
  /// A required option.
  package init(_ name: String, _ valueName: String? = nil, alias: String? = nil, help: String)
  where Value: ArgumentValue {
    parameter = ValueParameter(.option, name, alias: alias, valueName: valueName, help: help, .one)
  }

  /// An option that an environment variable gives where the line does not, and that is required elsewhere.
  package init(
    _ name: String, _ valueName: String? = nil, alias: String? = nil, variable: String, help: String
  )
  where Value: ArgumentValue {
    parameter = ValueParameter(
      .option, name, alias: alias, valueName: valueName, help: "\(help); by default that of \(variable)",
      .one,
      variable: variable)
  }

  /// An option with a default.
  package init(
    wrappedValue: Value, _ name: String, _ valueName: String? = nil, alias: String? = nil, help: String
  )
  where Value: DefaultArgumentValue {
    parameter = ValueParameter(
      .option, name, alias: alias, valueName: valueName, help: help, .oneOrDefault, initially: wrappedValue)
  }

  /// An option that may be repeated.
  package init<Element: ArgumentValue>(
    wrappedValue: Value, _ name: String, _ valueName: String? = nil, alias: String? = nil, help: String
  )
  where Value == [Element] {
    parameter = ValueParameter(
      .option, name, alias: alias, valueName: valueName, help: help, .all(), initially: wrappedValue,
      isRepeating: true)
  }

  /// An option that may be absent; nil then.
  package init<Wrapped: ArgumentValue>(
    _ name: String, _ valueName: String? = nil, alias: String? = nil, help: String
  )
  where Value == Wrapped? {
    parameter = ValueParameter(
      .option, name, alias: alias, valueName: valueName, help: help, .optional(), initially: .some(nil))
  }

  /// An option that takes several values, with commas between them or one after another, or the word `all`.
  package init<Element: ArgumentValue>(
    wrappedValue: Value, _ name: String, alias: String? = nil, list valueName: String, help: String,
    all: @escaping @autoclosure () -> [Element]
  )
  where Value == [Element] {
    parameter = ValueParameter(
      .option, name, alias: alias, valueName: valueName, help: help, .list(all: all), initially: wrappedValue,
      isRepeating: true)
  }
}
