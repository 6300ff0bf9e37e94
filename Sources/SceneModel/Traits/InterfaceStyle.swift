/// The appearance of an interface, spelled as variations spell it.
package enum InterfaceStyle: String, CaseIterable, Sendable {
  case light, dark
}
