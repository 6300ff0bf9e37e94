/// Declares a property as a value that the command line gives by its position.
@propertyWrapper
package struct Argument<Value>: Declared {
  private let parameter: ValueParameter<Value>

  package var wrappedValue: Value { parameter.value }
  package var projectedValue: ValueParameter<Value> { parameter }
  package var parameters: [Parameter] { [parameter] }

  package func validate() throws(UsageError) {}
}

extension Argument {
  /// A required argument.
  package init(_ name: String, help: String) where Value: ArgumentValue {
    parameter = ValueParameter(.argument, name, help: help, .one)
  }

  /// An optional argument.
  package init<Wrapped: ArgumentValue>(_ name: String, help: String) where Value == Wrapped? {
    parameter = ValueParameter(.argument, name, help: help, .optional(), initially: .some(nil))
  }

  /// Any number of arguments.
  package init<Element: ArgumentValue>(wrappedValue: Value, _ name: String, help: String)
  where Value == [Element] {
    parameter = ValueParameter(
      .argument, name, help: help, .all(), initially: wrappedValue, isRepeating: true)
  }

  /// One or more arguments.
  package init<Element: ArgumentValue>(_ name: String, help: String) where Value == [Element] {
    parameter = ValueParameter(.argument, name, help: help, .all(), isRepeating: true)
  }
}
