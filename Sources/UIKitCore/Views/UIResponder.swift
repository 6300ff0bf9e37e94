/// An object that may answer to events, of which there are none here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  package var associations: [UInt: Association] = [:]

  /// A responder.
  public override init() { super.init() }

  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }
  /// Whether it would become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it is the first responder.
  open var isFirstResponder: Bool { false }

  /// Called when touches begin, which none do here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches move, which none do here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches end, which none do here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the system takes touches back, which it never does here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when the object was made of a document and its outlets are set.
  open func awakeFromNib() {}

  /// Sets an outlet of a document, or a value that it gives the object beside what it knows of the class.
  ///
  /// A class overrides it for its own outlets and leaves the others to that of its superclass, which knows
  /// `view`, `delegate` and `dataSource`; of an unknown one an `NSUnknownKeyException` says so. On iOS the
  /// same source overrides `NSObject`'s method of the name, by which UIKit sets outlets.
  open func setValue(_ value: Any?, forKey key: String) {
    if take(value, forKey: key) { return }
    LayoutExceptions.raise(
      "NSUnknownKeyException",
      "[<\(type(of: self)) \(address(of: self))> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }

  /// Sets the value of a path of keys, of which only those of a view's layer lead on.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let prefix = "layer."
    if keyPath.hasPrefix(prefix), let view = self as? UIView,
      view.layer.take(value, forKey: String(keyPath.dropFirst(prefix.count)))
    {
      return
    }
    setValue(value, forKey: keyPath)
  }

  /// Sets an outlet that UIKit's own classes have.
  ///
  /// - Returns: Whether there is one of the key.
  @_spi(UIKitHooks) open func take(_ value: Any?, forKey key: String) -> Bool { false }

  /// Makes it the first responder, which lays nothing out.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Makes it the first responder no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}

extension UIResponder: AssociationHolder {}
