extension UITraitChangeObservable where Self: UIView {
  /// Calls a function with the view and its former traits after one of these has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }
}

extension UITraitChangeObservable where Self: UIViewController {
  /// Calls a function with the controller and its former traits after one of these has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitRegistrar {
  /// Calls a function with the view, as the type that it names, and its former traits after one of these has
  /// changed.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    unregister(registration)
  }

  /// The traits of the view: its controller's, or those of the view around it, with what is set for it.
  var currentTraits: UITraitCollection {
    var values = TraitValues.none
    var current: UIView? = self
    while let view = current {
      if let own = view.ownTraits { values = own.merging(values) }
      if let controller = view.controller { values = controller.ownTraits.merging(values) }
      current = view.superview
    }
    return UITraitCollection(layoutScreen.traits.merging(values).specified)
  }

  /// Tells the view and its controller of traits that are others than they know.
  func updateTraits() {
    let new = traitCollection
    let old = knownTraits
    knownTraits = new
    guard old != new else { return }
    nib?.follow(new)
    fontsDidChange()
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    guard let old else { return }
    for registration in traitRegistrations + (controller?.traitRegistrations ?? []) {
      registration.notify(old, new)
    }
  }

  /// Tells all views in it of traits that are others than they know.
  func updateTraitsInside() {
    noteLayoutChange()
    for view in subtree where view.window != nil { view.updateTraits() }
  }

  /// The traits that are set for the view and those in it.
  public var traitOverrides: any UITraitOverrides {
    get { MutableTraits(values: ownTraits ?? .none, areOverrides: true) }
    set {
      ownTraits = (newValue as? MutableTraits)?.values
      updateTraitsInside()
    }
  }

  /// The style that is set for the view and those in it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits?.style ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The direction of content in an interface that is read from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIScreen.main.traitCollection.userInterfaceDirection)
  }

  /// The direction of content in an interface of a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }
}
