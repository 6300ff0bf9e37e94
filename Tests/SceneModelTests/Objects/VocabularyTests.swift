import SceneModel
import Testing

/// Holds what typed readings claim to read to what they do read.
struct VocabularyTests {
  private func readings<Reading: ElementReading>(_ type: Reading.Type, _ tree: ElementTree) -> [Reading] {
    tree.readings(type, in: .document)
  }

  /// Which attributes, as `element.attribute`, and which elements change a reading when they are taken away.
  private func effects<Reading: ElementReading>(_ type: Reading.Type) throws -> Set<String> {
    var result: Set<String> = []
    for tree in try ReadingFixture.parts() {
      let whole = readings(type, tree)
      if whole.isEmpty { continue }
      let root = NodeID(1)
      for index in tree.subtree(of: root) where tree.kind(of: NodeID(index)) == .element {
        let node = NodeID(index)
        let tag = tree.tag(of: node)
        if readings(type, ReadingFixture.copy(root, of: tree, changing: node)) != whole { result.insert(tag) }
        for attribute in tree.attributes(of: node) {
          let without = ReadingFixture.copy(root, of: tree, changing: node, without: attribute.name)
          if readings(type, without) != whole { result.insert("\(tag).\(tree.names.text(attribute.name))") }
        }
      }
    }
    return result
  }

  /// What a vocabulary claims, in the same words; `*` is the fixture's view.
  private func claims(_ vocabulary: KeyValuePairs<String, [String]>) -> Set<String> {
    var result: Set<String> = []
    for (element, attributes) in vocabulary {
      let name = element == "*" ? "view" : element
      result.formUnion(attributes.map { "\(name).\($0)" })
      if element != "*" { result.insert(name) }
    }
    return result
  }

  @Test(arguments: Understanding.readings.indices)
  func `a reading reads what it claims and nothing that none claims`(index: Int) throws {
    let reading = Understanding.readings[index]
    let effects = try effects(reading)
    let missing = claims(reading.vocabulary).subtracting(effects)
    #expect(missing.isEmpty, "\(reading) does not read \(missing.sorted())")
    var claimed: Set<String> = []
    for other in Understanding.readings { claimed.formUnion(claims(other.vocabulary)) }
    // What every object has is claimed of the view alone.
    let identity = Set(ObjectIdentity.vocabulary.flatMap(\.value))
    let extra = effects.subtracting(claimed).filter { effect in
      let parts = effect.split(separator: ".", maxSplits: 1)
      return parts.count == 2 && !identity.contains(String(parts[1]))
    }
    #expect(extra.isEmpty, "\(reading) reads \(extra.sorted()) and does not claim it")
  }
}
