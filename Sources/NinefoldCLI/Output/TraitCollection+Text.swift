import Ninefold

extension TraitCollection {
  /// The size class, and the other traits that are not what they are where nobody asks for others.
  var words: String {
    var words = [sizeClass.description]
    if let style, style != InterfaceStyle.light.rawValue { words.append(style) }
    if direction == .rightToLeft { words.append("right to left") }
    if let contentSize, contentSize != .large { words.append(contentSize.rawValue) }
    return words.joined(separator: ", ")
  }
}
