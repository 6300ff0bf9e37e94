/// When a `<variation>` applies: the traits that its `key` names.
///
/// `default`, or `trait=value` parts joined by `-` in alphabetical order (facts §1.1).
public struct VariationKey: Hashable, Sendable {
  /// The size class that the key names, any where it names no class along an axis.
  public private(set) var sizeClass = SizeClass.any
  /// The other traits that the key names, as they are spelled.
  public private(set) var others: [Trait] = []
  /// Whether a part could not be read; such a variation never applies.
  public private(set) var isUnknown = false

  /// A trait other than a size class.
  public struct Trait: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  /// Reads the value of the attribute `key`.
  public init(_ key: String) {
    guard key != "default" else { return }
    for part in key.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else {
        isUnknown = true
        return
      }
      let value = String(sides[1])
      switch sides[0] {
      case "widthClass": set(\.width, value)
      case "heightClass": set(\.height, value)
      default: others.append(Trait(name: String(sides[0]), value: value))
      }
    }
  }

  /// The key of a size class: `default` of any-any.
  public init(_ sizeClass: SizeClass) { self.sizeClass = sizeClass }

  private mutating func set(_ axis: WritableKeyPath<SizeClass, SizeClass.Extent>, _ value: String) {
    if let extent = SizeClass.Extent(rawValue: value), extent != .any {
      sizeClass[keyPath: axis] = extent
    } else {
      isUnknown = true
    }
  }

  /// The place in the order of precedence: what comes later overrides what came before.
  ///
  /// Base, then height alone, then width alone, then both (facts §1.2, settled by saved frames). Traits other than size
  /// classes were only ever seen alone; they count as more specific than any class.
  public var rank: Int {
    (sizeClass.height == .any ? 0 : 1) + (sizeClass.width == .any ? 0 : 2) + 4 * others.count
  }

  /// Whether the variation applies: every trait that the key names is present with that value.
  public func applies(to traits: TraitCollection) -> Bool {
    guard !isUnknown, sizeClass.covers(traits.sizeClass) else { return false }
    return others.allSatisfy { trait in
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
    var parts = others.map { "\($0.name)=\($0.value)" }
    if sizeClass.height != .any { parts.append("heightClass=\(sizeClass.height.rawValue)") }
    if sizeClass.width != .any { parts.append("widthClass=\(sizeClass.width.rawValue)") }
    return parts.isEmpty ? "default" : parts.sorted().joined(separator: "-")
  }
}
