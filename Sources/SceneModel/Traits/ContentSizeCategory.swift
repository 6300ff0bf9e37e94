/// The size of text that a person has chosen for all apps, from the smallest to the largest.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// for contentSize in ContentSizeCategory.allCases {
///   let request = LayoutRequest(canvas: .design, overrides: TraitOverrides(contentSize: contentSize))
///   print(contentSize, LayoutEngine(document, request).layout(document.scenes[0]).conflicts.count)
/// }
/// ```
public enum ContentSizeCategory: String, CaseIterable, Sendable {
  case extraSmall, small, medium
  /// The default.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge
  case accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The index in the order of sizes, 0 to 11.
  package var number: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
