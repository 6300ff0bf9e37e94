extension Double {
  /// The shortest decimal that reads back as the same number, whole numbers without a point: `343`, `20.5`.
  package var shortest: String {
    if self == rounded(), magnitude < 1e15 { return String(Int(self)) }
    return description
  }
}
