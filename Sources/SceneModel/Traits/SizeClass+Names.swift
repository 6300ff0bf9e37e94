extension SizeClass {
  /// Any width, any height: the class that is edited by default.
  public static let any = SizeClass(width: .any, height: .any)
  /// Any width, compact height.
  public static let anyCompact = SizeClass(width: .any, height: .compact)
  /// Any width, regular height.
  public static let anyRegular = SizeClass(width: .any, height: .regular)
  /// Compact width, any height.
  public static let compactAny = SizeClass(width: .compact, height: .any)
  /// Compact width, compact height: most phones on their side.
  public static let compactCompact = SizeClass(width: .compact, height: .compact)
  /// Compact width, regular height: phones upright, narrow windows.
  public static let compactRegular = SizeClass(width: .compact, height: .regular)
  /// Regular width, any height.
  public static let regularAny = SizeClass(width: .regular, height: .any)
  /// Regular width, compact height: large phones on their side.
  public static let regularCompact = SizeClass(width: .regular, height: .compact)
  /// Regular width, regular height: pads.
  public static let regularRegular = SizeClass(width: .regular, height: .regular)
}
