import CommandLine

/// The contents of one sheet.
package enum SheetKind: String, ArgumentChoice {
  /// The nine size classes, three by three.
  case classes
  /// All requested screens, one after the other.
  case screens
  /// All requested screens: devices as columns, the variants as rows.
  case matrix
  /// A storyboard's scenes in their positions on Interface Builder's canvas, with the segues between them.
  case map
}
