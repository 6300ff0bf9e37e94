extension UIView {
  /// The frames of the view and of all in it, a line a view, in the coordinates of the superview: the class,
  /// the text or the identifier, then x, y, width and height. Points, to two places.
  ///
  /// ```
  /// UIView 0 0 393 852
  ///   UILabel 'Title' 16 59 361 20.33
  /// ```
  ///
  /// A view that is hidden says so, and what is in it is left out, but for a window that is not shown.
  public var layoutText: String { textLines(depth: 0).joined(separator: "\n") + "\n" }

  private func textLines(depth: Int) -> [String] {
    var line = String(repeating: "  ", count: depth) + String(describing: type(of: self))
    if let name = accessibilityIdentifier { line += " #\(name)" }
    if let text = consoleText { line += " '\(text.replacingOccurrences(of: "\n", with: " "))'" }
    let frame = frame
    for number in [frame.origin.x, frame.origin.y, frame.width, frame.height] {
      let hundredths = Int((Double(number) * 100).rounded())
      line += hundredths % 100 == 0 ? " \(hundredths / 100)" : " \(Double(hundredths) / 100)"
    }
    if isHidden { line += " hidden" }
    if isHidden, !(self is UIWindow) { return [line] }
    return [line] + subviews.flatMap { $0.textLines(depth: depth + 1) }
  }
}
