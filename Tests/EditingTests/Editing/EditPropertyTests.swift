import Editing
import InterfaceBuilder
import Resolver
import SceneModel
import TestSupport
import Testing

/// Editing, then resolving, gives what resolving, then the same change gives.
struct EditPropertyTests {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func `random edits do in all nine classes what they say and nothing else`(seed: UInt64) throws {
    for document in try Sample.all() { try check(document, seed: seed, edits: 6) }
  }

  @Test(.enabled(if: Sample.hasCorpus))
  func `random edits do what they say in documents of the outside world`() throws {
    var count = 0
    for document in Sample.corpus() where document.tree.count < 6000 && hasUniqueIDs(document) {
      count += 1
      if count % 100 == 0 { try check(document, seed: UInt64(count), edits: 3) }
    }
    #expect(count > 0)
  }

  /// Documents merged by hand have some identifiers twice; an edit takes the first, the resolver's sets do
  /// not distinguish them.
  private func hasUniqueIDs(_ document: Document) -> Bool {
    let ids = (0..<document.tree.count).compactMap { document.tree[NodeID($0), .id] }
    return Set(ids).count == ids.count
  }

  private func check(_ start: Document, seed: UInt64, edits: Int) throws {
    var random = RandomEdit(seed: seed)
    var ids = ObjectIDGenerator(seed: seed)
    var document = start
    for step in 0..<edits {
      let edit = random.next(document)
      let sizeClass = random.sizeClass()
      let place = "\(document.path), seed \(seed), step \(step): \(edit) in \(sizeClass)"
      let before = document
      let outcome: EditOutcome
      do {
        outcome = try document.apply(edit, in: sizeClass, ids: &ids)
      } catch {
        #expect(document.bytes == before.bytes, "\(place): \(error)")
        #expect(!error.description.isEmpty)
        continue
      }
      expectRereading(document, place)
      expectInstallations(before, document, edit, sizeClass, outcome, place)
      expectValues(before, document, edit, sizeClass, place)
    }
  }

  /// Expects that a written document reads back as the same tree.
  private func expectRereading(_ document: Document, _ place: String) {
    let read = try? DocumentReader().read(document.bytes, path: document.path)
    #expect(read?.tree.count == document.tree.count, "\(place)")
    #expect(read?.bytes == document.bytes, "\(place)")
  }

  private func expectInstallations(
    _ before: Document, _ after: Document, _ edit: Edit, _ sizeClass: SizeClass, _ outcome: EditOutcome,
    _ place: String
  ) {
    var model = InstallationModel(before)
    let key = VariationKey(sizeClass)
    func say(_ id: ObjectID, _ installs: Bool?) { model.entries[id.text, default: [:]][key] = installs }
    switch edit {
    case .addView, .addConstraint:
      for id in outcome.added where sizeClass != .any {
        model.entries[id.text] = [VariationKey(.any): false, key: true]
      }
    case .install(let id): say(id, sizeClass == .any ? nil : true)
    case .uninstall(let id): say(id, false)
    case .resetInstallation(let id): say(id, nil)
    case .delete:
      for id in outcome.uninstalled { say(id, false) }
    case .set, .setElement, .unset, .move: break
    }
    let resolver = Resolver(after)
    for current in SizeClass.all {
      let resolution = resolver.resolve(TraitCollection(sizeClass: current))
      var found: Set<String> = []
      for index in 0..<after.tree.count where resolution.isInstalled(NodeID(index)) {
        if let id = after.tree[NodeID(index), .id] { found.insert(id) }
      }
      let expected = model.effective(after, in: current)
      #expect(found == expected, "\(place), in \(current)")
    }
    let gone = Set(outcome.removed.map(\.text))
    let added = Set((0..<after.tree.count).compactMap { after.tree[NodeID($0), .id] })
    let were = Set((0..<before.tree.count).compactMap { before.tree[NodeID($0), .id] })
    #expect(were.subtracting(added) == gone.intersection(were), "\(place)")
    #expect(added.subtracting(were).isSuperset(of: outcome.added.map(\.text)), "\(place)")
  }

  /// Every value of every object is as it was, but for the one that was set, where it wins.
  private func expectValues(
    _ before: Document, _ after: Document, _ edit: Edit, _ sizeClass: SizeClass, _ place: String
  ) {
    let old = Resolver(before)
    let new = Resolver(after)
    let key = VariationKey(sizeClass)
    let current = values(old, sizeClass)
    for resolved in SizeClass.all {
      var expected = values(old, resolved)
      if case .set(let id, let path, let value) = edit {
        let attribute = path.text
        let property = attribute.prefix { $0 != "." }
        func isOf(_ name: String) -> Bool { name == property || name.hasPrefix(property + ".") }
        var own = expected[id.text] ?? [:]
        let winner = own.first { isOf($0.key) }?.value.origin?.rank ?? 0
        if sizeClass.covers(resolved), key.rank >= winner {
          if attribute != property, sizeClass != .any {
            own = own.filter { !isOf($0.key) }
            for (name, value) in current[id.text] ?? [:] where isOf(name) {
              own[name] = Value(text: value.text, origin: key)
            }
            if !own.keys.contains(where: isOf) {
              own["fontDescription.type"] = Value(text: "system", origin: key)
            }
          } else if attribute != property, !own.keys.contains(where: isOf) {
            own["fontDescription.type"] = Value(text: "system", origin: nil)
          }
          own[attribute] = Value(text: value, origin: sizeClass == .any ? nil : key)
          if attribute == "constant", sizeClass == .any { own["symbolic"] = nil }
          expected[id.text] = own
        }
      }
      let found = values(new, resolved)
      for (id, own) in found {
        guard let was = expected[id] else { continue }
        #expect(own == was, "\(place): \(id) in \(resolved)")
      }
    }
  }

  private struct Value: Equatable {
    let text: String
    let origin: VariationKey?
  }

  /// The values of all objects and constraints in a class, but for those that lay a view
  /// out without constraints.
  private func values(_ resolver: Resolver, _ sizeClass: SizeClass) -> [String: [String: Value]] {
    let resolution = resolver.resolve(TraitCollection(sizeClass: sizeClass))
    let tree = resolver.document.tree
    var result: [String: [String: Value]] = [:]
    for index in 0..<tree.count {
      let node = NodeID(index)
      guard let id = tree[node, .id], result[id] == nil else { continue }
      var own: [String: Value] = [:]
      for attribute in resolution.attributes(of: node)
      where attribute.name != "fixedFrame" && !attribute.name.hasPrefix("autoresizingMask")
        && !Self.references.contains(attribute.name)
      {
        own[attribute.name] = Value(text: attribute.value, origin: attribute.origin)
      }
      result[id] = own
    }
    return result
  }

  /// Attributes that go with what they refer to.
  private static let references: Set<String> = [
    "popoverAnchorView", "popoverAnchorBarButtonItem", "textLabel", "detailTextLabel", "imageView",
    "initialViewController",
  ]
}
