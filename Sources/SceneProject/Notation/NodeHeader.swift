import SceneModel

/// How an element is named in a file: `label #abc-12-xyz`, `rect frame`, `view view
/// #8bC-Xf-vdC`, `[compact-any]`.
///
/// The element's name, the value of its attribute `key` where that comes first, and its identifier where that
/// stands where Interface Builder puts it. A `variation` has its size class alone, or its key where that
/// names other traits.
struct NodeHeader {
  var name: String
  var key: String?
  var id: String?

  /// The attributes that Interface Builder writes after `id` (InterfaceBuilder.md#attributes-after-id).
  private static let afterID: Set = [
    "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    "propertyAccessControl",
  ]
  private static let reserved: Set = [FormatName.children, FormatName.tag]

  /// Where the identifier stands among the other attributes.
  static func indexOfID(among names: some BidirectionalCollection<String>) -> Int {
    names.count - names.reversed().prefix(while: afterID.contains).count
  }

  /// Whether a value can stand in a header.
  static func isWord(_ value: String) -> Bool {
    guard let first = value.utf8.first, first != UInt8(ascii: "#") else { return false }
    return value.utf8.allSatisfy { $0 > 0x20 }
  }

  /// The header's text.
  var text: String {
    if name == "variation", let key, id == nil {
      let parsed = VariationKey(key)
      let isClass = !parsed.isUnknown && parsed.otherTraits.isEmpty && parsed.sizeClass != .any
      let short = isClass ? "[\(parsed.sizeClass)]" : "[\(key)]"
      // A key may look like a class, or spell its traits in another order.
      if let back = NodeHeader(short)?.key, back.utf8.elementsEqual(key.utf8) { return short }
    }
    var text = name
    if let key { text += " \(key)" }
    if let id { text += " #\(id)" }
    return Self.reserved.contains(text) ? "<\(text)>" : text
  }

  init(name: String, key: String?, id: String?) {
    self.name = name
    self.key = key
    self.id = id
  }

  /// Reads a header, or nil where the text is none. The name is not examined.
  init?(_ text: String) {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = String(text.dropFirst().dropLast())
      guard Self.isWord(inner) else { return nil }
      name = "variation"
      // Only a key with a “=” names traits, so that no key reads as a class.
      key = Self.sizeClass(inner).map { VariationKey($0).description } ?? inner
      return
    }
    if text.hasPrefix("<"), text.hasSuffix(">") {
      name = String(text.dropFirst().dropLast())
      guard Self.reserved.contains(name) else { return nil }
      return
    }
    var words = Notation.words(of: text)[...]
    guard let first = words.popFirst(), !Self.reserved.contains(text) else { return nil }
    name = first
    if let word = words.first, Self.isWord(word) {
      key = word
      words.removeFirst()
    }
    if let word = words.first, word.hasPrefix("#"), Self.isWord(String(word.dropFirst())) {
      id = String(word.dropFirst())
      words.removeFirst()
    }
    guard words.isEmpty else { return nil }
  }

  /// The size class that a name such as `compact-any` spells exactly.
  private static func sizeClass(_ name: String) -> SizeClass? {
    guard let sizeClass = SizeClass(name: name), sizeClass != .any,
      sizeClass.description.utf8.elementsEqual(name.utf8)
    else { return nil }
    return sizeClass
  }
}
