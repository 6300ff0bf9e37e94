extension ElementTree {
  /// Replaces the texts that a document's strings files translate (Devices.md#languages).
  ///
  /// Nodes keep their identifiers. Texts of variations, attributed ones and those in base 64 stay.
  ///
  /// - Parameter replacement: Returns the text for one of an object, by the key of strings files, such as
  ///   `text`, `normalTitle` or `segmentTitles[0]`; nil where it stays.
  /// - Complexity: O(*n*) in the tree's nodes.
  package mutating func replaceTexts(
    _ replacement: (_ object: ObjectID, _ key: String, _ text: String) -> String?
  ) {
    let names = LocalizedNames(self.names)
    for index in nodes.indices where nodes[index].kind == .element {
      let node = NodeID(index)
      guard let id = self[node, .id] else { continue }
      for slot in slots(of: node, names) {
        guard let text = text(in: slot), let new = replacement(ObjectID(id), slot.key, text) else { continue }
        write(new, to: slot)
      }
    }
  }

  /// A text that can be translated.
  private struct TextSlot {
    /// The key's part after the object's identifier in a strings file.
    let key: String
    let holder: NodeID
    let name: String
    let attribute: Name?
  }

  /// The names of attributes that hold texts and occur in the tree.
  private struct LocalizedNames {
    /// Those of objects, which are also the keys.
    let ofObjects: [(text: String, name: Name?)]
    let title: (text: String, name: Name?) = ("title", Name(.title))
    let subtitle: (text: String, name: Name?)

    init(_ names: NameTable) {
      ofObjects = ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle"].map {
        ($0, names.find($0))
      }
      subtitle = ("subtitle", names.find("subtitle"))
    }
  }

  private func slots(of object: NodeID, _ names: LocalizedNames) -> [TextSlot] {
    var slots: [TextSlot] = []
    func add(_ key: String, _ holder: NodeID, _ name: (text: String, name: Name?)) {
      slots.append(TextSlot(key: key, holder: holder, name: name.text, attribute: name.name))
    }
    for name in names.ofObjects { add(name.text, object, name) }
    for child in elements(of: object) {
      switch name(of: child).known {
      case .state: if let key = self[child, .key] { add(key + "Title", child, names.title) }
      case .buttonConfiguration:
        add("configuration.title", child, names.title)
        add("configuration.subtitle", child, names.subtitle)
      case .segments:
        for (index, segment) in elements(of: child).enumerated() {
          add("segmentTitles[\(index)]", segment, names.title)
        }
      default: break
      }
    }
    return slots
  }

  /// The text in a slot; nil where there is none.
  private func text(in slot: TextSlot) -> String? {
    if let value = slot.attribute.flatMap({ self[slot.holder, $0] }) { return value }
    return stringElement(slot).map(text)
  }

  /// The element whose characters are the text.
  private func stringElement(_ slot: TextSlot) -> NodeID? {
    guard let child = child(of: slot.holder, key: slot.name), self[child, .base64UTF8] == nil,
      isElement(child, .string) || isElement(child, .mutableString)
    else { return nil }
    return child
  }

  private mutating func write(_ text: String, to slot: TextSlot) {
    if let attribute = slot.attribute, self[slot.holder, attribute] != nil {
      setAttribute(attribute, of: slot.holder, to: text)
      return
    }
    guard let child = stringElement(slot) else { return }
    var isWritten = false
    for index in subtree(of: child).dropFirst() {
      switch nodes[index].kind {
      case .text, .spelledText, .characterData:
        nodes[index].kind = .text
        texts[Int(nodes[index].content)] = isWritten ? "" : text
        isWritten = true
      case .document, .element, .comment, .instruction, .documentType: break
      }
    }
  }
}
