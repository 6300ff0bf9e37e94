package import Ninefold

extension TraitCollection {
  /// The size class, and the other traits that differ from their defaults.
  ///
  /// - Parameter isOfCanvas: Whether the size class is that of the canvas, since none was asked for.
  package func words(isOfCanvas: Bool = false) -> String {
    var words = [isOfCanvas ? "\(sizeClass) (the canvas's)" : sizeClass.description]
    if let style, style != InterfaceStyle.light.rawValue { words.append(style) }
    if direction == .rightToLeft { words.append("right to left") }
    if let contentSize, contentSize != .large { words.append(contentSize.rawValue) }
    if contrast == .high { words.append("high contrast") }
    if legibilityWeight == .bold { words.append("bold text") }
    return words.joined(separator: ", ")
  }
}
