/// A device, how it is held, the size of text and the direction of reading: where a layout is looked at.
public struct LayoutVariant: Hashable, Sendable {
  /// The device's name as Ninefold knows it.
  public var device: String
  /// How it is held.
  public var orientation: UIInterfaceOrientation
  /// The size of text that a person chose.
  public var contentSize: UIContentSizeCategory
  /// The direction of reading.
  public var direction: UITraitEnvironmentLayoutDirection

  /// A device, upright with text of the usual size from left to right where nothing else is said.
  public init(
    _ device: String, _ orientation: UIInterfaceOrientation = .portrait,
    contentSize: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    self.device = device
    self.orientation = orientation
    self.contentSize = contentSize
    self.direction = direction
  }

  /// A small phone, a phone upright and lying, and a pad: three of the four size classes that devices have;
  /// and the phone with the largest text, and read from right to left.
  public static let standard = [
    LayoutVariant("iPhone SE (3rd generation)"), LayoutVariant("iPhone 15"),
    LayoutVariant("iPhone 15", .landscapeLeft), LayoutVariant("iPad Air (5th generation)"),
    LayoutVariant("iPhone 15", contentSize: .accessibilityExtraExtraExtraLarge),
    LayoutVariant("iPhone 15", direction: .rightToLeft),
  ]

  /// The variant in words, such as `iPhone 15, lying, right to left`.
  public var title: String {
    var words = [device]
    if orientation.isLandscape { words.append("lying") }
    if contentSize != .large {
      words.append(
        "text \(contentSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""))")
    }
    if direction == .rightToLeft { words.append("right to left") }
    return words.joined(separator: ", ")
  }

  /// Shows windows of the main screen so, from now on.
  ///
  /// - Returns: Whether the device is known.
  @preconcurrency @MainActor
  public func show() -> Bool {
    UIScreen.main.overrides = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: contentSize),
      UITraitCollection(layoutDirection: direction),
    ])
    return UIScreen.main.show(device, in: orientation)
  }
}
