package import SceneModel

/// The attributes and the keyed children that the format lets an element have.
///
/// Names are those that Interface Builder writes. An element inherits from the element of which it is a
/// kind (InterfaceBuilder.md#declared-attributes).
package struct ElementDeclaration: Sendable {
  /// A child with a key.
  package struct Child: Hashable, Sendable {
    /// The key, such as `textColor`.
    package let key: String
    /// The names of the elements that it may be; `<nil>` may stand for each.
    package let elements: [String]
  }

  /// The element's name.
  package let element: String
  /// The element of which it is a kind, or nil.
  let parent: String?
  /// The attributes, the element's own first; `key`, `id` and `sceneMemberID` are not listed.
  package let attributes: [String]
  /// The keyed children, the element's own first.
  package let children: [Child]
  /// How many of the attributes and of the keyed children are the element's own.
  private let own: (attributes: Int, children: Int)

  /// A declaration of an element's own attributes and children.
  ///
  /// - Parameters:
  ///   - parent: The element of which it is a kind.
  ///   - attributes: Names, separated by white space.
  ///   - children: Keys with the elements that they may be, `key:element,element`, separated by white space.
  init(_ element: String, is parent: String? = nil, _ attributes: String = "", children: String = "") {
    self.init(
      element, parent, attributes.words,
      children.words.map { child in
        let names = child.utf8.split { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") }
          .compactMap { String($0) }
        return Child(key: names.first ?? "", elements: names.dropFirst().filter { $0 != "nil" })
      })
  }

  private init(
    _ element: String, _ parent: String?, _ attributes: [String], _ children: [Child],
    own: (attributes: Int, children: Int)? = nil
  ) {
    self.element = element
    self.parent = parent
    self.attributes = attributes
    self.children = children
    self.own = own ?? (attributes.count, children.count)
  }

  /// The names that a path may use, for messages: the element's own attributes, then its own keyed children,
  /// as `textColor.…`, then the inherited ones.
  ///
  /// - Parameter possible: The attributes to list.
  package func names(of possible: some Sequence<String>) -> [String] {
    let possible = Set(possible)
    func names(_ attributes: ArraySlice<String>, _ children: ArraySlice<Child>) -> [String] {
      attributes.filter(possible.contains) + children.map { $0.key + ".…" }
    }
    return names(attributes.prefix(own.attributes), children.prefix(own.children))
      + names(attributes.dropFirst(own.attributes), children.dropFirst(own.children))
  }

  /// The keyed child of a key, or nil where the element has none.
  package func child(_ key: String) -> Child? { children.first { $0.key == key } }

  /// The declaration together with that of the element of which it is a kind.
  private func inheriting(_ parent: ElementDeclaration) -> ElementDeclaration {
    ElementDeclaration(
      element, self.parent, attributes + parent.attributes.filter { !attributes.contains($0) },
      children + parent.children.filter { child($0.key) == nil }, own: own)
  }
}

extension ElementDeclaration {
  /// The declaration of an element in a platform's documents; nil where Ninefold does not know the element.
  package static func of(_ element: String, on platform: Platform) -> ElementDeclaration? {
    switch platform {
    case .iOS, .tvOS: ofUIKit[element]
    case .macOS: ofAppKit[element]
    case .watchOS: nil
    }
  }

  private static let ofUIKit = whole(views + kinds + controllers + values)

  private static let ofAppKit = whole(views + kinds + controllers + values + appKit)

  /// The declarations in the files of the kinds.
  private static let kinds = ObjectKind.all.compactMap { kind in
    kind.declares.map {
      ElementDeclaration(kind.element, is: $0.parent, $0.attributes, children: $0.children)
    }
  }

  /// The declarations by element, each with the inherited ones; of two of one element the last counts.
  private static func whole(_ own: [ElementDeclaration]) -> [String: ElementDeclaration] {
    let byElement = Dictionary(own.map { ($0.element, $0) }) { $1 }
    func whole(_ declaration: ElementDeclaration) -> ElementDeclaration {
      guard let parent = declaration.parent.flatMap({ byElement[$0] }) else { return declaration }
      return declaration.inheriting(whole(parent))
    }
    return byElement.mapValues(whole)
  }
}

extension ElementDeclaration {
  /// The attributes that an element may have beside its present ones: a colour in white has no
  /// red (InterfaceBuilder.md#value-forms).
  package func attributes(beside present: some Sequence<String>) -> [String] {
    guard let forms = Self.forms[element] else { return attributes }
    let present = Set(present)
    let possible = forms.filter { present.isSubset(of: $0) }
    if possible.isEmpty { return attributes }
    return attributes.filter { attribute in possible.contains { $0.contains(attribute) } }
  }

  /// The groups of attributes that occur together, of elements that give a value in one of several ways.
  private static let forms: [String: [Set<String>]] = [
    "color": [
      ["red", "green", "blue", "alpha", "colorSpace", "customColorSpace", "systemColor"],
      ["white", "alpha", "colorSpace", "customColorSpace", "systemColor"],
      ["cyan", "magenta", "yellow", "black", "alpha", "colorSpace", "customColorSpace"],
      ["name", "catalog", "colorSpace"],
      ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"],
    ],
    "fontDescription": [
      ["type", "pointSize", "weight", "size", "width", "design", "symbolicTraits"],
      ["name", "family", "pointSize", "size", "symbolicTraits"], ["style"],
    ],
  ]
}
