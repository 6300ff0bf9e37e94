import Resolver
import SceneModel
import Testing

struct VariationOverrideTests {
  @Test func `of each class and property the strongest variation has the last word`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view(
        "a",
        #"<variation key="widthClass=compact" alpha="0.5"/>"#
          + #"<variation key="heightClass=compact-widthClass=compact" alpha="0.2"/>"#),
      root: Fixture.variation("default", subviews: "-a")
        + Fixture.variation("widthClass=regular", subviews: "+a"))
    let resolver = Resolver(fixture.document)
    let overrides = resolver.overrides(InstallationTables(resolver, TraitCollection()))
    let a = try fixture.node("a")
    #expect(overrides.allSatisfy { $0.owner == a })
    #expect(
      overrides.map { override in
        switch override.content {
        case .value(let held): "\(override.key) \(held.path) \(held.value ?? "") \(override.deciding.classes)"
        case .installation(let installs): "\(override.key) \(installs) \(override.deciding.classes)"
        }
      } == [
        "heightClass=compact-widthClass=compact alpha 0.2 [compact-compact]",
        "widthClass=compact alpha 0.5 [compact-any, compact-regular]",
        "widthClass=regular true [regular-any, regular-compact, regular-regular]",
        "default false [any-any, any-compact, any-regular, compact-any, compact-compact, compact-regular]",
      ])
  }
}
