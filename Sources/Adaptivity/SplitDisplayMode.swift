/// Which columns of a split view controller are shown, and how (Devices.md#split-views).
package enum SplitDisplayMode: String, CaseIterable, Sendable {
  case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
    twoOverSecondary, twoDisplaceSecondary

  /// Reads a document's spelling, which names modes of two columns in short.
  init(attribute: String?) {
    switch attribute {
    case "beside", "allVisible": self = .oneBesideSecondary
    case "over", "primaryOverlay": self = .oneOverSecondary
    case "primaryHidden": self = .secondaryOnly
    default: self = attribute.flatMap(SplitDisplayMode.init(rawValue:)) ?? .automatic
    }
  }

  /// The columns that stand beside the secondary one or push it aside.
  ///
  /// - Parameter isTriple: Whether there are three columns, of which one shown means the supplementary one.
  func columnsBeside(isTriple: Bool) -> [SplitColumn] {
    switch self {
    case .oneBesideSecondary: [isTriple ? .supplementary : .primary]
    case .twoBesideSecondary, .twoDisplaceSecondary: isTriple ? [.primary, .supplementary] : [.primary]
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: []
    }
  }

  /// The columns that lie over the secondary one.
  ///
  /// - Parameter isTriple: Whether there are three columns, of which one shown means the supplementary one.
  func columnsOver(isTriple: Bool) -> [SplitColumn] {
    switch self {
    case .oneOverSecondary: [isTriple ? .supplementary : .primary]
    case .twoOverSecondary: isTriple ? [.primary, .supplementary] : [.primary]
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: []
    }
  }
}

/// How a split view controller shows its columns, spelled as in a document.
enum SplitBehavior: String {
  case automatic, tile, overlay, displace

  /// Whether a display mode goes with the behaviour.
  func allows(_ mode: SplitDisplayMode) -> Bool {
    switch (self, mode) {
    case (.automatic, _), (_, .automatic), (_, .secondaryOnly): true
    case (.tile, .oneBesideSecondary), (.tile, .twoBesideSecondary): true
    case (.overlay, .oneOverSecondary), (.overlay, .twoOverSecondary): true
    case (.displace, .oneBesideSecondary), (.displace, .twoDisplaceSecondary): true
    case (.tile, _), (.overlay, _), (.displace, _): false
    }
  }
}
