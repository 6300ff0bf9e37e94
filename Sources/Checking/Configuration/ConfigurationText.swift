import Checks
import InterfaceBuilder
import SceneModel

/// Takes values out of a configuration and records problems.
package struct ConfigurationText {
  /// The path of the file.
  let path: String
  /// The problems, in the order in which the file was read.
  package private(set) var problems: [ConfigurationProblem] = []

  init(path: String) { self.path = path }

  func place(_ place: YAMLPlace) -> DocumentPlace {
    DocumentPlace(path: path, line: place.line, column: place.column)
  }

  /// Records a warning about something that is skipped.
  mutating func warn(_ place: YAMLPlace, _ message: String) {
    problems.append(ConfigurationProblem(.warning, at: self.place(place), message))
  }

  /// Records a value that its key does not take.
  mutating func refuse(_ value: YAMLValue, of key: String, expected: String) {
    let found = value.text.map { "'\($0)'" } ?? value.noun
    problems.append(
      ConfigurationProblem(.error, at: place(value.place), "\(key): \(found), expected \(expected)".onOneLine)
    )
  }

  /// Records an unknown name.
  mutating func warn(
    unknown what: String, _ name: String, at place: YAMLPlace, known: some Collection<String>
  ) {
    let suggestion = name.suggestion(of: known)
    let expected = known.isEmpty || known.count > 20 ? "" : ", expected \(Self.list(known))"
    warn(place, "unknown \(what) '\(name)'\(suggestion.isEmpty ? expected : suggestion)".onOneLine)
  }

  /// The members of a mapping; none where the value is null, or of another kind.
  mutating func members(_ value: YAMLValue, of key: String, expected: String = "a mapping") -> [YAMLValue
    .Member]
  {
    if value.isNull { return [] }
    if value.members == nil { refuse(value, of: key, expected: expected) }
    return value.members ?? []
  }

  /// The members of a mapping whose keys are known.
  mutating func members<Key: RawRepresentable<String> & CaseIterable>(
    _ value: YAMLValue, of key: String, keys: Key.Type
  ) -> [(key: Key, value: YAMLValue)] {
    members(value, of: key).compactMap { member in
      if let known = Key(rawValue: member.key) { return (known, member.value) }
      warn(unknown: "key", member.key, at: member.place, known: Key.allCases.map(\.rawValue))
      return nil
    }
  }

  /// A text; nil where there is another value.
  mutating func text(_ value: YAMLValue, of key: String, expected: String = "a text") -> String? {
    if value.text == nil { refuse(value, of: key, expected: expected) }
    return value.text
  }

  /// The values of a list, or the one value that stands for a list of one.
  mutating func elements(_ value: YAMLValue, of key: String, expected: String) -> [YAMLValue] {
    if value.isNull { return [] }
    if value.members != nil {
      refuse(value, of: key, expected: expected)
      return []
    }
    return value.elements ?? [value]
  }

  /// The values that the texts of a list stand for.
  ///
  /// - Parameter read: Gives the value of a text, or nil.
  mutating func list<Element>(
    _ value: YAMLValue, of key: String, expected: String, suggestions: [String] = [],
    _ read: (String) -> Element?
  ) -> [Element] {
    elements(value, of: key, expected: "a list of which each is \(expected)").compactMap { element in
      if let text = element.text, let read = read(text) { return read }
      refuse(element, of: key, expected: expected + (element.text?.suggestion(of: suggestions) ?? ""))
      return nil
    }
  }

  /// One of a few words.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: YAMLValue, of key: String, _ type: Choice.Type
  ) -> Choice? {
    let names = Choice.allCases.map(\.rawValue)
    guard let text = value.text, let choice = Choice(rawValue: text) else {
      refuse(value, of: key, expected: Self.list(names, "or") + (value.text?.suggestion(of: names) ?? ""))
      return nil
    }
    return choice
  }

  /// Names as a sentence lists them.
  static func list(_ names: some Collection<String>, _ word: String = "or") -> String {
    let names = Array(names)
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
