import Comparison
import Controls
import SceneModel

/// Puts the changes between two documents into words for people.
struct DocumentWording {
  private let difference: DocumentDifference
  private let old: ObjectWords
  private let new: ObjectWords
  /// The numbers of things of each `Part` that came or went with an outermost object, by that object.
  private var contents: [NodeID: [ObjectChange.Part: Int]] = [:]
  private var removedContents: [NodeID: [ObjectChange.Part: Int]] = [:]

  init(_ difference: DocumentDifference, _ changes: [ObjectChange]) {
    self.difference = difference
    old = ObjectWords(difference.old)
    new = ObjectWords(difference.new)
    for change in changes {
      guard let outer = change.within else { continue }
      if change.isAdded {
        contents[outer, default: [:]][change.part, default: 0] += 1
      } else {
        removedContents[outer, default: [:]][change.part, default: 0] += 1
      }
    }
  }

  /// A change in words.
  func named(_ change: ObjectChange) -> NamedChange? {
    let words = change.isRemoved ? old : new
    guard let node = change.new ?? change.old else { return nil }
    let tree = words.document.tree
    let wiring = formerEquation(change)
    let texts = attributedTexts(change)
    let formerID = change.isReplaced ? change.old.flatMap { difference.old.tree[$0, .id] } : nil
    return NamedChange(
      kind: Self.kind(of: change), part: change.part, id: Self.id(of: node, in: tree), formerID: formerID,
      element: tree.tag(of: node), subject: words.subject(of: node, change.part).onOneLine,
      contents: (change.isRemoved ? removedContents : contents)[node].map(Self.words),
      isWithin: change.within != nil,
      move: change.move.map { (old.title(of: $0.old), new.title(of: $0.new), $0.isOfOrder) },
      values: change.values.map(named),
      sentences: (wiring.map { ["rewired, before " + $0] } ?? []) + texts.phrases,
      said: texts.paths.union(wiring == nil ? [] : Self.wires.union(["multiplier", "constant"])))
  }

  /// The attributes that say which items a constraint relates, and how.
  private static let wires: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
  ]

  /// The equation of a constraint before it related other items or attributes; nil where it relates the same.
  private func formerEquation(_ change: ObjectChange) -> String? {
    guard change.part == .constraint, !change.isAdded, !change.isRemoved, let node = change.old,
      change.values.contains(where: { $0.override == nil && Self.wires.contains($0.path) })
    else { return nil }
    return old.equation(of: node)
  }

  /// The changed attributed texts of an object in phrases, and the paths of the values that these say.
  private func attributedTexts(_ change: ObjectChange) -> (phrases: [String], paths: Set<String>) {
    var known: Set<String> = []
    var phrases: [String] = []
    var paths: Set<String> = []
    for value in change.values {
      guard let text = AttributedTextWords(value) else { continue }
      let isFirst = known.insert("\(text.path) \(text.override?.description ?? "")").inserted
      let said = isFirst ? text.phrases(change, in: difference) : []
      if isFirst, said.isEmpty { continue }
      phrases += said
      paths.insert(value.path)
    }
    return (phrases, paths)
  }

  private static func kind(of change: ObjectChange) -> NamedChange.Kind {
    if change.isAdded { return .added }
    if change.isRemoved { return .removed }
    if change.isReplaced { return .replaced }
    return change.values.isEmpty && change.move != nil ? .moved : .changed
  }

  private static func id(of node: NodeID, in tree: ElementTree) -> String {
    tree[node, .id] ?? tree[node, .sceneID] ?? tree[node, .name] ?? ""
  }

  private func named(_ value: ChangedValue) -> NamedValue {
    let start = Self.start(value.old, value.new)
    func shown(_ text: String?, _ words: ObjectWords) -> String? {
      text.map { value.isReference ? words.title(of: $0) : Self.quoted($0, from: start) }
    }
    return NamedValue(value: value, old: shown(value.old, old), new: shown(value.new, new))
  }

  /// A number, a word of the format or a colour as it is, a text in quotes.
  private static func quoted(_ text: String, from start: Int) -> String {
    let isWord =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: " "):
          true
        default: false
        }
      }
    let isColor =
      [7, 9].contains(text.utf8.count) && text.first == "#" && text.dropFirst().allSatisfy(\.isHexDigit)
    if isWord || isColor || text == "YES" || text == "NO" { return text }
    let rest = (start > 0 ? "…" : "") + text.dropFirst(start)
    return "'\(rest.replacing("\n", with: "\\n").shown(upTo: mostShown))'"
  }

  /// The number of characters of a value that are shown.
  private static let mostShown = 60

  /// The index of the first character that is shown of two values: where long values begin alike, a few
  /// before the first that differs, else 0.
  private static func start(_ old: String?, _ new: String?) -> Int {
    guard let old, let new, old.utf8.count > mostShown || new.utf8.count > mostShown else { return 0 }
    let alike = zip(old, new).prefix { $0 == $1 }.count
    return alike < mostShown / 2 ? 0 : alike - mostShown / 4
  }

  private static func words(_ counts: [ObjectChange.Part: Int]) -> String {
    ObjectChange.Part.allCases.compactMap { part in counts[part].map { $0.counted(part.rawValue) } }
      .joinedInWords
  }
}
