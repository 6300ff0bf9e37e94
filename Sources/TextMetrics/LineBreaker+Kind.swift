extension LineBreaker {
  /// The effect of a character on line breaking.
  enum Kind {
    case letter, digit, space, ideograph
    /// Punctuation that does not begin a line, even after a space (Unicode line breaking, UAX #14, LB13).
    case mark
    /// A dash: a word may be broken between it and a letter (Unicode line breaking, UAX #14).
    case hyphen
    /// Full-width punctuation that does not begin a line.
    case closing
    /// Full-width punctuation that does not end a line.
    case opening
    /// The end of a paragraph.
    case lineBreak
    /// The end of a line within a paragraph (U+2028).
    case lineSeparator
    /// The second half of U+000D U+000A.
    case lineBreakContinued
  }
}

extension LineBreaker.Kind {
  /// The kind of a character of the Chinese and Japanese scripts.
  init(ideograph scalar: Unicode.Scalar) {
    switch scalar {
    case "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "》", "〉", "〕", "］", "｝", "ー", "々":
      self = .closing
    case "（", "「", "『", "【", "《", "〈", "〔", "［", "｛": self = .opening
    default: self = .ideograph
    }
  }
}
