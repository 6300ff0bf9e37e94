import SceneModel
import TestSupport

/// Storyboards of a seed as Interface Builder could write them: views in views, constraints, and variations
/// of all sorts.
struct RandomStoryboard {
  private var random: SeededGenerator
  private var source = ""
  private var views = 0
  private var constraints = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The next document.
  consuming func document() throws -> Document {
    view(depth: 0, key: " key=\"view\"")
    return try storyboard(inView: "<subviews>\n\(source)\n</subviews>")
  }

  private static let keys = [
    "default", "heightClass=compact", "heightClass=regular", "widthClass=compact", "widthClass=regular",
    "heightClass=compact-widthClass=compact", "heightClass=compact-widthClass=regular",
    "heightClass=regular-widthClass=compact", "heightClass=regular-widthClass=regular",
    "userInterfaceIdiom=mac",
  ]

  private mutating func view(depth: Int, key: String = "") {
    let id = views
    views += 1
    let element = ["view", "label", "stackView", "customThing"][random.below(4)]
    source += "<\(element)\(key) id=\"v\(id)\" contentMode=\"\(random.below(3))\" text=\"t\(id)\">\n"
    source += "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(id)\" height=\"1\"/>\n"
    if random.below(2) == 0 { source += font() }
    if random.below(3) == 0 { source += "<string key=\"title\">a &amp; \(id)</string>\n" }
    for _ in 0..<random.below(3) { source += text("child \(id)") }
    if random.below(4) == 0 { source += "<viewLayoutGuide key=\"safeArea\" id=\"g\(id)\"/>\n" }
    if depth < 4 {
      source += "<subviews>\n"
      for _ in 0..<random.below(4) { view(depth: depth + 1) }
      source += "</subviews>\n"
    }
    source += "<constraints>\n"
    for _ in 0..<random.below(4) { constraint() }
    source += "</constraints>\n"
    for _ in 0..<random.below(4) { variation(isConstraint: false) }
    source += "</\(element)>\n"
  }

  private mutating func font() -> String {
    let font = ["type=\"system\" pointSize=\"\(random.below(30))\"", "style=\"UICTFontTextStyleBody\"", ""][
      random.below(3)]
    return "<fontDescription key=\"fontDescription\" \(font)/>\n"
  }

  /// A text as a child, which may repeat what an attribute or another child says.
  private mutating func text(_ content: String) -> String {
    let element = ["string", "mutableString"][random.below(2)]
    return "<\(element) key=\"\(["text", "title"][random.below(2)])\">\(content)</\(element)>\n"
  }

  private mutating func constraint() {
    let id = constraints
    constraints += 1
    let first = random.below(2) == 0 ? "" : " firstItem=\"\(item())\""
    let second = random.below(2) == 0 ? "" : " secondItem=\"\(item())\" secondAttribute=\"leading\""
    source +=
      "<constraint\(first) firstAttribute=\"top\"\(second) constant=\"\(random.below(50)).5\" id=\"k\(id)\">\n"
    for _ in 0..<random.below(3) { variation(isConstraint: true) }
    source += "</constraint>\n"
  }

  /// An id of a view that is there, will be there perhaps, or never.
  private mutating func item() -> String { "v\(random.below(views + 3))" }

  private mutating func variation(isConstraint: Bool) {
    source += "<variation key=\"\(Self.keys[random.below(Self.keys.count)])\""
    if isConstraint {
      if random.below(4) > 0 { source += " constant=\"\(random.below(90))\"" }
      if random.below(4) == 0 { source += " priority=\"\(random.below(1000))\"" }
      source += "/>\n"
      return
    }
    if random.below(3) == 0 { source += " hidden=\"YES\"" }
    if random.below(3) == 0 { source += " text=\"varied\"" }
    if random.below(5) == 0 { source += " title=\"varied title\"" }
    source += ">\n"
    if random.below(3) == 0 { source += font() }
    for _ in 0..<random.below(3) { source += text("varied \(random.below(100))") }
    if random.below(8) == 0 {
      source += "<view key=\"extra\" id=\"x\(source.utf8.count)\" hidden=\"YES\"/>\n"
    }
    if random.below(5) == 0 { source += "<nil key=\"title\"/>\n" }
    for (kind, prefix, count) in [("subviews", "v", views), ("constraints", "k", constraints)] {
      source += "<mask key=\"\(kind)\">\n"
      for _ in 0..<random.below(3) {
        let action = random.below(3) == 0 ? "include" : "exclude"
        source += "<\(action) reference=\"\(prefix)\(random.below(count + 1))\"/>\n"
      }
      source += "</mask>\n"
    }
    source += "</variation>\n"
  }
}
