import Controls
import SceneModel
import TestSupport

/// Trees of a seed: names, attributes, texts and spellings of all sorts, objects and variations among them.
struct RandomTree {
  private var random: SeededGenerator
  private var floor = 0
  private var identifiers: Set<String> = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A tree: a storyboard's frame around what the seed makes of it.
  consuming func tree() -> ElementTree {
    var builder = ElementTree.Builder()
    builder.openElement(Name(.document))
    builder.openElement(Name(.scenes))
    builder.openElement(Name(.scene))
    builder.openElement(Name(.objects))
    floor = builder.depth
    for _ in 0..<200 { grow(&builder) }
    return builder.finish()
  }

  private static let names = [
    "scenes", "scene", "objects", "view", "label", "subviews", "constraints", "constraint", "variation",
    "mask",
    "include", "exclude", "string", "fontDescription", "connections", "outlet", "nil", "étrange", "a-b.c",
    "view", "subviews", "constraints", "constraint", "variation", "variation", "mask", "viewLayoutGuide",
  ]
  private static let attributes = [
    "id", "key", "reference", "firstAttribute", "firstItem", "constant", "x", "ü",
  ]
  private static let values = [
    "", "a", "b", "c", "\"", "\\", "\n", "widthClass=compact", "default",
    "heightClass=compact-widthClass=compact",
    "heightClass=regular", "top", "constraints", "height", "a", "b", "12.5", "subviews",
    "\u{7f}é😀",
  ]

  private mutating func grow(_ builder: inout ElementTree.Builder) {
    switch random.below(8) {
    case 0..<4:
      let node = builder.openElement(builder.intern(Self.names[random.below(Self.names.count)]))
      let start = random.below(Self.attributes.count)
      for offset in 0..<random.below(4) {
        let name = builder.intern(Self.attributes[(start + offset) % Self.attributes.count])
        var value = Self.values[random.below(Self.values.count)]
        // Identifiers are unique, as in every document that can be read.
        if builder.intern("id") == name, !identifiers.insert(value).inserted {
          value += "\(identifiers.count)"
          identifiers.insert(value)
        }
        if random.below(9) == 0, !value.contains("\"") {
          builder.addAttribute(Attribute(name, spelled: "'\(value)'"))
        } else {
          builder.addAttribute(Attribute(name, value))
        }
      }
      if random.below(9) == 0 {
        builder.setTagSpelling(
          TagSpelling(gaps: ["  ", "= "], closing: ["", " ", "\n"][random.below(3)]), of: node)
      }
    case 4..<6: if builder.depth > floor { builder.closeElement() }
    case 6:
      builder.addLeaf(
        [.text, .spelledText, .characterData][random.below(3)], Self.values[random.below(Self.values.count)])
    default:
      let value = Self.values[random.below(Self.values.count)]
      if random.below(2) == 0 {
        builder.addLeaf(.comment, value)
      } else {
        builder.addLeaf(.instruction, "target \(value)")
      }
    }
  }
}
