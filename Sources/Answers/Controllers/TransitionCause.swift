import Ninefold

/// The cause of a transition of controllers.
package enum TransitionCause: String {
  case rotation, window, windowSize, keyboard, traits, override, container, presentationController

  package var text: String {
    switch self {
    case .rotation: "the device is turned"
    case .window: "the window gets another share of the screen"
    case .windowSize: "the window gets another size"
    case .keyboard: "the keyboard comes, goes or changes"
    case .override: "a container overrides other traits"
    case .traits: "other traits are chosen"
    case .container: "a container changes"
    case .presentationController: "a presentation controller gives another size"
    }
  }
}
