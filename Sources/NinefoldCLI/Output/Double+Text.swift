import JSONText

extension Double {
  /// The number with at most two decimals.
  var roundedForReading: String { ((self * 100).rounded() / 100).shortest }
}
