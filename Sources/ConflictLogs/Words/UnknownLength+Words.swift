import SceneModel

extension UnknownLength {
  /// The length in words, for people.
  func words(_ constraints: [LoggedConstraint]) -> String {
    switch self {
    case .margin(let attribute, let item): "the \(attribute.words) of \(item.words)"
    case .baseline(let attribute, let item): "the \(attribute.words) of \(item.words)"
    case .standardSpace(let row): "the standard space of \(constraints[row].name)"
    case .origin(let item): "where places are counted from that \(item.words) has a multiple of"
    case .place(let item): "where the \(item.words) lies"
    }
  }
}

extension LayoutAttribute {
  /// The attribute in words: `centerXWithinMargins` is `center x within margins`.
  var words: String {
    var words = ""
    for character in rawValue {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words
  }
}

extension LoggedItem {
  /// The item in words: class, text, address.
  var words: String {
    let name = [className, label.map { "\"\($0)\"" }].compactMap(\.self).joined(separator: " ")
    return name.isEmpty ? key : key.hasPrefix("0x") ? name + " " + key : name
  }
}
