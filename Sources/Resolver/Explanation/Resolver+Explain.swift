public import SceneModel

extension Resolver {
  /// Says of an object or a constraint what it is in all nine size classes, and why.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - traits: The traits other than the size class.
  public func explain(_ node: NodeID, _ traits: TraitCollection = TraitCollection()) -> ObjectExplanation {
    let resolutions = resolveAll(traits)
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
    var names: [String] = []
    var known: Set<String> = []
    for statement in property.statements {
      for (name, _) in statement.values where known.insert(name).inserted { names.append(name) }
    }
    let statements = property.statements.map { statement in
      Dictionary(statement.values.map { ($0.name, $0.value) }) { first, _ in first }
    }
    let deciding = resolutions.map { resolution in
      property.statements.lastIndex { $0.variation.map(resolution.applies) ?? true }
    }
    return names.map { name in
      var lines = KeyedLines<String?>()
      for (statement, values) in zip(property.statements, statements) {
        guard let place = statement.variation else { continue }
        lines.set(variations.key(place), values[name], applying(place, resolutions))
      }
      let isOwn = property.statements.first?.variation == nil
      return AttributeExplanation(
        name: name, own: isOwn ? statements.first?[name] : nil,
        lines: lines.values.map { .init(key: $0.key, value: $0.value, deciding: $0.deciding) },
        classes: deciding.map { index in
          guard let index else { return .init(value: nil, origin: nil) }
          let origin = property.statements[index].variation.map(variations.key)
          return .init(value: statements[index][name], origin: origin)
        })
    }
  }

  private func applying(_ place: Int, _ resolutions: [Resolution]) -> SizeClassSet {
    resolutions.first?.tables.applying[place] ?? []
  }
}

/// What keys say in turn: variations of one key are one line, on which the later one has the last word.
private struct KeyedLines<Value> {
  struct Line {
    let key: VariationKey
    var value: Value
    var deciding: SizeClassSet
  }

  private var lines: [Line] = []
  private var places: [VariationKey: Int] = [:]

  /// Adds what a key says in the classes where it applies.
  mutating func set(_ key: VariationKey, _ value: Value, _ applying: SizeClassSet) {
    if let place = places[key] {
      lines[place].value = value
    } else {
      places[key] = lines.count
      lines.append(Line(key: key, value: value, deciding: applying))
    }
  }

  /// The lines, each with the classes that no later line takes from it.
  var values: [Line] {
    var result = lines
    var open = SizeClassSet.all
    for index in result.indices.reversed() {
      let applying = result[index].deciding
      result[index].deciding = applying.intersection(open)
      open.subtract(applying)
    }
    return result
  }
}
