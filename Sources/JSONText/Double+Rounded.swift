extension Double {
  /// The number with at most two decimals.
  package var roundedForReading: String { ((self * 100).rounded() / 100).shortest }

  /// The nearest thousandth, as lengths in points are written: 20 for 19.999999999999943.
  ///
  /// Numbers too large to have thousandths stay as they are.
  package var roundedToThousandth: Double {
    let thousandths = (self * 1000).rounded()
    return thousandths.magnitude < 0x1p53 ? thousandths / 1000 : self
  }
}
