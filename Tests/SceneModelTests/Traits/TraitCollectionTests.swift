import SceneModel
import Testing

/// Trait collections as Apple's page of `UITraitCollection` has them (Devices.md#trait-collections).
struct TraitCollectionTests {
  private func collection(_ traits: (InterfaceTrait, String)...) -> TraitCollection {
    var collection = TraitCollection()
    for (trait, text) in traits {
      let isSet = collection.set(trait, text)
      #expect(isSet, "\(trait.rawValue)=\(text)")
    }
    return collection
  }

  @Test func `a collection specifies nothing that it is not given`() {
    #expect(TraitCollection().specified.isEmpty)
    for trait in InterfaceTrait.allCases { #expect(TraitCollection().text(of: trait) == nil) }
  }

  @Test(arguments: [
    (InterfaceTrait.horizontal, "compact"), (.vertical, "regular"), (.scale, "3"), (.idiom, "pad"),
    (.style, "dark"), (.gamut, "P3"), (.direction, "rtl"), (.contentSize, "accessibilityLarge"),
    (.contrast, "high"), (.legibilityWeight, "bold"),
  ])
  func `a trait is set and read as text`(trait: InterfaceTrait, text: String) {
    let one = collection((trait, text))
    #expect(one.specified == [trait])
    #expect(one.text(of: trait) == text)
    #expect(one.changes(to: TraitCollection()) == [trait])
  }

  @Test(arguments: [
    (InterfaceTrait.horizontal, "any"), (.vertical, "wide"), (.scale, "0"), (.scale, "-1"), (.scale, "nan"),
    (.style, "blue"), (.gamut, "p3"), (.direction, "up"), (.contentSize, "huge"), (.contrast, "low"),
    (.legibilityWeight, ""),
  ])
  func `what is no value of a trait sets nothing`(trait: InterfaceTrait, text: String) {
    var one = TraitCollection()
    let isSet = one.set(trait, text)
    #expect(!isSet)
    #expect(one == TraitCollection())
  }

  /// `UITraitCollection.init(traitsFrom:)`: the last collection that specifies a trait counts.
  @Test func `of several collections the last that specifies a trait counts`() {
    let merged = TraitCollection(merging: [
      collection((.horizontal, "compact"), (.scale, "2"), (.style, "light")),
      collection((.horizontal, "regular"), (.vertical, "regular")),
      collection((.style, "dark"), (.contrast, "high")),
    ])
    #expect(
      merged
        == collection(
          (.horizontal, "regular"), (.vertical, "regular"), (.scale, "2"), (.style, "dark"),
          (.contrast, "high")))
    #expect(TraitCollection(merging: []) == TraitCollection())
  }

  @Test func `every trait can be merged and compared`() {
    let values: [(InterfaceTrait, String, String)] = [
      (.horizontal, "compact", "regular"), (.vertical, "compact", "regular"), (.scale, "1", "2"),
      (.idiom, "phone", "pad"), (.style, "light", "dark"), (.gamut, "sRGB", "P3"),
      (.direction, "ltr", "rtl"), (.contentSize, "small", "large"), (.contrast, "normal", "high"),
      (.legibilityWeight, "regular", "bold"),
    ]
    #expect(values.map(\.0) == InterfaceTrait.allCases)
    for (trait, old, new) in values {
      let (before, after) = (collection((trait, old)), collection((trait, new)))
      #expect(before.merging(after) == after)
      #expect(before.merging(TraitCollection()) == before)
      #expect(before.changes(to: after) == [trait])
      #expect(!before.contains(after))
    }
  }

  /// `containsTraits(in:)`: only what the other specifies counts.
  @Test func `a collection contains those that specify nothing else`() {
    let phone = collection((.horizontal, "compact"), (.vertical, "regular"), (.idiom, "phone"))
    #expect(phone.contains(TraitCollection()))
    #expect(phone.contains(phone))
    #expect(phone.contains(collection((.vertical, "regular"))))
    #expect(!phone.contains(collection((.vertical, "compact"))))
    #expect(!phone.contains(collection((.vertical, "regular"), (.scale, "2"))))
    #expect(!TraitCollection().contains(phone))
  }
}
