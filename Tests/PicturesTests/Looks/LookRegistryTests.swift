import Controls
@testable import Pictures
import Testing

/// The looks of all kinds.
struct LookRegistryTests {
  @Test func `every kind that says so has a look of its own, and no other`() {
    let kinds = ObjectKind.all.filter { $0.look == .own }
    #expect(Set(kinds.map(\.element)) == Set(ControlLook.own.map(\.kind.element)))
    #expect(kinds.count == ControlLook.own.count)
  }

  @Test func `kinds that other frameworks draw are placeholders`() throws {
    let metal = try #require(ObjectKind.of("mtkView"))
    #expect(metal.look == .placeholder("Metal", .dark))
    #expect(ControlLook.byElement["mtkView"]?.kind.className == "MTKView")
    #expect(ControlLook.byElement["window"] == nil)
  }

  @Test func `views that hold others are open in characters`() {
    let open = ControlLook.byElement.values.filter { $0.form == .open }.map(\.kind.element)
    #expect(
      open.sorted() == [
        "collectionViewCellContentView", "label", "navigationBar", "stackView", "tabBar",
        "tableViewCellContentView", "toolbar",
      ])
  }

  @Test(arguments: [
    "chevron.right", "plus", "xmark.circle", "info.circle", "trash", "star.fill", "questionmark.circle.fill",
  ])
  func `symbols that documents name often have a stand-in`(name: String) {
    #expect(SymbolShape.named(name) != nil)
    #expect(SymbolShape.named(name + ".of.another") == nil)
  }
}
