extension Typeface {
  /// The typeface of a PostScript name such as `HelveticaNeue-Light`.
  ///
  /// The longest known beginning of the name decides; a name without one gets Helvetica's advances and a line
  /// of 1.15 em, as Interface Builder drew fonts that the author's Mac did not have.
  public init(postScriptName: String) {
    let known = Self.known.first { postScriptName.hasPrefix($0.prefix) }
    source = .helvetica
    scale = known?.scale ?? 1
    let height = known?.lineHeight ?? 1.15
    metrics = VerticalMetrics.system.scaled(toLineHeight: height)
  }

  private static let known: [(prefix: String, scale: Double, lineHeight: Double)] = [
    ("HelveticaNeue-Thin", 0.93, 1.193), ("HelveticaNeue-Light", 0.975, 1.193),
    ("HelveticaNeue-Medium", 1.035, 1.193), ("HelveticaNeue-Bold", 1.01, 1.193),
    ("HelveticaNeue", 0.993, 1.193), ("AvenirNextCondensed", 0.82, 1.366), ("AvenirNext-Bold", 1.1, 1.366),
    ("AvenirNext-Demi", 1.06, 1.366), ("AvenirNext-Medium", 1.03, 1.366), ("AvenirNext", 1, 1.366),
    ("Avenir", 1, 1.366), ("Poppins-Bold", 1.19, 1.65), ("Futura", 1, 1.33), ("Gotham", 1.05, 1),
    ("ProximaNova", 0.994, 1), ("Roboto-Medium", 1.003, 1.172), ("Roboto-Bold", 1, 1.172),
    ("Roboto", 0.982, 1.172), ("OpenSans", 0.99, 1.165), ("GTEesti", 0.97, 1.167),
    ("Rubik-Bold", 1.14, 1.185), ("Rubik", 1.015, 1.185), ("Arial", 0.985, 1.15), ("Helvetica", 1, 1.15),
    ("Georgia", 1, 1.136), ("Montserrat", 1.1, 1.219), ("Lato", 0.98, 1.2),
  ]
}
