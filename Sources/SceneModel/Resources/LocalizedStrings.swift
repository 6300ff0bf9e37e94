/// The texts of a localized document in one language: a `.strings` file with all of its characters.
package struct LocalizedStrings: Sendable {
  /// One pair of the file, as it is spelled.
  package struct Entry: Hashable, Sendable {
    /// White space and comments before the key.
    package var leading: String
    /// The key as it is spelled, quotes included.
    package var spelledKey: String
    /// The separator of key and value: `=` and white space; empty where there is no value.
    package var separator: String
    /// The value as it is spelled, quotes included; empty where there is none.
    package var spelledValue: String
    /// The end of the pair: white space and `;`.
    package var terminator: String

    /// A pair in a spelling.
    package init(
      leading: String, spelledKey: String, separator: String, spelledValue: String, terminator: String
    ) {
      self.leading = leading
      self.spelledKey = spelledKey
      self.separator = separator
      self.spelledValue = spelledValue
      self.terminator = terminator
    }

    /// A pair in the usual spelling, with an empty line after the pair before it.
    package init(key: String, value: String) {
      self.init(
        leading: "\n\n", spelledKey: StringsText.spelled(key), separator: " = ",
        spelledValue: StringsText.spelled(value), terminator: ";")
    }

    /// The decoded key.
    package var key: String { StringsText.decoded(spelledKey) }

    /// The decoded value: the key's where there is no value.
    package var value: String { StringsText.decoded(separator.isEmpty ? spelledKey : spelledValue) }
  }

  /// The encoding of a file.
  package enum Encoding: Sendable {
    case utf8, utf8WithMark, utf16LittleEndian, utf16BigEndian
    /// Without a byte order mark.
    case bareUTF16LittleEndian, bareUTF16BigEndian
  }

  /// The path relative to the project's folder.
  package var path: String
  /// The file's encoding.
  package var encoding: Encoding
  /// The pairs in the file's order.
  package private(set) var entries: [Entry]
  /// The text after the last pair.
  package var trailing: String
  private var indices: [String: Int] = [:]

  /// A file of pairs. Of two pairs of one key the last one counts.
  package init(path: String, encoding: Encoding = .utf8, entries: [Entry] = [], trailing: String = "") {
    self.path = path
    self.encoding = encoding
    self.entries = entries
    self.trailing = trailing
    for (index, entry) in entries.enumerated() { indices[entry.key] = index }
  }

  /// The value of a key, or nil. A new value is spelled as Interface Builder does; a new key comes last;
  /// nil removes.
  package subscript(key: String) -> String? {
    get { indices[key].map { entries[$0].value } }
    set {
      guard let newValue else {
        entries.removeAll { $0.key == key }
        self = LocalizedStrings(path: path, encoding: encoding, entries: entries, trailing: trailing)
        return
      }
      if let index = indices[key] {
        if entries[index].value == newValue { return }
        if entries[index].separator.isEmpty { entries[index].separator = " = " }
        entries[index].spelledValue = StringsText.spelled(newValue)
      } else {
        indices[key] = entries.count
        var entry = Entry(key: key, value: newValue)
        if entries.isEmpty { entry.leading = "" }
        entries.append(entry)
      }
    }
  }

  /// The text that replaces an attribute of an object, such as `text`, `title` or `segmentTitles[0]`; nil
  /// where the document's own stays.
  package func value(of object: ObjectID, _ attribute: String) -> String? {
    self["\(object.text).\(attribute)"]
  }
}

extension LocalizedStrings.Entry {
  /// The object that the key names: the text before its first dot; nil where it has none.
  package var object: ObjectID? {
    let key = key
    return key.firstIndex(of: ".").map { ObjectID(String(key[..<$0])) }
  }

  /// The attribute that the key names: the text after its first dot; nil where it has none.
  package var attribute: String? {
    let key = key
    return key.firstIndex(of: ".").map { String(key[key.index(after: $0)...]) }
  }
}
