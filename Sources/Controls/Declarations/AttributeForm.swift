import SceneModel
import TextMetrics

/// What an attribute holds, as Interface Builder writes it (InterfaceBuilder.md#attribute-forms).
package enum AttributeForm: Hashable, Sendable {
  /// Any text.
  case text
  /// `YES` or `NO`.
  case truth
  /// A number.
  case number
  /// A number that is spelled with a fraction, `0.0` for zero: a length or the share of a colour.
  case fraction
  /// A whole number.
  case whole
  /// A number, or `infinite`.
  case placeholderLength
  /// A number from 0 to 1000.
  case contentPriority
  /// A number above 0, up to 1000.
  case priority
  /// A number or a ratio other than 0.
  case multiplier
  /// One of some words.
  case word([String])

  /// What should be there instead of a text, or nil of one that the attribute can hold.
  package func expectation(for text: String) -> String? { holds(text) ? nil : expected }

  private func holds(_ text: String) -> Bool {
    switch self {
    case .text: true
    case .truth: Bool(attribute: text) != nil
    case .number, .fraction: Double(attribute: text) != nil
    case .whole: Int(text) != nil
    case .placeholderLength: text == "infinite" || Double(attribute: text) != nil
    case .contentPriority: Double(attribute: text).map { (0...1000).contains($0) } ?? false
    case .priority: Double(attribute: text).map { $0 > 0 && $0 <= 1000 } ?? false
    case .multiplier: (Double(multiplier: text) ?? 0) != 0
    case .word(let words): words.contains(text)
    }
  }

  private var expected: String {
    switch self {
    case .text: "a text"
    case .truth: "YES or NO"
    case .number, .fraction: "a number"
    case .whole: "a whole number"
    case .placeholderLength: "a number or infinite"
    case .contentPriority: "a number from 0 to 1000"
    case .priority: "a number above 0, up to 1000"
    case .multiplier: "a number or a ratio other than 0"
    case .word(let words): words.joined(separator: ", ")
    }
  }

  /// A text as Interface Builder spells it.
  package func spelled(_ text: String) -> String {
    guard self == .fraction, let number = Double(attribute: text) else { return text }
    return NumberText.text(number)
  }
}

extension AttributeForm {
  /// What an attribute of an element holds.
  package static func of(_ attribute: String, in element: String, inAppKit: Bool) -> AttributeForm {
    let form = ofElements[element + "." + attribute] ?? forms[attribute] ?? .text
    // AppKit has other words for the same.
    if inAppKit, case .word = form { return .text }
    return form
  }

  private static let forms: [String: AttributeForm] = {
    var forms = words.mapValues { AttributeForm.word(Self.names($0)) }
    for (form, names) in [
      (.truth, truths), (.number, numbers), (.fraction, fractions), (.whole, wholes),
      (.contentPriority, contentPriorities), (.placeholderLength, placeholderLengths),
    ] as [(AttributeForm, String)] {
      for name in Self.names(names) { forms[name] = form }
    }
    forms["priority"] = .priority
    forms["multiplier"] = .multiplier
    return forms
  }()

  private static func names(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Attributes that hold something else than those of the same name in other elements.
  private static let ofElements: [String: AttributeForm] = {
    var forms: [String: AttributeForm] = [
      "accessibilityTraits.image": .truth, "bool.value": .truth, "constraint.placeholder": .truth,
      "integer.value": .whole, "real.value": .number, "slider.value": .number, "stepper.value": .number,
      "offsetWrapper.horizontal": .fraction, "offsetWrapper.vertical": .fraction,
      "scroller.horizontal": .truth, "splitView.vertical": .truth, "tableViewGridLines.horizontal": .truth,
      "tableViewGridLines.vertical": .truth,
    ]
    for element in ["extendedEdge", "popoverArrowDirection"] {
      for edge in ["top", "bottom", "left", "right"] { forms[element + "." + edge] = .truth }
    }
    for (element, words) in wordsOfElements { forms[element] = .word(names(words)) }
    forms["button.buttonType"] = words(Button.Kind.self)
    forms["fontDescription.weight"] = words(Font.Weight.self)
    forms["stackView.axis"] = words(Axis.self)
    forms["stackView.alignment"] = words(StackAlignment.self)
    forms["stackView.distribution"] = words(StackDistribution.self)
    forms["textField.borderStyle"] = words(TextField.BorderStyle.self)
    return forms
  }()

  private static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> AttributeForm
  {
    .word(type.allCases.map(\.rawValue))
  }
}
