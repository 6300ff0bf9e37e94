import SceneModel
import Testing

/// Which variation wins (InterfaceBuilder.md#variation-precedence, InterfaceBuilder.md#duplicate-variations).
struct VariationPrecedenceTests {
  private static let keys = [
    "heightClass=compact-widthClass=compact", "widthClass=compact", "default", "heightClass=compact",
    "widthClass=compact", "userInterfaceStyle=dark",
  ]

  @Test func `variations are ordered by their keys, and of one rank as they stand`() {
    let tree = ElementTree(NewElement("view", [:], Self.keys.map { NewElement("variation", ["key": $0]) }))
    let variations = tree.variations(of: NodeID(1))
    #expect(variations.map(\.node.index) == [4, 5, 3, 6, 2, 7])
    #expect(variations.map(\.key.description) == variations.map { tree[$0.node, .key] })
  }

  @Test func `the stronger take their classes from the weaker`() {
    var undecided = UndecidedClasses()
    let compact = SizeClassSet(VariationKey("widthClass=compact"), usesSizeClasses: true)
    let short = SizeClassSet(VariationKey("heightClass=compact"), usesSizeClasses: true)
    #expect(undecided.take(compact) == compact)
    #expect(undecided.take(short) == short.subtracting(compact))
    #expect(undecided.take(.all) == SizeClassSet.all.subtracting(compact).subtracting(short))
    #expect(undecided.take(.all).isEmpty)
  }

  @Test func `an attribute or a child replaces a property, a mask does not`() {
    let tree = ElementTree(
      NewElement(
        "variation", ["key": "default", "text": "a"],
        [NewElement("nil", ["key": "textColor"]), NewElement("mask", ["key": "subviews"])]))
    let variation = NodeID(1)
    #expect(tree.replaces("text", in: variation) && tree.replaces(.text, in: variation))
    #expect(tree.replaces("textColor", in: variation))
    #expect(!tree.replaces("subviews", in: variation) && !tree.replaces(.hidden, in: variation))
  }
}
