/// The contrast of an interface that a person has chosen.
package enum AccessibilityContrast: String, CaseIterable, Sendable {
  case normal, high
}
