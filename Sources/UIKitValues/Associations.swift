// swift-format-ignore: AlwaysUseLowerCamelCase
/// How an object that is associated with another is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// An object that others can be associated with.
@MainActor
package protocol AssociationHolder: AnyObject {
  /// The objects by the addresses of their keys.
  var associations: [UInt: Any] { get set }
}

/// The object that was associated with a view, a controller, a guide or a constraint; nil where there is
/// none.
///
/// Libraries of constraints keep their own values so, which on iOS the Objective-C run time offers.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any AssociationHolder)?.associations[UInt(bitPattern: key)]
}

/// Associates an object with a view, a controller, a guide or a constraint; nil takes it away.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as? any AssociationHolder)?.associations[UInt(bitPattern: key)] = value
}
