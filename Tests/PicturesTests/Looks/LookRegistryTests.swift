import Controls
@testable import Pictures
import Testing

/// The looks of all kinds.
struct LookRegistryTests {
  /// Views that show nothing of their own but a background.
  private static let plain: Set = [
    "collectionReusableView", "collectionViewCell", "collectionViewCellContentView", "scrollView",
    "stackView",
    "tableViewCellContentView", "window",
  ]

  @Test func `every kind of view has a look, in the order of the kinds`() {
    let views = ObjectKind.all.filter { $0.role == .view && !Self.plain.contains($0.element) }
    #expect(ControlLook.all.map(\.kind.element) == views.map(\.element))
  }

  @Test(arguments: [
    "chevron.right", "plus", "xmark.circle", "info.circle", "trash", "star.fill", "questionmark.circle.fill",
  ])
  func `symbols that documents name often have a stand-in`(name: String) {
    #expect(SymbolShape.named(name) != nil)
    #expect(SymbolShape.named(name + ".of.another") == nil)
  }
}
