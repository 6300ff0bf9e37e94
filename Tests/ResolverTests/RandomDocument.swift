import TestSupport

/// A scene of random nesting, masks and variations: redundant, contradictory and repeated ones included.
struct RandomDocument {
  private var random: SeededGenerator
  private var ids: [String] = []
  private var constraintIDs: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let keys = [
    "default", "heightClass=compact", "heightClass=regular", "widthClass=compact", "widthClass=regular",
    "heightClass=compact-widthClass=compact", "heightClass=compact-widthClass=regular",
    "heightClass=regular-widthClass=compact", "heightClass=regular-widthClass=regular",
  ]

  mutating func content() -> String {
    #"<view key="view" id="root"><rect key="frame"/>\#(inside("root", depth: 0))</view>"#
  }

  private mutating func inside(_ owner: String, depth: Int) -> String {
    var children: [String] = []
    var subviews = ""
    for _ in 0..<Int.random(in: 0...3, using: &random) where depth < 3 {
      let id = "v\(ids.count)"
      ids.append(id)
      children.append(id)
      subviews += #"<view id="\#(id)"><rect key="frame"/>\#(inside(id, depth: depth + 1))</view>"#
    }
    var own: [String] = []
    var constraints = ""
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let id = "c\(constraintIDs.count)"
      constraintIDs.append(id)
      own.append(id)
      let first = ids.randomElement(using: &random) ?? owner
      let second = ids.randomElement(using: &random) ?? owner
      var variations = ""
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        variations += #"<variation key="\#(key())" constant="\#(Int.random(in: 0...99, using: &random))"/>"#
      }
      constraints += """
        <constraint firstItem="\(first)" firstAttribute="top" secondItem="\(second)" secondAttribute="top" \
        constant="7" id="\(id)">\(variations)</constraint>
        """
    }
    var variations = ""
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let attribute =
        Bool.random(using: &random) ? #" alpha="\#(Int.random(in: 0...9, using: &random))""# : ""
      variations += """
        <variation key="\(key())"\(attribute)>\(mask("subviews", children))\(mask("constraints", own))</variation>
        """
    }
    return "<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(variations)"
  }

  private mutating func mask(_ name: String, _ ids: [String]) -> String {
    var entries = ""
    for id in ids where Bool.random(using: &random) {
      entries += #"<\#(Bool.random(using: &random) ? "include" : "exclude") reference="\#(id)"/>"#
    }
    return entries.isEmpty ? "" : #"<mask key="\#(name)">\#(entries)</mask>"#
  }

  private mutating func key() -> String { Self.keys.randomElement(using: &random) ?? "default" }
}
