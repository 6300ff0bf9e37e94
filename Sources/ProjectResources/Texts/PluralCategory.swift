/// The categories of numbers that languages have forms for, as plural files name them (Unicode CLDR).
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other

  /// The categories in a sentence.
  static let words = allCases.map(\.rawValue).joined(separator: ", ")
}
