import SceneModel

/// Placeholders, and objects of classes that UIKit does not know.
extension ObjectKind {
  package static let customObject = ObjectKind(.customObject, "NSObject", role: .other)
  package static let exit = ObjectKind(.exit, "UIResponder", role: .other)
  package static let placeholder = ObjectKind(.placeholder, "NSObject", role: .other)
}
