/// Declares a property as a value that the command line gives by its position.
@propertyWrapper
package final class Argument<Value>: ValueParameter<Value> {
  package var wrappedValue: Value { value }
  package var projectedValue: Argument<Value> { self }
}

extension Argument {
  /// A required argument.
  package convenience init(_ name: String, help: String) where Value: ArgumentValue {
    self.init(.argument, name, help: help, .one)
  }

  /// An optional argument.
  package convenience init<Wrapped: ArgumentValue>(_ name: String, help: String) where Value == Wrapped? {
    self.init(.argument, name, help: help, .optional(), initially: .some(nil))
  }

  /// Any number of arguments.
  package convenience init<Element: ArgumentValue>(wrappedValue: Value, _ name: String, help: String)
  where Value == [Element] {
    self.init(.argument, name, help: help, .all(), initially: wrappedValue, isRepeating: true)
  }

  /// One or more arguments.
  package convenience init<Element: ArgumentValue>(_ name: String, help: String) where Value == [Element] {
    self.init(.argument, name, help: help, .all(), isRepeating: true)
  }
}
