/// An object that may answer to events, of which there are none here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  package var associations: [UInt: Any] = [:]

  /// A responder.
  public override init() { super.init() }

  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }
  /// Whether it would become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it is the first responder.
  open var isFirstResponder: Bool { false }

  /// Makes it the first responder, which lays nothing out.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Makes it the first responder no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}

extension UIResponder: AssociationHolder {}
