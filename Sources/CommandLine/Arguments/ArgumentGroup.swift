/// Properties that are read from the command line: those of a command, or of options that several commands
/// share.
package protocol ArgumentGroup {
  /// The group before a command line fills it.
  init()

  /// The declared properties, in the order in which usage and help name them.
  var declared: [any Declared] { get }

  /// Checks the combination of the values.
  func validate() throws(UsageError)
}

extension ArgumentGroup {
  package func validate() throws(UsageError) {}

  /// The arguments, options and flags of the group and of the groups in it.
  package var parameters: [Parameter] { declared.flatMap(\.parameters) }
}

/// A property that is declared to be read from the command line.
package protocol Declared {
  /// The arguments, options and flags that the property stands for.
  var parameters: [Parameter] { get }

  /// Checks the combination of the values.
  func validate() throws(UsageError)
}

/// Declares a property to be a group of options, which other commands may have as well.
@propertyWrapper
package struct OptionGroup<Group>: Declared {
  package let wrappedValue: Group
  package let parameters: [Parameter]
  private let check: () throws(UsageError) -> Void

  // The type itself has no requirement on the group: the runtime would look the conformance up as it makes
  // the type, which costs more at the start than the rest of the command line.
  package init() where Group: ArgumentGroup {
    let group = Group()
    wrappedValue = group
    parameters = group.parameters
    check = { () throws(UsageError) in
      for property in group.declared { try property.validate() }
      try group.validate()
    }
  }

  package var projectedValue: Self { self }

  package func validate() throws(UsageError) { try check() }
}
