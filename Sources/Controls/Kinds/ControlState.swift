/// A state of a control, as the key of a `<state>` names it (`UIControl.State`).
package enum ControlState: String, CaseIterable, Sendable {
  case normal, highlighted, disabled, selected, focused
}
