import Resolver
import SceneModel
import Testing

/// Variations by other traits than the size class, and documents without any
/// (InterfaceBuilder.md#other-traits, InterfaceBuilder.md#varying-documents).
struct TraitTests {
  private func fixture(_ key: String) throws -> Fixture {
    try Fixture(
      subviews: Fixture.view("a"),
      root: Fixture.variation("widthClass=compact", subviews: "+a") + Fixture.variation(key, subviews: "-a"))
  }

  private static let collections: [(String, TraitCollection)] = [
    ("userInterfaceIdiom=mac", TraitCollection(idiom: "mac")),
    ("userInterfaceStyle=dark", TraitCollection(style: "dark")),
    ("displayGamut=P3", TraitCollection(gamut: "P3")),
    ("device=watch42mm", TraitCollection(device: "watch42mm")),
  ]

  @Test(arguments: collections)
  func `a trait applies where it is known to be so, in every class`(key: String, traits: TraitCollection)
    throws
  {
    let fixture = try fixture(key)
    let node = try fixture.node("a")
    #expect(fixture.resolver.resolveAll(traits).allSatisfy { !$0.isInstalled(node) })
    #expect(try fixture.installed("a") == Fixture.all)
    var other = traits
    if other.idiom != nil { other.idiom = "phone" }
    if other.style != nil { other.style = "light" }
    if other.gamut != nil { other.gamut = "sRGB" }
    if other.device != nil { other.device = "watch38mm" }
    #expect(fixture.resolver.resolveAll(other).allSatisfy { $0.isInstalled(node) })
  }

  @Test func `a trait joined with a class needs both`() throws {
    let fixture = try fixture("heightClass=compact-userInterfaceIdiom=pad")
    let node = try fixture.node("a")
    let without = fixture.resolver.resolveAll(TraitCollection(idiom: "pad")).filter { !$0.isInstalled(node) }
    #expect(
      without.map(\.traits.sizeClass.description) == ["any-compact", "compact-compact", "regular-compact"])
  }

  // Absent in about a thousand documents, which have no other variations than `default`.
  @Test func `without trait collections the masks of default hold, and the nine are one`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a") + Fixture.view("b"), root: Fixture.variation("default", subviews: "-a"),
      rootAttributes: "")
    #expect(try fixture.installed("a").isEmpty)
    #expect(try fixture.installed("b") == Fixture.all)
    #expect(try fixture.resolver.matrix(fixture.outline).groups.count == 1)
  }

  // InterfaceBuilder.md#varying-documents
  @Test(arguments: [#"useTraitCollections="NO""#, ""])
  func `where trait collections are off no class applies, and other traits do`(attributes: String) throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a") + Fixture.view("b"),
      root: Fixture.variation("default", subviews: "-a")
        + Fixture.variation("widthClass=compact", subviews: "+a")
        + Fixture.variation("userInterfaceStyle=dark", subviews: "-b"),
      rootAttributes: attributes)
    #expect(!fixture.document.tree.usesSizeClasses)
    #expect(try fixture.installed("a").isEmpty)
    let dark = fixture.resolver.resolve(TraitCollection(style: "dark"))
    #expect(try !dark.isInstalled(fixture.node("b")))
  }
}
