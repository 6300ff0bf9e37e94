import InterfaceBuilder
import JSONText
import SceneModel

/// Takes a catalogue `.xcstrings` apart: texts by key, in several languages.
struct StringsCatalogReader {
  private var json: JSONReader

  /// How many objects and arrays may stand in each other: a catalogue has twelve.
  private static let depthLimit = 32

  init(_ text: [UInt8]) { json = JSONReader(text, depthLimit: Self.depthLimit) }

  /// The texts in the file's order.
  mutating func entries() throws(ReadDefect) -> [LocalizedForms.Entry] {
    do throws(JSONDefect) {
      return try catalog()
    } catch {
      throw ReadDefect(.malformed("found \(error.found), expected \(error.expected)"), at: error.offset)
    }
  }

  private mutating func catalog() throws(JSONDefect) -> [LocalizedForms.Entry] {
    var entries: [LocalizedForms.Entry]?
    var hasVersion = false
    try object("a catalogue, which is an object") { reader, name throws(JSONDefect) in
      switch name {
      case "strings": entries = try reader.strings()
      case "version":
        let version = try reader.json.string("a version in quotes")
        guard version.hasPrefix("1.") else { throw reader.defect("version 1", "'\(version)'") }
        hasVersion = true
      case "sourceLanguage": _ = try reader.json.string("a language in quotes")
      default: _ = try reader.json.value()
      }
    }
    try json.finish()
    guard let entries else { throw defect("the member 'strings'", "none") }
    guard hasVersion else { throw defect("the member 'version'", "none") }
    return entries
  }

  private mutating func strings() throws(JSONDefect) -> [LocalizedForms.Entry] {
    var entries: [LocalizedForms.Entry] = []
    try object("the texts by their keys") { reader, key throws(JSONDefect) in
      try reader.object("a text") { reader, name throws(JSONDefect) in
        guard name == "localizations" else {
          _ = try reader.json.value()
          return
        }
        try reader.object("the languages of a text") { reader, language throws(JSONDefect) in
          let start = reader.json.lastOffset
          guard let tree = try reader.localization() else { return }
          do throws(FormDefect) {
            entries.append(LocalizedForms.Entry(language: language, key: key, forms: try tree.forms()))
          } catch {
            throw JSONDefect(
              expected: "a text that can be shown",
              found: "\(error.problem) '\(key)' in \(language)", offset: start)
          }
        }
      }
    }
    return entries
  }

  /// The text in a language with its forms; nil where nobody has translated it.
  private mutating func localization() throws(JSONDefect) -> FormTree? {
    var text: FormTree?
    var variables: [String: FormTree] = [:]
    try object("a text in one language") { reader, name throws(JSONDefect) in
      switch name {
      case "stringUnit": text = try reader.unit().map(FormTree.text)
      case "variations": text = try reader.variations("")
      case "substitutions":
        try reader.object("the variables of a text") { reader, name throws(JSONDefect) in
          variables[name] = try reader.substitution()
        }
      default: _ = try reader.json.value()
      }
    }
    return text.map { variables.isEmpty ? $0 : .format($0, variables: variables) }
  }

  /// The text of a unit; nil of one that is new and empty.
  private mutating func unit() throws(JSONDefect) -> String? {
    var value: String?
    var isNew = false
    try object("a text with its state") { reader, name throws(JSONDefect) in
      switch name {
      case "value": value = try reader.json.string("a text in quotes")
      case "state": isNew = try reader.json.string("a state in quotes") == "new"
      default: _ = try reader.json.value()
      }
    }
    guard let value else { throw defect("the member 'value'", "none") }
    return isNew && value.isEmpty ? nil : value
  }

  /// The forms of a variable.
  private mutating func substitution() throws(JSONDefect) -> FormTree {
    var specifier = "lld"
    var forms: FormTree?
    var variations: JSONReader?
    try object("a variable of a text") { reader, name throws(JSONDefect) in
      switch name {
      case "formatSpecifier": specifier = try reader.json.string("a format in quotes")
      case "variations":
        variations = reader.json
        forms = try reader.variations("%" + specifier)
      default: _ = try reader.json.value()
      }
    }
    // The format may stand behind the forms that it is for.
    if let variations {
      var reader = self
      reader.json = variations
      forms = try reader.variations("%" + specifier)
    }
    guard let forms else { throw defect("the member 'variations'", "none") }
    return forms
  }

  /// The forms by number or by device.
  ///
  /// - Parameter number: The format of a variable's number, for `%arg` in the forms; empty outside of one.
  private mutating func variations(_ number: String) throws(JSONDefect) -> FormTree {
    var forms: FormTree?
    try object("the forms of a text") { reader, name throws(JSONDefect) in
      switch name {
      case "plural": forms = .plural(try reader.plurals(number))
      case "device": forms = .devices(try reader.devices(number))
      default: throw reader.defect("plural or device", "'\(name)'")
      }
    }
    guard let forms else { throw defect("forms by plural or device", "none") }
    return forms
  }

  private mutating func plurals(_ number: String) throws(JSONDefect) -> [PluralCategory: FormTree] {
    var forms: [PluralCategory: FormTree] = [:]
    try object("the plural forms") { reader, name throws(JSONDefect) in
      guard let category = PluralCategory(rawValue: name) else {
        throw reader.defect("a plural form, one of \(PluralCategory.words)", "'\(name)'")
      }
      forms[category] = try reader.form(number)
    }
    guard forms[.other] != nil else { throw defect("the plural form 'other'", "none") }
    return forms
  }

  private mutating func devices(_ number: String) throws(JSONDefect) -> [String: FormTree] {
    var forms: [String: FormTree] = [:]
    try object("the forms by device") { reader, name throws(JSONDefect) in
      guard FormTree.isDevice(name) else {
        throw reader.defect("a kind of device, one of \(FormTree.deviceWords)", "'\(name)'")
      }
      forms[name] = try reader.form(number)
    }
    return forms
  }

  /// One form: a text, or forms again.
  private mutating func form(_ number: String) throws(JSONDefect) -> FormTree {
    var form: FormTree?
    try object("a form of a text") { reader, name throws(JSONDefect) in
      switch name {
      case "stringUnit":
        let text = try reader.unit() ?? ""
        form = .text(number.isEmpty ? text : text.replacing("%arg", with: number))
      case "variations": form = try reader.variations(number)
      default: _ = try reader.json.value()
      }
    }
    guard let form else { throw defect("the member 'stringUnit' or 'variations'", "none") }
    return form
  }

  /// Reads an object, whose members are each read once by their names.
  private mutating func object(
    _ expected: String, _ member: (inout Self, String) throws(JSONDefect) -> Void
  ) throws(JSONDefect) {
    try json.beginObject(expected)
    var names: Set<String> = []
    while let name = try json.nextName() {
      guard names.insert(name).inserted else { throw defect("each member once", "a second '\(name)'") }
      try member(&self, name)
    }
  }

  /// A defect of what was read last.
  private func defect(_ expected: String, _ found: String) -> JSONDefect {
    JSONDefect(expected: expected, found: found, offset: json.lastOffset)
  }
}
