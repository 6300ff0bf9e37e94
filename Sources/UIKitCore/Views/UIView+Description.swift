extension UIView {
  /// The view as UIKit's console prints it: what differs from a plain view, between the frame and the layer.
  var printed: String {
    var parts = [
      "\(String(describing: type(of: self))): \(address(of: self))", "frame = \(Self.text(frame))",
    ]
    if !transform.isIdentity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(numbers.map(Self.text).joined(separator: ", "))]")
    }
    if let consoleText { parts.append("text = '\(consoleText)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(Self.text(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = <\(String(describing: type(of: layer))): \(address(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.origin.x)) \(text(rect.origin.y)); \(text(rect.width)) \(text(rect.height)))"
  }

  /// A number as C's `%g` writes it.
  private static func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}

extension UIView.AutoresizingMask {
  /// The letters of the console, such as `W+H`.
  fileprivate var letters: String {
    let all: KeyValuePairs<UIView.AutoresizingMask, String> = [
      .flexibleLeftMargin: "LM", .flexibleWidth: "W", .flexibleRightMargin: "RM", .flexibleTopMargin: "TM",
      .flexibleHeight: "H", .flexibleBottomMargin: "BM",
    ]
    return all.filter { contains($0.key) }.map(\.value).joined(separator: "+")
  }
}
