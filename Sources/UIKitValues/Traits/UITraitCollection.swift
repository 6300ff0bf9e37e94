package import Devices
package import SceneModel

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular

  package init(_ extent: SizeClass.Extent) {
    self =
      switch extent {
      case .any: .unspecified
      case .compact: .compact
      case .regular: .regular
      }
  }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6

  package init(_ idiom: Idiom) {
    self =
      switch idiom {
      case .phone: .phone
      case .pad: .pad
      case .tv: .tv
      case .mac: .mac
      case .watch: .unspecified
      }
  }
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Which way the direction of reading goes, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How an interface is turned on a device.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The size of text that a person chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of it.
  public let rawValue: String

  /// A size by UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ short: String) { rawValue = "UICTContentSizeCategory" + short }

  /// No size of its own.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Smaller.
  public static let small = UIContentSizeCategory("S")
  /// Somewhat smaller.
  public static let medium = UIContentSizeCategory("M")
  /// The standard.
  public static let large = UIContentSizeCategory("L")
  /// Somewhat larger.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest that is not for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of those for accessibility.
  public var isAccessibilityCategory: Bool {
    (category?.number ?? 0) > ContentSizeCategory.extraExtraExtraLarge.number
  }

  /// The size as rooms below have it; nil of an unspecified one.
  package var category: ContentSizeCategory? {
    Self.all.firstIndex(of: self).flatMap { index in ContentSizeCategory.allCases.first { $0.number == index }
    }
  }

  /// Whether one is smaller than another.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (one.category?.number ?? -1) < (other.category?.number ?? -1)
  }

  /// Whether one is larger than another.
  public static func > (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { other < one }

  /// Whether one is no larger than another.
  public static func <= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { !(other < one) }

  /// Whether one is no smaller than another.
  public static func >= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { !(one < other) }
}

/// The values of traits; nil where one is unspecified.
package struct TraitValues: Hashable, Sendable {
  package var horizontalSizeClass: UIUserInterfaceSizeClass?
  package var verticalSizeClass: UIUserInterfaceSizeClass?
  package var idiom: UIUserInterfaceIdiom?
  package var contentSize: UIContentSizeCategory?
  package var direction: UITraitEnvironmentLayoutDirection?
  package var style: UIUserInterfaceStyle?
  package var scale: CGFloat?

  /// Nothing specified.
  package static let none = TraitValues()

  /// The values, with others where they are specified.
  package func merging(_ other: TraitValues) -> TraitValues {
    TraitValues(
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass, idiom: other.idiom ?? idiom,
      contentSize: other.contentSize ?? contentSize, direction: other.direction ?? direction,
      style: other.style ?? style, scale: other.scale ?? scale)
  }
}

extension TraitValues {
  /// The values in force, of which those that were set to be unspecified are none.
  package var specified: TraitValues {
    var result = self
    if result.horizontalSizeClass == .unspecified { result.horizontalSizeClass = nil }
    if result.verticalSizeClass == .unspecified { result.verticalSizeClass = nil }
    if result.idiom == .unspecified { result.idiom = nil }
    if result.contentSize == .unspecified { result.contentSize = nil }
    if result.direction == .unspecified { result.direction = nil }
    if result.style == .unspecified { result.style = nil }
    return result
  }
}

/// The traits of an environment.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Nothing specified.
  public override convenience init() { self.init(TraitValues()) }

  /// The width's class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      TraitValues(horizontalSizeClass: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }

  /// The height's class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
  }

  /// The kind of device alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: idiom == .unspecified ? nil : idiom))
  }

  /// The text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      TraitValues(
        contentSize: preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory))
  }

  /// The direction of reading alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection == .unspecified ? nil : layoutDirection))
  }

  /// The style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }

  /// The pixels a point alone.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(scale: scale == 0 ? nil : scale))
  }

  /// Traits together; of two that specify the same the later counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  /// Traits that a function sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = MutableTraits(values: TraitValues())
    mutations(&traits)
    self.init((traits as? MutableTraits)?.values ?? TraitValues())
  }

  /// The traits after a function has changed them.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return UITraitCollection((traits as? MutableTraits)?.values ?? values)
  }

  /// The class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// The class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSize ?? .unspecified }
  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// Whether it is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// Pixels a point; 0 where it is unspecified.
  public var displayScale: CGFloat { values.scale ?? 0 }

  /// Whether all that another specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let other = trait?.values else { return true }
    return values.merging(other) == values
  }

  package var userInterfaceDirection: UIUserInterfaceLayoutDirection {
    values.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the traits are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  /// The hash of the traits.
  open override var hash: Int { values.hashValue }
}
