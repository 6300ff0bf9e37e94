import SceneModel
import TestSupport

/// Generates trees of every oddity that a document can have, from a seed.
struct OddTree {
  private var random: SeededGenerator
  private var builder = ElementTree.Builder()
  private var identifiers = 0

  static func document(seed: UInt64) -> Document {
    var odd = OddTree(random: SeededGenerator(seed: seed))
    return odd.document()
  }

  private init(random: SeededGenerator) { self.random = random }

  private mutating func document() -> Document {
    var form = FileForm()
    if random.chance(3) {
      form.hasByteOrderMark = random.chance(2)
      form.declaration = random.pick(["", "<?xml version='1.0'?>", form.declaration])
      form.lineEnd = random.pick(["\n", "\r\n", "\r"])
      form.indentation = random.pick(["", "\t", "  ", "    "])
      form.emptyElementGap = random.pick(["", " "])
    }
    while random.chance(4) { surroundings() }
    open("document")
    if random.chance(2) { attribute("type", value()) }
    if random.chance(4) { builder.addLeaf(.text, "\n\n") }
    if random.chance(2) {
      open("scenes")
      for _ in 0..<random.below(4) { scene() }
      builder.closeElement()
    }
    for _ in 0..<random.below(4) { node(depth: 1) }
    builder.closeElement()
    while random.chance(4) { surroundings() }
    let path = random.pick(["Main.storyboard", "Base.lproj/Main.storyboard", "Zelle é.xib", "a/b/c.xib"])
    return Document(path: path, tree: builder.finish(), form: form)
  }

  private mutating func scene() {
    let titles = ["Log In", "a/b", "..", "", "CON", "é e\u{301}", String(repeating: "long ", count: 40)]
    if random.chance(2) { builder.addLeaf(.comment, random.pick(titles)) }
    if random.chance(6) { return node(depth: 2) }
    open("scene")
    if !random.chance(4) { attribute("sceneID", random.pick(["a-b", "A-B", "x/y", ""])) }
    for _ in 0..<random.below(4) { node(depth: 3) }
    builder.closeElement()
  }

  private mutating func surroundings() {
    switch random.below(4) {
    case 0: builder.addLeaf(.comment, " c ")
    case 1: builder.addLeaf(.instruction, "target text")
    default: builder.addLeaf(.text, random.pick(["", " ", "\n\n"]))
    }
  }

  private mutating func node(depth: Int) {
    switch random.below(12) {
    case 0: builder.addLeaf(.comment, random.pick(["", " a & b ", "line\nline"]))
    case 1: builder.addLeaf(.text, random.pick(["", " ", "a \"b\" <c>\n", "é e\u{301} 😀", "\t\\"]))
    case 2: builder.addLeaf(.spelledText, random.pick(["&#38;", "a &amp; b\r\n", ">", ""]))
    case 3: builder.addLeaf(.characterData, random.pick(["", "<a> & </a>", "]]"]))
    default: element(depth: depth)
    }
  }

  private mutating func element(depth: Int) {
    let name = random.pick([
      "rect", "size", "inset", "color", "constraint", "variation", "variation", "fontDescription", "outlet",
      "action", "outletCollection", "autoresizingMask", "view", "label", "string", "exclude", "real", "tag",
      "children", "device", "n.a-b_c", "é", "scene", "objects", "connections", "nil", "text",
    ])
    let node = open(name)
    var count = 0
    if random.chance(2), Self.usual[name] != nil {
      count = usualAttributes(name)
    } else {
      count = attributes()
    }
    if random.chance(10) {
      let gaps = (0..<2 * count).map {
        $0 % 2 == 0 ? random.pick([" ", "\n\t"]) : random.pick(["=", " =\n"])
      }
      builder.setTagSpelling(
        TagSpelling(gaps: gaps, closing: random.pick(["", " "]), endTag: random.pick(["", "\n"])), of: node)
    }
    if random.chance(4) {
      builder.addLeaf(.text, value())
    } else if depth < 7 {
      for _ in 0..<random.below(4) where !random.chance(3) { self.node(depth: depth + 1) }
    }
    builder.closeElement()
  }

  private static let usual: [String: [String]] = [
    "rect": ["key", "x", "y", "width", "height"], "size": ["key", "width", "height"],
    "color": ["key", "red", "green", "blue", "alpha", "colorSpace", "customColorSpace"],
    "constraint": [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority",
      "constant", "symbolic", "placeholder", "id",
    ],
    "variation": ["key", "constant"], "fontDescription": ["key", "type", "weight", "pointSize"],
    "outlet": ["property", "destination", "id"], "action": ["selector", "destination", "eventType", "id"],
    "outletCollection": ["property", "destination", "collectionClass", "id"],
    "autoresizingMask": ["key", "widthSizable", "heightSizable"], "exclude": ["reference"],
    "device": ["id", "orientation", "layout", "appearance"],
  ]

  /// Attributes as Interface Builder has them, some left out, two in another order now and then.
  private mutating func usualAttributes(_ name: String) -> Int {
    var names = (Self.usual[name] ?? []).filter { _ in !random.chance(5) }
    if names.count > 1, random.chance(6) { names.swapAt(0, random.below(names.count)) }
    for name in names {
      let value =
        switch name {
        case "id": identifier()
        case "symbolic", "placeholder", "widthSizable", "heightSizable": random.pick(["YES", "YES", "NO"])
        case "relation": random.pick(["equal", "lessThanOrEqual", "greaterThanOrEqual"])
        case "firstAttribute", "secondAttribute": random.pick(["leading", "width", "leadingMargin", "odd-1"])
        case "colorSpace": random.pick(["custom", "custom", "calibratedRGB", "calibratedWhite"])
        case "customColorSpace": random.pick(["sRGB", "calibratedWhite"])
        case "key":
          random.pick(["frame", "heightClass=compact-widthClass=regular", "default", "compact-any", "#a"])
        case "firstItem", "secondItem": random.pick(["abc-12-xyz", "-1", "12", "a.b", ""])
        default: random.pick(["0.0", "-8", "16", "+4", "1:2", "a b", "", "--", "word", "@7"])
        }
      attribute(name, value)
    }
    return names.count
  }

  private mutating func attributes() -> Int {
    var names = ["key", "text", "x", "spelled", "é", "customClass", "userLabel", "wide"].filter { _ in
      random.chance(3)
    }
    if random.chance(3) { names.insert("id", at: random.below(names.count + 1)) }
    for name in names {
      if name == "id" {
        attribute(name, identifier())
      } else if random.chance(10) {
        let spelled = random.pick(["'a'", "\"&#x41;\"", "'\"'", "\"a\nb\""])
        builder.addAttribute(Attribute(builder.intern(name), spelled: spelled))
      } else {
        attribute(name, name == "wide" ? String(repeating: "w", count: random.below(120)) : value())
      }
    }
    return names.count
  }

  private mutating func identifier() -> String {
    identifiers += 1
    return random.pick(["abc-12-", "i ", "#", "é", ""]) + "\(identifiers)"
  }

  private mutating func value() -> String {
    (0..<random.below(3)).map { _ in
      random.pick([
        "value", "YES", "17", "\u{301}", "é", "&<>\"'", "\n", "\t", "\r", "😀", " ", "\\u0041", "\u{7F}",
      ])
    }.joined()
  }

  @discardableResult
  private mutating func open(_ name: String) -> NodeID { builder.openElement(builder.intern(name)) }

  private mutating func attribute(_ name: String, _ value: String) {
    builder.addAttribute(Attribute(builder.intern(name), value))
  }
}
