/// An element that is in no tree yet.
///
/// ```swift
/// var document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let color = NewElement("color", ["key": "textColor", "systemColor": "secondaryLabelColor"])
/// try document.apply(.setElement("Odv-L2-9h5", color), in: .anyCompact)
/// ```
public struct NewElement: Hashable, Sendable {
  /// A name and a decoded value.
  ///
  /// ```swift
  /// var label = NewElement("label", ["text": "Tide"])
  /// label.attributes.append(NewElement.Attribute(name: "id", value: "tid-es-001"))
  /// ```
  public struct Attribute: Hashable, Sendable {
    /// The name as the file has it.
    public var name: String
    /// The decoded value.
    public var value: String

    /// An attribute of a name and a value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A child of an element.
  ///
  /// ```swift
  /// var stack = NewElement("stackView")
  /// stack.content.append(.element(NewElement("subviews", [:], [NewElement("label", ["text": "Tide"])])))
  /// ```
  public enum Content: Hashable, Sendable {
    case element(NewElement)
    /// Decoded characters.
    case text(String)
  }

  /// The element's name.
  public var name: String
  /// The attributes in the order in which they are written.
  public var attributes: [Attribute]
  /// The children, in order.
  public var content: [Content]

  /// An element of a name, attributes and children.
  public init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [NewElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.key, value: $0.value) }
    content = children.map { .element($0) }
  }

  /// An element of a name, attributes and characters.
  public init(_ name: String, _ attributes: KeyValuePairs<String, String>, text: String) {
    self.init(name, attributes)
    content = [.text(text)]
  }

  /// The value of an attribute; setting a new one adds it last, setting nil removes it.
  package subscript(_ name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(name: name, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension ElementTree {
  /// A tree whose root is a new element.
  package init(_ element: NewElement) {
    var builder = Builder()
    builder.add(element)
    self = builder.finish()
  }
}

extension ElementTree.Builder {
  /// Adds a new element within the open one.
  package mutating func add(_ element: NewElement) {
    openElement(intern(element.name))
    for attribute in element.attributes {
      addAttribute(Attribute(intern(attribute.name), attribute.value))
    }
    for content in element.content {
      switch content {
      case .element(let child): add(child)
      case .text(let text): addLeaf(.text, text)
      }
    }
    closeElement()
  }
}

extension NewElement {
  /// A copy of a tree's element; comments and unusual spellings are left out.
  package init(copying node: NodeID, of tree: ElementTree) {
    self.init(tree.tag(of: node))
    attributes = tree.attributes(of: node).map { Attribute(name: tree.names.text($0.name), value: $0.value) }
    let children = tree.elements(of: node).map { NewElement(copying: $0, of: tree) }
    if children.isEmpty {
      let text = tree.text(in: node)
      if !text.isEmpty { content = [.text(text)] }
    } else {
      content = children.map { .element($0) }
    }
  }
}
