import Editing
import SceneModel

/// Three documents made one, by object and attribute.
struct ThreeWayMerge: Sendable {
  var matching: ThreeWayMatching
  /// The side that is in force in conflicts.
  let favored: MergeSide
  /// Whether the favored side, which may be the base, is in force in all conflicts: also where
  /// it has nothing.
  let isExact: Bool
  /// The sides chosen in single conflicts.
  var choices = ConflictChoices()
  /// The side whose document a newer Interface Builder wrote, ours of one.
  let newer: MergeSide
  var conflicts: [MergeConflict] = []
  /// Whether each match is in the merged document by its changes; nil while nobody asked.
  var survival: [Bool?]
  /// The matches that one side removed and the other changed, with the side that removed them: they are kept.
  var keptDeletions: [Int: MergeSide] = [:]
  /// The matches that the favored side removed and the other changed, and that are gone by the favored
  /// side's choice.
  var goneByChoice: Set<Int> = []
  /// The matches that one side removed although the other changed them, with the side that removed them: they
  /// are gone.
  var overruled: [Int: MergeSide] = [:]
  /// The former identifiers of objects that a side drew again, by the new ones.
  private let remade: [String: String]
  /// How many scenes both sides moved on the canvas, each elsewhere.
  var canvasMoves = 0
  /// The members of each match that is in the document, in order.
  var members: [Int: [Int]] = [:]
  /// The attributes of each match that is in the document.
  var attributes: [Int: [MergedAttribute]] = [:]
  /// The references that were removed because their objects are gone.
  var removed: [RemovedReference] = []
  /// The values of attributes that the base does not have there, by side; empty while nobody asked.
  var newValues: [Set<String>] = []
  /// The matches that each side's constraints and connections name anew; empty while nobody asked.
  var namedAnew: [Set<Int>] = []
  /// The owners that were chosen where moves of both sides make a circle.
  var chosenOwners: [Int: Int] = [:]

  init(base: ElementTree, ours: ElementTree, theirs: ElementTree, favored: MergeSide, isExact: Bool = false) {
    matching = ThreeWayMatching(base: base, ours: ours, theirs: theirs)
    let (mine, other) = (
      RemadeObjects(matching, by: .ours).formerNames, RemadeObjects(matching, by: .theirs).formerNames
    )
    if !mine.isEmpty || !other.isEmpty {
      matching = ThreeWayMatching(base: base, ours: ours.renaming(mine), theirs: theirs.renaming(other))
    }
    remade = mine.merging(other) { first, _ in first }
    self.favored = favored
    self.isExact = isExact
    newer = Self.isOlder(ours, theirs) ? .theirs : .ours
    survival = Array(repeating: nil, count: matching.matches.count)
    for (match, isKept) in matching.remadeConnections() { survival[match] = isKept }
  }

  /// Whether another document's tools are newer; of one era the version's numbers decide.
  private static func isOlder(_ tree: ElementTree, _ other: ElementTree) -> Bool {
    let texts = [tree, other].map { tree in tree.root.flatMap { tree[$0, .toolsVersion] } ?? "" }
    let versions = texts.map { ToolsVersion(text: $0) }
    if versions[0].isOlder(than: versions[1]) { return true }
    return !versions[1].isOlder(than: versions[0]) && VersionNumbers(texts[0]) < VersionNumbers(texts[1])
  }

  /// The identifiers of either side that are others in the merged document, with those that they are there.
  var renamed: [String: String] { remade.merging(matching.renamed) { first, _ in first } }

  /// Merges the documents into one tree.
  mutating func run() -> ElementTree {
    renameCollisions()
    keepReferences()
    plan()
    removeDanglingReferences()
    removeEmptied()
    return write()
  }

  /// Gives elements of theirs new identifiers where ours has their identifiers for something else.
  private mutating func renameCollisions() {
    guard !matching.collisions.isEmpty else { return }
    let taken = MergeSide.allCases.reduce(into: Set<String>()) { $0.formUnion(matching[$1].tree.identifiers) }
    var used = taken
    for match in matching.collisions {
      guard let node = matching.matches[match][.theirs], let id = matching[.theirs].tree[node, .id] else {
        continue
      }
      var generator = ObjectIDGenerator(
        seed: id.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
      let new = generator.next { used.contains($0.text) }
      used.insert(new.text)
      matching.renamed[id] = new.text
    }
  }

  /// The side that is in force in a conflict.
  func side(_ kind: MergeConflict.Kind, _ match: Int, _ attribute: String? = nil) -> MergeSide {
    chosenSide(kind, match, attribute) ?? favored
  }

  /// The side that somebody chose in a conflict, or nil.
  func chosenSide(_ kind: MergeConflict.Kind, _ match: Int, _ attribute: String? = nil) -> MergeSide? {
    choices.isEmpty ? nil : choices.side(at: place(kind, match, attribute))
  }

  private func place(
    _ kind: MergeConflict.Kind, _ match: Int, _ attribute: String?
  ) -> MergeConflict.Place {
    let (object, element) = matching.path(of: match)
    return MergeConflict.Place(kind: kind, object: object, element: element, attribute: attribute)
  }

  /// The one of three conflicting values that a side has.
  func value<Value>(of side: MergeSide, _ base: Value, _ ours: Value, _ theirs: Value) -> Value {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }

  /// Whether the base is to be shown, and has a match that one side removed and the other changed.
  func showsBase(of match: Int) -> Bool {
    let nodes = matching.matches[match]
    return isExact && favored == .base && nodes.isIn(.base) && nodes.isIn(.ours) != nodes.isIn(.theirs)
  }

  // Words

  mutating func note(
    _ kind: MergeConflict.Kind, _ match: Int, attribute: String?, _ base: String?, _ ours: String?,
    _ theirs: String?,
    inForce: MergeSide? = nil
  ) {
    conflicts.append(
      MergeConflict(
        place: place(kind, match, attribute), base: base, ours: ours, theirs: theirs,
        inForce: inForce ?? side(kind, match, attribute),
        isChosen: chosenSide(kind, match, attribute) != nil))
  }

  /// Whether a match is about the versions of Interface Builder rather than the scenes.
  func isHeader(_ match: Int) -> Bool {
    switch matching.name(of: match) {
    case .document, .deployment, .plugIn, .capability, .device: true
    default: false
    }
  }
}
