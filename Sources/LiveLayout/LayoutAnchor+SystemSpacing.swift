import SceneModel

extension SystemSpacing {
  /// So many times the standard distance; less than none counts as none. Points.
  static func points(_ multiplier: Double) -> Double { betweenNeighbors * max(multiplier, 0) }
}

extension LayoutAnchor where Kind == XAxis {
  /// A constraint, not active yet: this lies so many system spacings after another place.
  public func constraint(
    equalToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1
  ) -> LiveConstraint {
    constraint(equalTo: other, constant: SystemSpacing.points(multiplier))
  }

  /// A constraint, not active yet: this lies at least so many system spacings after another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1
  ) -> LiveConstraint {
    constraint(greaterThanOrEqualTo: other, constant: SystemSpacing.points(multiplier))
  }

  /// A constraint, not active yet: this lies at most so many system spacings after another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: XAxisAnchor, multiplier: Double = 1
  ) -> LiveConstraint {
    constraint(lessThanOrEqualTo: other, constant: SystemSpacing.points(multiplier))
  }
}

extension LayoutAnchor where Kind == YAxis {
  /// A constraint, not active yet: this lies so many system spacings below another place.
  public func constraint(
    equalToSystemSpacingBelow other: YAxisAnchor, multiplier: Double = 1
  ) -> LiveConstraint {
    constraint(equalTo: other, constant: SystemSpacing.points(multiplier))
  }

  /// A constraint, not active yet: this lies at least so many system spacings below another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: YAxisAnchor, multiplier: Double = 1
  ) -> LiveConstraint {
    constraint(greaterThanOrEqualTo: other, constant: SystemSpacing.points(multiplier))
  }

  /// A constraint, not active yet: this lies at most so many system spacings below another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: YAxisAnchor, multiplier: Double = 1
  ) -> LiveConstraint {
    constraint(lessThanOrEqualTo: other, constant: SystemSpacing.points(multiplier))
  }
}
