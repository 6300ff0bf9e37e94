/// A trait of UIKit or of a program.
public protocol UITraitDefinition {
  /// The type of its values.
  associatedtype Value
}

/// A trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit has.
protocol SystemTrait {
  associatedtype Stored: Equatable
  /// Where the value is kept.
  static var path: WritableKeyPath<TraitValues, Stored?> { get }
}

extension SystemTrait {
  static func isSame(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one[keyPath: path] == other[keyPath: path]
  }

  static func isSet(in values: TraitValues) -> Bool { values[keyPath: path] != nil }

  static func remove(from values: inout TraitValues) { values[keyPath: path] = nil }
}

/// The class of the width.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// A size class.
  public typealias Value = UIUserInterfaceSizeClass
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// The class of the height.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// A size class.
  public typealias Value = UIUserInterfaceSizeClass
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
  /// A kind of device.
  public typealias Value = UIUserInterfaceIdiom
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.idiom }
}

/// The size of text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
  /// A size of text.
  public typealias Value = UIContentSizeCategory
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.contentSize }
}

/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
  /// A direction.
  public typealias Value = UITraitEnvironmentLayoutDirection
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.direction }
}

/// Whether an interface is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait, Sendable {
  /// A style.
  public typealias Value = UIUserInterfaceStyle
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.style }
}

/// Pixels a point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
  /// A number.
  public typealias Value = CGFloat
  static var path: WritableKeyPath<TraitValues, CGFloat?> { \.scale }
}

/// Traits that may be set.
public protocol UIMutableTraits {
  /// The class of the width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The class of the height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The size of text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The direction of reading.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Whether it is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
}

/// Traits that are set over those that are inherited. One that is set to be unspecified is unspecified in
/// force; one that was removed is inherited again (Apple's page of `UITraitOverrides`).
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is set.
  func contains(_ trait: UITrait) -> Bool
  /// Has a trait inherited again.
  mutating func remove(_ trait: UITrait)
}

/// Traits that are set, or those set over inherited ones.
package struct MutableTraits: UITraitOverrides {
  package var values: TraitValues
  /// Whether the values are set over inherited ones, so that an unspecified one is a value.
  var areOverrides = false

  /// Traits of values.
  package init(values: TraitValues, areOverrides: Bool = false) {
    (self.values, self.areOverrides) = (values, areOverrides)
  }

  package func contains(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSet(in: values) ?? false
  }

  package mutating func remove(_ trait: UITrait) { (trait as? any SystemTrait.Type)?.remove(from: &values) }

  private func stored<Value: Equatable>(_ value: Value, _ unspecified: Value) -> Value? {
    value == unspecified && !areOverrides ? nil : value
  }

  package var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass ?? .unspecified }
    set { values.horizontalSizeClass = stored(newValue, .unspecified) }
  }
  package var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass ?? .unspecified }
    set { values.verticalSizeClass = stored(newValue, .unspecified) }
  }
  package var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.idiom ?? .unspecified }
    set { values.idiom = stored(newValue, .unspecified) }
  }
  package var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.contentSize ?? .unspecified }
    set { values.contentSize = stored(newValue, .unspecified) }
  }
  package var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.direction ?? .unspecified }
    set { values.direction = stored(newValue, .unspecified) }
  }
  package var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style ?? .unspecified }
    set { values.style = stored(newValue, .unspecified) }
  }
}

/// An object that has traits and may be told of their changes.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that are in force.
  var traitCollection: UITraitCollection { get }
  /// Called after traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration {}

package final class TraitRegistration: UITraitChangeRegistration {
  let traits: [any SystemTrait.Type]
  let call: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits.compactMap { $0 as? any SystemTrait.Type }
    self.call = call
  }

  package func notify(_ old: UITraitCollection, _ new: UITraitCollection) {
    if traits.contains(where: { !$0.isSame(old.values, new.values) }) { call(old) }
  }
}

/// A view or a controller, which keeps the registrations for changes of its traits.
@MainActor
package protocol TraitRegistrar: AnyObject {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistrar {
  /// Registers a function of the registrar, as the type that it names.
  package func register<Environment>(
    _ traits: [UITrait], _ handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] old in
      if let environment = self as? Environment { handler(environment, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  package func unregister(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration as? TraitRegistration }
  }
}

/// An object that programs register for changes of traits with.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}
