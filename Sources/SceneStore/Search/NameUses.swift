/// The kinds of things that have a name in a document. What is found by it and cannot be asked for by it,
/// such as a property of an outlet, is none of them.
package struct NameUses: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A scene, by its name or that of its controller.
  package static let scene = NameUses(rawValue: 1)
  /// An object or a constraint, not a connection.
  package static let object = NameUses(rawValue: 2)
  /// A view.
  package static let view = NameUses(rawValue: 4)
  static let all: NameUses = [.scene, .object, .view]
}
