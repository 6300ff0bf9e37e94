extension Int {
  /// The number and a noun that forms its plural by an `s`: `1 scene`, `2 scenes`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
