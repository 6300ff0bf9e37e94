/// The form of a format attribute's values, where not every text fits.
package enum ValueForm: Sendable {
  /// A number.
  case number
  /// A number, or `infinite` for none.
  case placeholderSize
  /// A number or a ratio other than 0 (InterfaceBuilder.md#multipliers).
  case multiplier
  /// A priority of a constraint or of the size of content (InterfaceBuilder.md#constraint-validity).
  case priority
  /// `YES` or `NO`.
  case truth
  /// The relation of a constraint.
  case relation
  /// A layout attribute of a constraint.
  case layoutAttribute
  /// How a stack view arranges its views.
  case axis, stackAlignment, stackDistribution

  /// Whether a text can be read as a value of this form.
  package func reads(_ text: String) -> Bool {
    switch self {
    case .number: Double(attribute: text) != nil
    case .placeholderSize: text == "infinite" || Double(attribute: text) != nil
    case .multiplier: Double(multiplier: text) != nil
    case .priority: LayoutPriority(attribute: text) != nil
    case .truth: Bool(attribute: text) != nil
    case .relation: LayoutConstraint.Relation(rawValue: text) != nil
    case .layoutAttribute: LayoutAttribute(word: text) != nil
    case .axis: Axis(rawValue: text) != nil
    case .stackAlignment: StackAlignment(rawValue: text) != nil
    case .stackDistribution: StackDistribution(rawValue: text) != nil
    }
  }

  /// The readable values, in words.
  package var expected: String {
    switch self {
    case .number: "a finite number"
    case .placeholderSize: "a finite number or infinite"
    case .multiplier: "a finite number or a ratio such as 4:3"
    case .priority: "a number \(LayoutPriority.range)"
    case .truth: "YES or NO"
    case .relation: "lessThanOrEqual, equal or greaterThanOrEqual"
    case .layoutAttribute: "an attribute such as leading, width or firstBaseline"
    case .axis: "horizontal or vertical"
    case .stackAlignment: "an alignment such as fill, center or top"
    case .stackDistribution: "fill, fillEqually, fillProportionally, equalSpacing or equalCentering"
    }
  }
}

extension ValueForm {
  /// The form of an attribute of an element; nil where it can hold any text or is unknown.
  package static func of(_ attribute: KnownName, in element: KnownName?, on platform: Platform) -> ValueForm?
  {
    switch attribute {
    case .hidden, .translatesAutoresizingMaskIntoConstraints, .fixedFrame, .misplaced, .ambiguous,
      .insetsLayoutMarginsFromSafeArea, .preservesSuperviewLayoutMargins, .layoutMarginsFollowReadableWidth,
      .viewRespectsSystemMinimumLayoutMargins, .baselineRelativeArrangement, .useAutolayout,
      .useTraitCollections, .useSafeAreas:
      return .truth
    case .numberOfLines, .alpha, .spacing, .preferredMaxLayoutWidth, .minimumFontSize, .minimumScaleFactor,
      .rowHeight, .estimatedRowHeight, .sectionHeaderHeight, .sectionFooterHeight, .numberOfPages,
      .imagePadding, .lineSpacing, .maximumLineHeight, .minimumLineHeight, .lineHeightMultiple,
      .firstLineHeadIndent, .headIndent, .tailIndent, .paragraphSpacing, .paragraphSpacingBefore:
      return .number
    case .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
      .verticalCompressionResistancePriority:
      return .priority
    case .placeholderIntrinsicWidth, .placeholderIntrinsicHeight: return .placeholderSize
    default: return element.flatMap { of(attribute, within: $0, platform) }
    }
  }

  private static func of(
    _ attribute: KnownName, within element: KnownName, _ platform: Platform
  ) -> ValueForm? {
    switch (element, attribute) {
    case (.constraint, .constant): .number
    case (.constraint, .multiplier): .multiplier
    case (.constraint, .priority): .priority
    case (.constraint, .relation): .relation
    case (.constraint, .firstAttribute), (.constraint, .secondAttribute): .layoutAttribute
    case (.constraint, .placeholder), (.constraint, .symbolic): .truth
    // AppKit's stack views have other words.
    case (.stackView, .axis) where platform != .macOS: .axis
    case (.stackView, .alignment) where platform != .macOS: .stackAlignment
    case (.stackView, .distribution) where platform != .macOS: .stackDistribution
    case (.fontDescription, .pointSize): .number
    case (.rect, .x), (.rect, .y), (.point, .x), (.point, .y): .number
    case (.rect, .width), (.rect, .height), (.size, .width), (.size, .height), (.image, .width),
      (.image, .height), (.segment, .width):
      .number
    case (.inset, .minX), (.inset, .minY), (.inset, .maxX), (.inset, .maxY): .number
    case (.edgeInsets, .left), (.edgeInsets, .top), (.edgeInsets, .right), (.edgeInsets, .bottom): .number
    case (.directionalEdgeInsets, .leading), (.directionalEdgeInsets, .top),
      (.directionalEdgeInsets, .trailing), (.directionalEdgeInsets, .bottom):
      .number
    default: nil
    }
  }
}
