/// The classes that have UIKit's names, in the modules that have them.
///
/// Documents name classes, and the run time finds them, as that of UIKit does: no room has to know those
/// above it.
@MainActor
enum LibraryClasses {
  private static let modules = ["UIKitCore", "UIKitLayout"]
  private static var named: [String: AnyClass?] = [:]
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// The class of a name; nil of one that is not there.
  static func type(named name: String) -> AnyClass? {
    if let known = named[name] { return known }
    let type: AnyClass? = modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    named[name] = .some(type)
    return type
  }

  /// Whether a class is none of the program's, so that it overrides nothing.
  static func has(_ type: AnyClass) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    let name = _typeName(type, qualified: true)
    let isOwn = modules.contains { name.hasPrefix($0 + ".") }
    known[id] = isOwn
    return isOwn
  }
}
