/// The weight of text that a person has chosen for all apps.
package enum LegibilityWeight: String, CaseIterable, Sendable {
  case regular, bold
}
