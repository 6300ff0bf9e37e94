/// Properties that are read from the command line: those of a command, or of options that several commands
/// share.
protocol ArgumentGroup {
  /// The group as no line has filled it.
  init()

  /// The declared properties, in the order in which usage and help name them.
  var declared: [any Declared] { get }

  /// Checks what the values mean together.
  func validate() throws(UsageError)
}

extension ArgumentGroup {
  func validate() throws(UsageError) {}

  /// The arguments, options and flags of the group and of the groups in it.
  var parameters: [Parameter] { declared.flatMap(\.parameters) }
}

/// A property that is declared to be read from the command line.
protocol Declared {
  /// The arguments, options and flags that the property stands for.
  var parameters: [Parameter] { get }

  /// Checks what the values mean together.
  func validate() throws(UsageError)
}

/// Declares a property to be a group of options, which other commands may have as well.
@propertyWrapper
struct OptionGroup<Group: ArgumentGroup>: Declared {
  let wrappedValue: Group

  init() { wrappedValue = Group() }

  var projectedValue: Self { self }
  var parameters: [Parameter] { wrappedValue.parameters }

  func validate() throws(UsageError) {
    for property in wrappedValue.declared { try property.validate() }
    try wrappedValue.validate()
  }
}
