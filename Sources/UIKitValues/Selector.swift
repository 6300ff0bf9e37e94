/// The name of a method. There is no Objective-C run time that would call it: actions by selectors are kept
/// and never run.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// A method by its name.
  public init(_ name: String) { self.name = name }

  /// A method by its name.
  public init(stringLiteral name: String) { self.name = name }
}
