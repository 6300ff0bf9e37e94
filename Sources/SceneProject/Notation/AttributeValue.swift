/// An attribute's name and its value, decoded.
struct AttributeValue {
  var name: String
  var value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether two lists have the same characters. `String` would take a composed letter and a decomposed one
  /// as the same.
  static func areSame(_ a: [AttributeValue], _ b: [AttributeValue]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy {
        $0.name.utf8.elementsEqual($1.name.utf8) && $0.value.utf8.elementsEqual($1.value.utf8)
      }
  }
}
