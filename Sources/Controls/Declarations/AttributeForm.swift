package import SceneModel
import TextMetrics

/// The values that an edit may write to an attribute: readable ones that Interface Builder also
/// writes (InterfaceBuilder.md#attribute-forms).
package enum AttributeForm: Hashable, Sendable {
  /// Any text.
  case text
  /// Any readable value of a form.
  case readable(ValueForm)
  /// A whole number.
  case whole
  /// A number or a ratio other than 0.
  case factor
  /// One of some words.
  case word([String])

  /// The expected form in place of a text; nil of a text that the attribute can hold.
  package func expectation(for text: String) -> String? {
    switch self {
    case .text: nil
    case .readable(let form): form.reads(text) ? nil : form.expected
    case .whole: Int(text) == nil ? "a whole number" : nil
    case .factor: (Double(multiplier: text) ?? 0) == 0 ? "a number or a ratio other than 0" : nil
    case .word(let words): words.contains(text) ? nil : words.joined(separator: ", ")
    }
  }

  /// A value of an attribute as Interface Builder spells it: lengths and colour components with a fraction,
  /// `0.0` for zero.
  package static func spelled(_ text: String, of attribute: String) -> String {
    guard fractionNames.contains(attribute), let number = Double(attribute: text) else { return text }
    return NumberText.text(number)
  }
}

extension AttributeForm {
  /// The form of an element's attribute in a platform's documents.
  package static func of(_ attribute: String, in element: String, on platform: Platform) -> AttributeForm {
    let form = forms[element + "." + attribute] ?? forms[attribute]
    if let known = KnownName(spelling: attribute), form != .whole, form != .factor,
      let readable = ValueForm.of(known, in: KnownName(spelling: element), on: platform)
    {
      return .readable(readable)
    }
    // AppKit has other words for the same attributes.
    if platform == .macOS, case .word = form { return .text }
    return form ?? .text
  }

  /// The forms by attribute, and by `element.attribute` where one element differs.
  private static let forms: [String: AttributeForm] = {
    var forms = words.merging(wordsOfElements) { $1 }.mapValues { AttributeForm.word($0.words) }
    for (form, list) in [
      (.readable(.truth), truths), (.readable(.number), numbers), (.readable(.number), fractions),
      (.whole, wholes), (.readable(.truth), truthsOfElements), (.readable(.number), numbersOfElements),
    ] as [(AttributeForm, String)] {
      for name in list.words { forms[name] = form }
    }
    forms["multiplier"] = .factor
    forms["button.buttonType"] = words(Button.Kind.self)
    forms["fontDescription.weight"] = words(Font.Weight.self)
    forms["textField.borderStyle"] = words(TextField.BorderStyle.self)
    return forms
  }()

  private static let fractionNames = Set(fractions.words)

  private static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> AttributeForm
  {
    .word(type.allCases.map(\.rawValue))
  }
}
