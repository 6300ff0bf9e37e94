import AutoLayout
import Comparison
import Controls
import SceneModel
import Sources

/// The faults of a merged document that neither of its sides has.
package struct MergeExamination: Sendable {
  /// Something that is wrong.
  package struct Finding: Sendable {
    package enum Kind: String, Sendable {
      /// Required constraints contradict each other.
      case conflict
      /// Constraints leave a view's position or size open.
      case ambiguity
      /// Something refers to an object that is not there.
      case reference
    }

    package let kind: Kind
    /// The identifiers: of a contradiction those of its constraints, else of the object.
    package let objects: [String]
    /// The finding for people, with the size classes in which it is.
    package let sentence: String
  }

  /// The findings: those about references, then those about scenes, in the document's order.
  package private(set) var findings: [Finding] = []
  /// How many scenes are not laid out, since they hold too much together.
  package private(set) var skippedScenes = 0

  /// The most elements, in all scenes together, that are laid out: a merge must not keep a rebase waiting.
  static let mostElements = 5_000

  /// Examines a merged document: its references, and the layout of each scene that is as neither side has it,
  /// on the canvas in the nine size classes.
  ///
  /// - Parameter sides: Ours and theirs.
  /// - Complexity: A layout of each such scene in the size classes that the document distinguishes; one of
  ///   the sides as well where a scene has a finding.
  init(_ merge: DocumentMerge, _ sides: [Document]) {
    let merged = merge.document
    findings = Self.missing(merged, sides)
    guard merged.tree.platform.isLaidOut else { return }
    let scenes = SideScenes(merge, sides)
    var elements = 0
    for outline in merged.scenes where scenes.isMixed(outline) {
      elements += merged.tree.subtree(of: outline.objects).count
      guard elements <= Self.mostElements else {
        skippedScenes += 1
        continue
      }
      findings += scenes.findings(in: outline)
    }
  }

  /// The references to nothing that neither side has.
  private static func missing(_ merged: Document, _ sides: [Document]) -> [Finding] {
    let own = merged.tree.missingObjects
    if own.isEmpty { return [] }
    let known = Set(sides.flatMap(\.tree.missingObjects))
    return own.filter { !known.contains($0) }.map { id in
      Finding(kind: .reference, objects: [id], sentence: "something refers to '\(id)', which is not there")
    }
  }
}

/// The scenes of a merged document beside those of its sides.
private struct SideScenes {
  private let merged: Document
  private let sides: [Document]
  private let engines: EnvironmentEngines
  private let sideEngines: [EnvironmentEngines]
  /// The identifiers in the merged document, by those of its sides.
  private let renamed: [ObjectID: ObjectID]
  private let environments = SizeClass.all.map { FrameEnvironment($0) }

  init(_ merge: DocumentMerge, _ sides: [Document]) {
    let requests = SizeClass.all.map {
      LayoutRequest(canvas: .design, overrides: TraitOverrides(sizeClass: $0))
    }
    let environments = environments
    func engines(of document: Document) -> EnvironmentEngines {
      EnvironmentEngines(document, environments, requests)
    }
    merged = merge.document
    self.sides = sides
    self.engines = engines(of: merged)
    sideEngines = sides.map(engines)
    renamed = Dictionary(merge.renamed.map { (ObjectID($0), ObjectID($1)) }) { first, _ in first }
  }

  /// The scene of a side that is a scene of the merged document; nil where it has none.
  private func counterpart(of outline: SceneOutline, in document: Document) -> SceneOutline? {
    document.scenes.first { $0.id == outline.id }
  }

  /// Whether a scene is as neither side has it.
  func isMixed(_ outline: SceneOutline) -> Bool {
    !sides.contains { document in
      counterpart(of: outline, in: document).map {
        merged.tree.saysSame(outline.objects, as: $0.objects, in: document.tree)
      } ?? false
    }
  }

  /// The findings of a scene that neither side has in any of the size classes.
  func findings(in outline: SceneOutline) -> [MergeExamination.Finding] {
    let found = groups(engines.frames(of: outline, in: environments.indices))
    if found.isEmpty { return [] }
    let known = zip(sides, sideEngines).flatMap { document, engines -> [SceneFrames.Finding] in
      guard let outline = counterpart(of: outline, in: document) else { return [] }
      return groups(engines.frames(of: outline, in: environments.indices)).map(\.finding)
    }
    let words = EnvironmentWords(environments)
    // A xib's scene has the name of the file, and git's own files have others.
    let place = outline.id.text.isEmpty ? "" : ", scene \(outline.label)"
    return found.filter { new in !known.contains { isSame(new.finding, $0) } }.map { new in
      MergeExamination.Finding(
        kind: new.finding.kind == .conflict ? .conflict : .ambiguity,
        objects: new.finding.objects.map(\.text),
        sentence: "\(new.finding.sentence), \(words.phrase(new.environments))\(place)")
    }
  }

  /// Contradictions and ambiguities of a scene, each once, with the environments in which it is.
  private func groups(
    _ frames: [EnvironmentFrames]
  ) -> [(finding: SceneFrames.Finding, environments: [FrameEnvironment])] {
    var groups: [(finding: SceneFrames.Finding, environments: [FrameEnvironment])] = []
    var indices: [FindingIdentity: Int] = [:]
    for entry in frames {
      for finding in entry.frames?.findings ?? [] where finding.kind != .refusal {
        if let index = indices[FindingIdentity(finding)] {
          if groups[index].environments.last != entry.environment {
            groups[index].environments.append(entry.environment)
          }
        } else {
          indices[FindingIdentity(finding)] = groups.count
          groups.append((finding, [entry.environment]))
        }
      }
    }
    return groups
  }

  /// Whether a finding of a side is one of the merged document: about the same view, or a contradiction of
  /// which one has all constraints of the other.
  private func isSame(_ finding: SceneFrames.Finding, _ other: SceneFrames.Finding) -> Bool {
    guard finding.kind == other.kind else { return false }
    let (new, known) = (Set(finding.objects), Set(other.objects.map { renamed[$0] ?? $0 }))
    return new.isSubset(of: known) || known.isSubset(of: new)
  }
}

extension ElementTree {
  /// The identifiers that elements refer to and no element has, each once, in the document's order.
  fileprivate var missingObjects: [String] {
    let references = ReferenceAttributes(self)
    var known: Set<String> = []
    var named: [String] = []
    for index in 1..<max(1, count) {
      let node = NodeID(index)
      guard kind(of: node) == .element else { continue }
      if let id = self[node, .id] { known.insert(id) }
      named += references.references(of: node, in: self).map(\.id)
    }
    return named.filter { known.insert($0).inserted }
  }

  /// Whether an element says the same as one of another tree, in the same order.
  fileprivate func saysSame(_ node: NodeID, as partner: NodeID, in other: ElementTree) -> Bool {
    let (own, others) = (subtree(of: node), other.subtree(of: partner))
    return own.count == others.count
      && zip(own, others).allSatisfy { index, otherIndex in
        let (node, partner) = (NodeID(index), NodeID(otherIndex))
        guard kind(of: node) == other.kind(of: partner) else { return false }
        guard kind(of: node) == .element else { return storedText(of: node) == other.storedText(of: partner) }
        let (attributes, partners) = (attributes(of: node), other.attributes(of: partner))
        return tag(of: node) == other.tag(of: partner) && attributes.count == partners.count
          && zip(attributes, partners).allSatisfy {
            names.text($0.name) == other.names.text($1.name) && $0.value == $1.value
          }
      }
  }
}
