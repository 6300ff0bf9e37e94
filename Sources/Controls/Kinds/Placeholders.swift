import SceneModel

/// Objects that stand for others, and objects of classes that UIKit does not know.
extension ObjectKind {
  static let customObject = ObjectKind(.customObject, "NSObject", role: .other)
  static let exit = ObjectKind(.exit, "UIResponder", role: .other)
  static let placeholder = ObjectKind(.placeholder, "NSObject", role: .other)
}
