import SceneModel
import Testing

struct SizeClassTests {
  private func named(_ name: String) throws -> SizeClass { try #require(SizeClass(name: name)) }

  @Test func `every name reads back, the short one as well`() {
    for sizeClass in SizeClass.all {
      #expect(SizeClass(name: sizeClass.description) == sizeClass)
      #expect(SizeClass(name: sizeClass.shortName) == sizeClass)
      #expect(VariationKey(VariationKey(sizeClass).description).sizeClass == sizeClass)
    }
  }

  @Test func `an edit affects the classes that are covered`() throws {
    #expect(try named("any-any").affected.count == 8)
    #expect(
      try named("compact-any").affected.map(\.description) == ["compact-compact", "compact-regular"])
    #expect(try named("regular-compact").affected.isEmpty)
  }

  // InterfaceBuilder.md#variation-precedence
  @Test func `values come from the height's class, then the width's, then both`() throws {
    #expect(
      try named("compact-regular").precedence.map(\.description) == [
        "any-any", "any-regular", "compact-any", "compact-regular",
      ])
    #expect(try named("any-compact").precedence.map(\.description) == ["any-any", "any-compact"])
    #expect(try named("any-any").precedence == [.any])
  }

  @Test func `a set holds the classes of its bits`() throws {
    for (number, sizeClass) in SizeClass.all.enumerated() {
      #expect(sizeClass.number == number)
      #expect(SizeClassSet(sizeClass).classes == [sizeClass])
    }
    #expect(SizeClassSet.all.classes == SizeClass.all)
    #expect(SizeClassSet(rawValue: -1) == .all)
    let compact = SizeClassSet(VariationKey("widthClass=compact"), usesSizeClasses: true)
    #expect(compact.classes.map(\.description) == ["compact-any", "compact-compact", "compact-regular"])
    #expect(compact.contains(try named("compact-any")) && !compact.contains(.any))
    #expect(SizeClassSet(VariationKey("userInterfaceStyle=dark"), usesSizeClasses: true).isEmpty)
    let dark = VariationKey("heightClass=compact-userInterfaceStyle=dark")
    #expect(SizeClassSet(dark, TraitCollection(style: "dark"), usesSizeClasses: true).classes.count == 3)
  }

  @Test(arguments: [
    "userInterfaceStyle=dark-heightClass=compact-displayGamut=P3", "b=1-a=2-a=1", "\u{301}b=1-a=2", "=",
    "a=b=c-a=",
  ])
  func `a key is the same in whatever order it names its traits`(key: String) {
    let key = VariationKey(key)
    #expect(!key.isUnknown)
    #expect(VariationKey(key.description) == key)
  }
}
