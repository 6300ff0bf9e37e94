extension NSAttributedString.Key {
  /// The font: a ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// How lines stand: an ``NSParagraphStyle``. That of the first character counts for all.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The length that is added to each character. Points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The colour of the text, which changes no size.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, which changes no size.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The line below the text, which changes no size.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through the text, which changes no size.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The address that the text leads to, which changes no size.
  public static let link = NSAttributedString.Key("NSLink")
}

/// The lines below and through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// A bit of each.
  public let rawValue: Int
  /// Lines by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension ElementWriter {
  /// The text of a label or a text view and its font: the attributed one, else the plain one.
  package mutating func text(_ plain: String, _ attributed: NSAttributedString?, font: UIFont) {
    if let attributed {
      self["usesAttributedText"] = "YES"
      self.attributed(attributed, key: "attributedText", font: font)
    } else {
      string(plain, key: "text")
    }
    self.font(font)
  }

  /// Attributed text of a key; what has no font has the view's.
  package mutating func attributed(_ text: NSAttributedString, key: String, font: UIFont) {
    var runs: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
    let whole = text.string as NSString
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: whole.length)) { attributes, range, _ in
      runs.append((whole.substring(with: range), attributes))
    }
    open("attributedString", ["key": key])
    for run in runs {
      open("fragment", ["content": run.text])
      open("attributes")
      self.font(run.attributes[.font] as? UIFont ?? font)
      if let kern = Self.number(run.attributes[.kern]) {
        open("real", ["key": "NSKern"])
        set("value", kern)
        close()
      }
      (run.attributes[.paragraphStyle] as? NSParagraphStyle)?.write(&self)
      close()
      close()
    }
    close()
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
