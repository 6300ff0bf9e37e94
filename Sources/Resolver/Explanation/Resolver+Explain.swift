package import SceneModel

extension Resolver {
  /// Explains an object or a constraint in all nine size classes.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - traits: The traits other than the size class.
  package func explain(_ node: NodeID, _ traits: TraitCollection = TraitCollection()) -> ObjectExplanation {
    explain(node, in: resolveAll(traits))
  }

  /// Explains objects and constraints in all nine size classes; the document is resolved once for all.
  package func explain(_ nodes: [NodeID], _ traits: TraitCollection = TraitCollection())
    -> [ObjectExplanation]
  {
    let resolutions = resolveAll(traits)
    return nodes.map { explain($0, in: resolutions) }
  }

  private func explain(_ node: NodeID, in resolutions: [Resolution]) -> ObjectExplanation {
    let table = PropertyTable(node, self)
    return ObjectExplanation(
      node: node, installation: installation(of: node, resolutions),
      attributes: table.properties.flatMap { attributes(of: $0, resolutions) })
  }

  private func installation(of node: NodeID, _ resolutions: [Resolution]) -> InstallationExplanation {
    var lines = KeyedLines<Bool>()
    for mask in variations.masks(of: node) {
      lines.set(variations.key(mask.variation), mask.installs, applying(mask.variation, resolutions))
    }
    return InstallationExplanation(
      lines: lines.values.map { .init(key: $0.key, installs: $0.value, deciding: $0.deciding) },
      classes: resolutions.map { $0.installation(of: node) })
  }

  private func attributes(
    of property: PropertyTable.Property, _ resolutions: [Resolution]
  ) -> [AttributeExplanation] {
    var paths: [ValuePath] = []
    var known: Set<ValuePath> = []
    for candidate in property.candidates {
      for (path, _) in candidate.values where known.insert(path).inserted { paths.append(path) }
    }
    let candidates = property.candidates.map { candidate in
      Dictionary(candidate.values.map { ($0.path, $0.value) }) { first, _ in first }
    }
    let deciding = resolutions.map { resolution in
      property.candidates.lastIndex { $0.variation.map(resolution.applies) ?? true }
    }
    return paths.map { path in
      var lines = KeyedLines<String?>()
      for (candidate, values) in zip(property.candidates, candidates) {
        guard let index = candidate.variation else { continue }
        lines.set(variations.key(index), values[path], applying(index, resolutions))
      }
      let isOwn = property.candidates.first?.variation == nil
      return AttributeExplanation(
        path: path, own: isOwn ? candidates.first?[path] : nil,
        lines: lines.values.map { .init(key: $0.key, value: $0.value, deciding: $0.deciding) },
        classes: deciding.map { index in
          guard let index else { return .init(value: nil, origin: nil) }
          let origin = property.candidates[index].variation.map(variations.key)
          return .init(value: candidates[index][path], origin: origin)
        })
    }
  }

  private func applying(_ index: Int, _ resolutions: [Resolution]) -> SizeClassSet {
    resolutions.first?.tables.applying[index] ?? []
  }
}

/// The values of keys in turn: variations of one key are one line, which the later one decides.
private struct KeyedLines<Value> {
  struct Line {
    let key: VariationKey
    var value: Value
    var deciding: SizeClassSet
  }

  private var lines: [Line] = []
  private var indices: [VariationKey: Int] = [:]

  /// Adds the value of a key in the classes where it applies.
  mutating func set(_ key: VariationKey, _ value: Value, _ applying: SizeClassSet) {
    if let index = indices[key] {
      lines[index].value = value
    } else {
      indices[key] = lines.count
      lines.append(Line(key: key, value: value, deciding: applying))
    }
  }

  /// The lines, each with the classes that no later line takes from it.
  var values: [Line] {
    var result = lines
    var undecided = UndecidedClasses()
    for index in result.indices.reversed() {
      result[index].deciding = undecided.take(result[index].deciding)
    }
    return result
  }
}
