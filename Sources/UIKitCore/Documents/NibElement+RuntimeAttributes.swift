import SceneModel

extension NibElement {
  /// The key paths and values that a document sets beside what it knows of the class. Numbers are
  /// `NSNumber`s.
  var runtimeAttributes: [(path: String, value: Any?)] {
    guard let list = element(named: .userDefinedRuntimeAttributes) else { return [] }
    return list.elements.compactMap { attribute in
      attribute.word("keyPath").map { ($0, attribute.runtimeValue) }
    }
  }

  private var runtimeValue: Any? {
    switch word("type") {
    case "boolean": return flag("value").map { NSNumber(value: $0) }
    case "color": return color("value")
    case "image": return image("value")
    case "string": return text(.value)
    case "size": return size("value")
    case "rect": return child("value").map { CGRect(tree.rect($0)) }
    case "point": return child("value").map { CGRect(tree.rect($0)).origin }
    case "number":
      let number = element("value")?.number("value") ?? number("value")
      return number.map { NSNumber(value: Double($0)) }
    default: return nil
    }
  }
}
