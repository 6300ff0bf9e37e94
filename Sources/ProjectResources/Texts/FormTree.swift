import SceneModel

/// A text with its forms as a file nests them.
indirect enum FormTree {
  case text(String)
  /// By the category of a number; `other` is among them.
  case plural([PluralCategory: FormTree])
  /// By the name of a kind of device, such as `iphone` or `other`.
  case devices([String: FormTree])
  /// A text with variables in it, such as `%#@files@`, each with forms of its own.
  case format(FormTree, variables: [String: FormTree])
}

extension FormTree {
  /// The names of kinds of devices in files, with those of traits.
  private static let idioms: KeyValuePairs<String, String> = [
    "iphone": "phone", "ipad": "pad", "mac": "mac", "appletv": "tv", "applewatch": "watch",
  ]

  /// The kinds of devices that files name, besides those that Ninefold knows.
  private static let unknownDevices: Set<String> = ["ipod", "applevision", "other"]

  static func isDevice(_ name: String) -> Bool {
    unknownDevices.contains(name) || idioms.contains { $0.key == name }
  }

  /// The kinds of devices that files name, in a sentence.
  static let deviceWords = (idioms.map(\.key) + unknownDevices.sorted()).joined(separator: ", ")

  /// The forms with all variables replaced.
  ///
  /// - Throws: ``FormDefect`` where a variable is missing or the text has no bound.
  func forms() throws(FormDefect) -> TextForms {
    var plurals: [String: TextForms.Plural] = [:]
    for (name, idiom) in Self.idioms where names(name) {
      var expansion = FormExpansion(device: name)
      plurals[idiom] = try expansion.plural(of: self)
    }
    var expansion = FormExpansion(device: nil)
    return TextForms(plurals, others: try expansion.plural(of: self))
  }

  /// Whether a kind of device has forms of its own somewhere in the tree.
  private func names(_ device: String) -> Bool {
    switch self {
    case .text: false
    case .plural(let forms): forms.values.contains { $0.names(device) }
    case .devices(let forms): forms[device] != nil || forms.values.contains { $0.names(device) }
    case .format(let text, let variables):
      text.names(device) || variables.values.contains { $0.names(device) }
    }
  }
}

/// A text whose variables cannot be replaced.
struct FormDefect: Error {
  let problem: String
}

/// Replaces the variables of a text, for one kind of device.
struct FormExpansion {
  /// Nil of every kind that the file does not name.
  let device: String?
  private var steps = 0

  /// The most variables that are replaced in one text.
  private static let mostSteps = 10_000
  /// The most bytes of a text whose variables are replaced.
  private static let mostBytes = 1 << 16
  /// How deep variables may be in each other.
  private static let mostDepth = 16

  init(device: String?) { self.device = device }

  /// The usual and the longest form; nil where there is none for the device.
  mutating func plural(of tree: FormTree, _ variables: [String: FormTree] = [:], depth: Int = 0)
    throws(FormDefect) -> TextForms.Plural?
  {
    switch tree {
    case .text(let text):
      return TextForms.Plural(
        usual: try replaced(text, variables, depth, \.usual),
        longest: try replaced(text, variables, depth, \.longest))
    case .plural(let forms):
      var longest: TextForms.Plural?
      for category in PluralCategory.allCases {
        guard let form = forms[category], let found = try plural(of: form, variables, depth: depth)
        else { continue }
        if found.longest.count > longest?.longest.count ?? -1 { longest = found }
      }
      guard let longest, let other = forms[.other],
        let usual = try plural(of: other, variables, depth: depth)
      else { return nil }
      return TextForms.Plural(usual: usual.usual, longest: longest.longest)
    case .devices(let forms):
      guard let form = device.flatMap({ forms[$0] }) ?? forms["other"] else { return nil }
      return try plural(of: form, variables, depth: depth)
    case .format(let text, let own):
      return try plural(of: text, own, depth: depth)
    }
  }

  /// A text with its variables replaced, which begin with `%#@` or `%1$#@` and end with `@`.
  private mutating func replaced(
    _ text: String, _ variables: [String: FormTree], _ depth: Int,
    _ form: KeyPath<TextForms.Plural, String>
  ) throws(FormDefect) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...]
      guard let name = Self.variable(at: &rest) else {
        // A sign that is written twice begins nothing.
        let end = rest.index(start, offsetBy: rest.dropFirst().first == "%" ? 2 : 1)
        result += rest[..<end]
        rest = rest[end...]
        continue
      }
      guard let tree = variables[name] else {
        throw FormDefect(problem: "no variable '\(name)' for the text")
      }
      steps += 1
      guard depth < Self.mostDepth, steps <= Self.mostSteps else {
        throw FormDefect(problem: "the variable '\(name)' leads to too many others")
      }
      if let found = try plural(of: tree, variables, depth: depth + 1) { result += found[keyPath: form] }
      guard result.utf8.count <= Self.mostBytes else {
        throw FormDefect(problem: "a text of more than \(Self.mostBytes) bytes")
      }
    }
    return result + rest
  }

  /// The name of the variable that a text begins with, which is taken away; nil of another text.
  private static func variable(at rest: inout Substring) -> String? {
    var after = rest.dropFirst()
    let digits = after.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, after.dropFirst(digits.count).first == "$" {
      after = after.dropFirst(digits.count + 1)
    }
    guard after.hasPrefix("#@") else { return nil }
    after = after.dropFirst(2)
    guard let end = after.firstIndex(of: "@") else { return nil }
    let name = String(after[..<end])
    rest = after[after.index(after: end)...]
    return name
  }
}
