/// The direction in which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// How a view's content stands to the direction of reading.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UISemanticContentAttribute {
  /// The word that documents have for it; nil of the standard.
  package var word: String? {
    switch self {
    case .unspecified: nil
    case .playback: "playback"
    case .spatial: "spatial"
    case .forceLeftToRight: "forceLeftToRight"
    case .forceRightToLeft: "forceRightToLeft"
    }
  }
}

/// How text stands between its sides.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// The alignments by the words that documents have for them.
  package static let words: KeyValuePairs<String, NSTextAlignment> = [
    "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
  ]
}

/// The way in which text is broken or cut that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

extension NSLineBreakMode {
  /// The word that documents have for it.
  package var word: String {
    switch self {
    case .byWordWrapping: "wordWrap"
    case .byCharWrapping: "characterWrap"
    case .byClipping: "clip"
    case .byTruncatingHead: "headTruncation"
    case .byTruncatingTail: "tailTruncation"
    case .byTruncatingMiddle: "middleTruncation"
    }
  }
}
