import Controls
import Testing

@testable import SceneModel

/// Holds what typed readings claim to read to what they do read.
struct VocabularyTests {
  private func readings<Reading: ElementReading>(_ type: Reading.Type, _ tree: ElementTree) -> [Reading] {
    tree.readings(type, in: .document)
  }

  /// Which attributes, as `element.attribute`, and which elements change a reading when they are taken away.
  private func effects<Reading: ElementReading>(_ type: Reading.Type) throws -> Set<String> {
    var result: Set<String> = []
    for tree in try ReadingFixture.parts.get() {
      let whole = readings(type, tree)
      if whole.isEmpty { continue }
      var changed = tree
      let gone = changed.names.intern("gone")
      for index in tree.nodes.indices where tree.nodes[index].kind == .element {
        let element = tree.nodes[index]
        let tag = tree.names.text(element.name)
        changed.nodes[index].name = gone
        if readings(type, changed) != whole { result.insert(tag) }
        changed.nodes[index] = element
        for place in Int(element.content)..<Int(element.content + element.attributeCount) {
          let attribute = tree.attributes[place]
          changed.attributes[place].name = gone
          if readings(type, changed) != whole { result.insert("\(tag).\(tree.names.text(attribute.name))") }
          changed.attributes[place] = attribute
        }
      }
    }
    return result
  }

  /// What a vocabulary claims, in the same words; a view stands for all of them.
  private func claims(_ vocabulary: KeyValuePairs<String, [String]>) -> Set<String> {
    var result: Set<String> = []
    for (element, attributes) in vocabulary {
      let name = ["*": "view", "view *": "view", "controller *": "viewController"][element] ?? element
      result.formUnion(attributes.map { "\(name).\($0)" })
      if !element.hasSuffix("*") { result.insert(name) }
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
    let extra = effects.subtracting(claimed).filter { effect in
      let parts = effect.split(separator: ".", maxSplits: 1).map(String.init)
      return parts.count == 2 && !Understanding.attribute(parts[1], of: parts[0], isObject: true)
    }
    #expect(extra.isEmpty, "\(reading) reads \(extra.sorted()) and does not claim it")
  }
}
