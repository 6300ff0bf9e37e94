import SceneModel

/// A set of size classes as the database stores it: bit n is the class of the number n in ``SizeClass/all``.
struct SizeClassSet: OptionSet, Hashable {
  let rawValue: Int

  /// All nine.
  static let all = SizeClassSet(rawValue: 511)

  /// The classes in which a variation applies when nothing but the size class is known.
  init(_ key: VariationKey) {
    var bits = 0
    for (number, sizeClass) in SizeClass.all.enumerated()
    where key.applies(to: TraitCollection(sizeClass: sizeClass)) {
      bits |= 1 << number
    }
    rawValue = bits
  }

  init(rawValue: Int) { self.rawValue = rawValue }
}
