import SceneModel
import TestSupport

/// Generates documents from a seed, of which about half break a rule of XML or a limit.
struct RandomTree {
  private var random: SeededGenerator
  private var builder = ElementTree.Builder()
  private var form = FileForm()
  /// One choice in so many is one that may be wrong.
  private let care: Int

  static func document(seed: UInt64) -> Document {
    var random = SeededGenerator(seed: seed)
    let care = random.pick([4, 20, 60, 200, 1000])
    var tree = RandomTree(random: random, care: care)
    tree.build()
    return Document(path: "a.xib", tree: tree.builder.finish(), form: tree.form)
  }

  /// Limits that such documents reach.
  static var limits: ReadLimits {
    var limits = ReadLimits()
    limits.bytes = 900
    limits.depth = 5
    limits.names = 14
    limits.nameBytes = 14
    limits.attributes = 4
    limits.namespaces = 2
    return limits
  }

  private init(random: SeededGenerator, care: Int) {
    self.random = random
    self.care = care
  }

  /// A right choice, or now and then one that may be wrong.
  private mutating func pick(_ right: [String], or wrong: [String]) -> String {
    random.chance(care) ? random.pick(wrong) : random.pick(right)
  }

  private mutating func build() {
    form.hasByteOrderMark = random.chance(4)
    form.declaration = pick(
      [form.declaration, "", "<?xml version='1.0'?>", "<?xml version=\"1.1\" standalone = 'no' ?>"],
      or: [
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "<?xml bar?>", "<?xml version=\"9\"?>", "<?xml?>",
        "<?xml version=\"1.0\"encoding=\"UTF-8\"?>", "<!--a-->", "<?xml version='1.0\"?>",
        "<?xml version='1.0' standalone='maybe'?>", "<?xml version='1.0' encoding=''?>",
        "<?xml version='1.'?>",
        "<?xml version=\"1.0\" encoding=\"utf8\" standalone=\"yes\"\n?>", "<?xml version='1.0'?><document>",
      ])
    form.lineEnd = random.pick(["\n", "\n", "\r\n", "\r"])
    form.indentation = random.pick(["    ", "\t", ""])
    form.emptyElementGap = random.pick(["", " "])
    for _ in 0..<random.below(3) { outside() }
    while random.chance(care) { element(depth: 0) }
    open(pick(["document"], or: ["archive", "view", "é"]))
    attributes()
    for _ in 0..<random.below(6) { node(depth: 1) }
    builder.closeElement()
    for _ in 0..<random.below(2) { outside() }
    if random.chance(care) { element(depth: 0) }
  }

  private mutating func outside() {
    switch random.below(6) {
    case 0: builder.addLeaf(.text, pick(["", "\n", " "], or: ["x", "\r", "&", "\u{A0}"]))
    case 1: builder.addLeaf(.spelledText, pick([" \r\n", "\t"], or: ["&#10;", "x", "&#32;"]))
    case 2: documentType()
    case 3 where random.chance(care): builder.addLeaf(.characterData, " ")
    default: leaf()
    }
  }

  private mutating func documentType() {
    builder.addLeaf(
      .documentType,
      pick(
        [" document", " a:b SYSTEM 'x>y'"],
        or: [
          "", " ", "document", " document SYSTEM", " x y z", " document []", " a SYSTEM\"b\"",
          " a PUBLIC '-//A//B' \"b\" ", " a PUBLIC \"{}\" \"b\"", " a PUBLIC 'b'", " 1", " a\u{301}",
          " a 'b'",
          " a SYSTEM '\u{1}'", " aSYSTEM 'b'", " a SYSTEM 'b", " a SYSTEM 'b' >", " a SYSTEM 'bbbbbbbbbbbb'",
        ]))
  }

