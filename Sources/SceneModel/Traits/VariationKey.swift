/// The condition under which a `<variation>` applies: the traits that its `key` names.
///
/// `default`, or `trait=value` pairs joined by `-` in alphabetical order
/// (InterfaceBuilder.md#variation-keys).
///
/// ```swift
/// let key = VariationKey("heightClass=compact")
/// print(key.sizeClass)  // any-compact
/// print(key.applies(to: TraitCollection(sizeClass: .regularCompact)))  // true
/// print(VariationKey(.compactRegular))  // heightClass=regular-widthClass=compact
/// ```
public struct VariationKey: Hashable, Sendable {
  /// The size class that the key names, any where it names no class along an axis.
  public private(set) var sizeClass = SizeClass.any
  /// The other traits that the key names, as they are spelled, sorted by name: a key may name them in
  /// any order.
  package private(set) var otherTraits: [Trait] = []
  /// The key as it is spelled where one of its pairs could not be read, else nil; such a variation
  /// never applies.
  package private(set) var unknownText: String?

  /// Whether a pair could not be read.
  package var isUnknown: Bool { unknownText != nil }

  /// A trait other than a size class.
  package struct Trait: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// Reads the value of the attribute `key`.
  ///
  /// A key that names an axis twice counts as unknown: no environment has two widths.
  public init(_ key: String) {
    if let sizeClass = Self.sizeClasses[key] { self.sizeClass = sizeClass } else { read(key) }
  }

  /// The size classes by their keys in Interface Builder's spelling.
  private static let sizeClasses = Dictionary(
    uniqueKeysWithValues: SizeClass.all.map { (VariationKey($0).description, $0) })

  private mutating func read(_ key: String) {
    // By bytes: `String` joins a sign and a combining mark behind it to one character.
    for part in key.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) {
      let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        .map(Substring.init)
      guard sides.count == 2, set(sides[0], String(sides[1])) else {
        unknownText = key
        return
      }
    }
    otherTraits.sort { ($0.name, $0.value) < ($1.name, $1.value) }
  }

  /// The key of a size class: `default` of any-any.
  public init(_ sizeClass: SizeClass) { self.sizeClass = sizeClass }

  /// Reads one pair; returns whether it could.
  private mutating func set(_ name: Substring, _ value: String) -> Bool {
    switch name {
    case "widthClass": return set(\.width, value)
    case "heightClass": return set(\.height, value)
    default:
      otherTraits.append(Trait(name: String(name), value: value))
      return true
    }
  }

  private mutating func set(_ axis: WritableKeyPath<SizeClass, SizeClass.Extent>, _ value: String) -> Bool {
    guard let extent = SizeClass.Extent(rawValue: value), extent != .any, sizeClass[keyPath: axis] == .any
    else { return false }
    sizeClass[keyPath: axis] = extent
    return true
  }

  /// The position in the order of precedence: a later one overrides an earlier one.
  ///
  /// Base, then height alone, then width alone, then both (InterfaceBuilder.md#variation-precedence). Other
  /// traits count as more specific than any class (InterfaceBuilder.md#other-traits).
  package var rank: Int {
    (sizeClass.height == .any ? 0 : 1) + (sizeClass.width == .any ? 0 : 2) + 4 * otherTraits.count
  }

  /// Whether the variation applies: every trait that the key names is present with that value.
  public func applies(to traits: TraitCollection) -> Bool {
    sizeClass.covers(traits.sizeClass) && appliesRegardlessOfClass(to: traits)
  }

  /// Whether the variation applies, its size class aside.
  func appliesRegardlessOfClass(to traits: TraitCollection) -> Bool {
    if isUnknown { return false }
    return otherTraits.allSatisfy { trait in
      switch trait.name {
      case "userInterfaceIdiom": trait.value == traits.idiom
      case "userInterfaceStyle": trait.value == traits.style
      case "displayGamut": trait.value == traits.gamut
      case "device": trait.value == traits.device
      default: false
      }
    }
  }
}

extension VariationKey: CustomStringConvertible {
  /// The key as Interface Builder spells it.
  public var description: String {
    if let unknownText { return unknownText }
    var parts = otherTraits.map { "\($0.name)=\($0.value)" }
    if sizeClass.height != .any { parts.append("heightClass=\(sizeClass.height.rawValue)") }
    if sizeClass.width != .any { parts.append("widthClass=\(sizeClass.width.rawValue)") }
    return parts.isEmpty ? "default" : parts.sorted().joined(separator: "-")
  }
}
