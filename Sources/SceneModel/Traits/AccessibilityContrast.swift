/// How strongly an interface sets things apart from each other, as a person has chosen it.
package enum AccessibilityContrast: String, CaseIterable, Sendable {
  case normal, high
}
