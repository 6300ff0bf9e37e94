// swift-format-ignore: AlwaysUseLowerCamelCase
/// How an object that is associated with another is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// An object that others can be associated with, and that lets go of them when it goes.
@MainActor
package protocol AssociationHolder: AnyObject {
  /// The objects by the addresses of their keys.
  var associations: [UInt: Association] { get set }
}

/// A value that is associated with an object.
package struct Association {
  private let held: Any?
  private weak var assigned: AnyObject?

  fileprivate init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      held = nil
      assigned = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      let copied = type(of: value) is AnyClass ? (value as? any NSCopying)?.copy(with: nil) : nil
      held = copied ?? value
    default: held = value
    }
  }

  fileprivate var value: Any? { held ?? assigned }
}

/// The values of objects that have no place for them, each as long as its object lasts.
@MainActor
private enum OtherAssociations {
  struct Entry {
    weak var object: AnyObject?
    var values: [UInt: Association] = [:]
  }

  static var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of objects that are gone are looked for.
  static var nextPruning = 64

  static func values(of object: AnyObject) -> [UInt: Association] {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return [:] }
    return entry.values
  }

  static func set(_ values: [UInt: Association], of object: AnyObject) {
    if entries.count >= nextPruning {
      entries = entries.filter { $0.value.object != nil }
      nextPruning = max(64, 2 * entries.count)
    }
    entries[ObjectIdentifier(object)] = values.isEmpty ? nil : Entry(object: object, values: values)
  }
}

/// The object that was associated with another; nil where there is none.
///
/// Libraries of constraints keep their own values so, which on iOS the Objective-C run time offers.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let key = UInt(bitPattern: key)
  if let holder = object as? any AssociationHolder { return holder.associations[key]?.value }
  return OtherAssociations.values(of: object as AnyObject)[key]?.value
}

/// Associates an object with another; nil takes it away.
///
/// Views, controllers, guides and constraints let go of what is associated with them when they go; what is
/// associated with others goes some time after.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let key = UInt(bitPattern: key)
  let association = value.map { Association($0, policy) }
  if let holder = object as? any AssociationHolder {
    holder.associations[key] = association
    return
  }
  let instance = object as AnyObject
  var values = OtherAssociations.values(of: instance)
  values[key] = association
  OtherAssociations.set(values, of: instance)
}

/// Takes away all that is associated with an object.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  if let holder = object as? any AssociationHolder {
    holder.associations = [:]
  } else {
    OtherAssociations.set([:], of: object as AnyObject)
  }
}
