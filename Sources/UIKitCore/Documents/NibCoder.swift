import SceneModel

/// The coder that objects of a document are made with: `init(coder:)` reads the object's element by it.
///
/// Of keyed archives, which documents are not, it has nothing.
final class NibCoder: NSCoder {
  let source: NibElement

  init(_ element: NibElement) {
    source = element
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NibElement {
  /// The coder that makes an object of the element.
  package var coder: NSCoder { NibCoder(self) }
}

extension NSCoder {
  /// The element of a document that an object is made of; nil of another coder.
  package var element: NibElement? { (self as? NibCoder)?.source }
}
