/// The forms of a text in one language, of which one is shown: by the number in it, and by the device.
package struct TextForms: Hashable, Sendable {
  /// The forms by number, for one kind of device.
  package struct Plural: Hashable, Sendable {
    /// The form of the numbers that no other one is for.
    package let usual: String
    /// The longest form.
    package let longest: String

    package init(usual: String, longest: String) {
      self.usual = usual
      self.longest = longest
    }
  }

  /// The choice of a form.
  package struct Choice: Hashable, Sendable {
    /// The kind of device, as traits name it; nil of the canvas, which shows a phone.
    package let idiom: String?
    /// Whether the longest form by number is shown, rather than the usual one.
    package let isLongest: Bool

    package init(idiom: String? = nil, isLongest: Bool = false) {
      self.idiom = idiom
      self.isLongest = isLongest
    }
  }

  private let plurals: [String: Plural]
  private let rest: Plural?

  /// The forms of kinds of devices, as traits name them, and of all others; nil where these have none.
  package init(_ plurals: [String: Plural] = [:], others rest: Plural?) {
    self.plurals = plurals
    self.rest = rest
  }

  /// The form of a choice; nil where the text has none for the device.
  package func text(for choice: Choice) -> String? {
    let plural = choice.idiom.map { plurals[$0] ?? rest } ?? rest ?? plurals["phone"]
    return choice.isLongest ? plural?.longest : plural?.usual
  }
}
