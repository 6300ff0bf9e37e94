/// A set of size classes: bit n is the class of the number n in ``SizeClass/all``.
///
/// ```swift
/// let narrow: SizeClassSet = [SizeClassSet(.compactCompact), SizeClassSet(.compactRegular)]
/// print(narrow.contains(.regularRegular))  // false
/// print(SizeClassSet.all.subtracting(narrow).classes.count)  // 7
/// ```
public struct SizeClassSet: OptionSet, Hashable, Sendable {
  @usableFromInline let bits: UInt16

  /// The bits, 0 to 511.
  @inlinable
  public var rawValue: Int { Int(bits) }

  /// A set of bits. Bits above the ninth are left out.
  @inlinable
  public init(rawValue: Int) { bits = UInt16(truncatingIfNeeded: rawValue & 511) }

  /// The set of one class.
  @inlinable
  public init(_ sizeClass: SizeClass) { self.init(rawValue: 1 << sizeClass.number) }

  /// The classes in which a variation applies under the other traits: by default none is known.
  ///
  /// - Parameter usesSizeClasses: The document's ``ElementTree/usesSizeClasses``: where it is false,
  ///   variations by size class apply nowhere.
  package init(_ key: VariationKey, _ traits: TraitCollection = TraitCollection(), usesSizeClasses: Bool) {
    var bits = 0
    if usesSizeClasses || key.sizeClass == .any, key.appliesRegardlessOfClass(to: traits) {
      for (number, sizeClass) in SizeClass.all.enumerated() where key.sizeClass.covers(sizeClass) {
        bits |= 1 << number
      }
    }
    self.init(rawValue: bits)
  }

  /// All nine.
  public static let all = SizeClassSet(rawValue: 511)

  /// Whether a class is in the set.
  @inlinable
  public func contains(_ sizeClass: SizeClass) -> Bool { rawValue & (1 << sizeClass.number) != 0 }

  /// The classes in the order of ``SizeClass/all``.
  public var classes: [SizeClass] { SizeClass.all.filter(contains) }
}

extension SizeClass {
  /// The index in ``all``, 0 to 8.
  @inlinable
  package var number: Int { 3 * width.number + height.number }
}

extension SizeClass.Extent {
  /// The index in `allCases`.
  @usableFromInline
  var number: Int {
    switch self {
    case .any: 0
    case .compact: 1
    case .regular: 2
    }
  }
}
