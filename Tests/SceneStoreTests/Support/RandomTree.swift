import SceneModel

/// Trees of a seed: names, attributes, texts and spellings of all sorts, objects and variations among them.
struct RandomTree {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// The next tree.
  consuming func tree() -> ElementTree {
    var builder = ElementTree.Builder()
    builder.openElement(Name(.document))
    for _ in 0..<300 { grow(&builder) }
    return builder.finish()
  }

  private static let names = [
    "scenes", "scene", "objects", "view", "label", "subviews", "constraints", "constraint", "variation",
    "mask",
    "include", "exclude", "string", "fontDescription", "connections", "outlet", "nil", "étrange", "a-b.c",
  ]
  private static let attributes = [
    "id", "key", "reference", "firstAttribute", "firstItem", "constant", "x", "ü",
  ]
  private static let values = [
    "", "a", "b", "c", "\"", "\\", "\n", "widthClass=compact", "default", "top", "12.5", "subviews",
    "\u{7f}é😀",
  ]

  private mutating func grow(_ builder: inout ElementTree.Builder) {
    switch pick(8) {
    case 0..<4:
      let node = builder.openElement(builder.intern(Self.names[pick(Self.names.count)]))
      let start = pick(Self.attributes.count)
      for offset in 0..<pick(4) {
        let name = builder.intern(Self.attributes[(start + offset) % Self.attributes.count])
        let value = Self.values[pick(Self.values.count)]
        if pick(9) == 0, !value.contains("\"") {
          builder.addAttribute(Attribute(name, spelled: "'\(value)'"))
        } else {
          builder.addAttribute(Attribute(name, value))
        }
      }
      if pick(9) == 0 {
        builder.setTagSpelling(TagSpelling(gaps: ["  ", "= "], closing: Self.values[pick(4)]), of: node)
      }
    case 4..<6: if builder.depth > 1 { builder.closeElement() }
    case 6:
      builder.addLeaf([.text, .spelledText, .characterData][pick(3)], Self.values[pick(Self.values.count)])
    default: builder.addLeaf([.comment, .instruction][pick(2)], Self.values[pick(Self.values.count)])
    }
  }

  private mutating func pick(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }
}
