extension Double {
  /// The number with at most two decimals.
  package var roundedForReading: String { ((self * 100).rounded() / 100).shortest }
}
