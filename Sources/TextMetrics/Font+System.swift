extension Font {
  /// The system font at a size in points.
  public static func system(
    ofSize size: Double, weight: Weight = .regular, isItalic: Bool = false
  ) -> Font {
    Font(family: .system, weight: weight, isItalic: isItalic, pointSize: size)
  }

  /// The font of a PostScript name, as `name` of a `fontDescription` gives it, at a size in points.
  ///
  /// Fonts that are not known are measured as Helvetica, what Interface Builder drew in their stead.
  public static func named(_ postScriptName: String, size: Double) -> Font {
    Font(family: .named(Typeface(postScriptName: postScriptName)), pointSize: size)
  }
}