  private mutating func leaf() {
    switch random.below(2) {
    case 0:
      builder.addLeaf(
        .comment,
        pick([" c ", "", "a & <b>\r\n"], or: ["--", "a-", "-", "\u{0}", "-\u{301}-", "-->", "]]>"]))
    default:
      builder.addLeaf(
        .instruction,
        pick(
          ["target", "target a ? > b", "a:b\n"],
          or: [
            "", " a", "xml", "XmL a", "xml-a", "a?>", "a?", "a ?", "1", "a&", "a\u{FFFF}",
            "aaaaaaaaaaaaaaa b",
          ]))
    }
  }

  private mutating func node(depth: Int) {
    switch random.below(9) {
    case 0: leaf()
    case 1:
      builder.addLeaf(
        .text,
        pick(
          ["", " ", "a \"b\" <c>\n", "é 😀", "]]", ">", "\n", "\r", "]"],
          or: ["\u{1}", "\u{FFFE}", "\u{FFFD}", "a\u{0}", "\u{85}", "\u{7F}"]))
    case 2:
      builder.addLeaf(
        .spelledText,
        pick(
          ["&#38;", "a &amp; b\r\n", ">", "&#xe9;", "]]", "\nb"],
          or: [
            "<", "&", "&a;", "]]>", "&#1;", "&#xD800;", "&#xFFFF;", "&#38", "a\u{1F}", "\r", "&#x110000;",
            "&#X26;",
          ]))
    case 3: builder.addLeaf(.characterData, pick(["", "<a> & </a>", "]]", "]", "\r"], or: ["]]>", "\u{3}"]))
    case 4 where random.chance(care): documentType()
    default: element(depth: depth)
    }
  }

  private mutating func element(depth: Int) {
    let node = open(
      pick(
        ["view", "a", "connections", "constraint", "é", "a:b", "x.y-z"],
        or: [
          "", "1", "a b", "-a", "a/", "\u{301}a", "a\u{301}", ":", "a:1", "a::b", "b:", "aaaaaaaaaaaaaaa",
          "a<",
        ]))
    let count = attributes()
    if random.chance(8) { tag(node, count) }
    if depth < 7 {
      for _ in 0..<random.below(3) { self.node(depth: depth + 1) }
    }
    builder.closeElement()
  }

  private mutating func tag(_ node: NodeID, _ count: Int) {
    let gaps = (0..<2 * max(0, count + random.pick([0, 0, 0, -1, 1]))).map {
      $0 % 2 == 0
        ? pick([" ", "\n\t"], or: ["", "=", "x", " a='' "])
        : pick(["=", " =\n"], or: ["", "==", " ", "=''a="])
    }
    builder.setTagSpelling(
      TagSpelling(
        gaps: gaps, closing: pick(["", " "], or: ["x", "/", " b=''"]),
        endTag: pick(["", "\n"], or: ["x", ">"])),
      of: node)
  }

  @discardableResult
  private mutating func attributes() -> Int {
    var names = ["key", "text", "xmlns", "é", "id"].filter { _ in random.chance(4) }
    if random.chance(care) {
      names.append(
        random.pick([
          "text", "", "a b", "a=", "xmlns:a", "xmlns:b", "e\u{301}", "a:1", "\u{1}", ":", "xmlnsaaaaaaaaaa",
        ]))
    }
    for name in names {
      let spelled = builder.intern(name)
      if random.chance(4) {
        builder.addAttribute(
          Attribute(
            spelled,
            spelled: pick(
              ["'a'", "\"&#x41;\"", "'\"'", "\"a\nb\"", "\"b>\""],
              or: ["a", "'", "\"a\"b\"", "'<'", "'&'", "\"a'", "", "'\u{2}'", "\"\" a=\"\"", "'&lt;&#0;'"])))
      } else if name == "id" {
        builder.addAttribute(
          Attribute(spelled, pick(["\(random.below(1000))"], or: ["a", "a", "b", "\u{301}"])))
      } else {
        builder.addAttribute(
          Attribute(
            spelled, pick(["value", "&<>\"'\n\t\r", "é\u{301}", ""], or: ["\u{8}", "\u{FFFF}", "a\u{0}"])))
      }
    }
    return names.count
  }

  @discardableResult
  private mutating func open(_ name: String) -> NodeID { builder.openElement(builder.intern(name)) }
}
