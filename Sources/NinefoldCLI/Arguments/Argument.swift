/// Declares a property as a value that the command line gives by its position.
@propertyWrapper
final class Argument<Value>: ValueParameter<Value> {
  var wrappedValue: Value { value }
  var projectedValue: Argument<Value> { self }
}

extension Argument {
  /// A required argument.
  convenience init(_ name: String, help: String) where Value: ArgumentValue {
    self.init(.argument, name, help: help, .one)
  }

  /// An optional argument.
  convenience init<Wrapped: ArgumentValue>(_ name: String, help: String) where Value == Wrapped? {
    self.init(.argument, name, help: help, .optional(), initially: .some(nil))
  }

  /// Any number of arguments.
  convenience init<Element: ArgumentValue>(wrappedValue: Value, _ name: String, help: String)
  where Value == [Element] {
    self.init(.argument, name, help: help, .all(), initially: wrappedValue, isRepeating: true)
  }

  /// One or more arguments.
  convenience init<Element: ArgumentValue>(_ name: String, help: String) where Value == [Element] {
    self.init(.argument, name, help: help, .all(), isRepeating: true)
  }
}
