package import SceneModel

/// Kinds of platforms whose documents are resolved but not laid out: a name, a class and a role
/// (InterfaceBuilder.md#platforms).
extension ObjectKind {
  /// Kinds of one role, by the names of their elements and the names of their classes.
  static func kinds(_ role: Role, _ classes: KeyValuePairs<String, String>) -> [ObjectKind] {
    let names = NameTable()
    return classes.map { element, className in
      names.find(element)?.known.map { ObjectKind($0, className, role: role) }
        ?? ObjectKind(element: element, className, role: role)
    }
  }

  /// The class of views whose elements Ninefold does not know.
  package static func plainView(on platform: Platform) -> String {
    switch platform {
    case .iOS, .tvOS: view.className
    case .macOS: "NSView"
    case .watchOS: "WKInterfaceObject"
    }
  }
}
