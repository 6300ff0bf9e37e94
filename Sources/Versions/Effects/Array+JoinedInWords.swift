extension [String] {
  /// The texts with commas between them and `and` before the last one.
  var joinedInWords: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
