import SceneModel

/// Sizes and spaces, put together to formats.
struct FormatChains {
  /// The space between two neighbours, with all its terms.
  private struct Space {
    let from: FormatLink.End
    let to: FormatLink.End
    let options: FormatLink.Options
    var terms: [FormatTerm] = []
    var constraints: [Int] = []
    var isWritten = false
  }

  /// The key by which spaces are joined: their ends, their options and whether they are standard.
  private struct Place: Hashable {
    let from: FormatLink.End
    let to: FormatLink.End
    let options: FormatLink.Options
    /// A hyphen alone can be joined with nothing.
    let isStandard: Bool
  }

  /// A view along an axis, from one side.
  private struct Stop: Hashable {
    let view: String
    let axis: Axis
    let direction: FormatDirection
  }

  private struct Size: Hashable {
    let view: String
    let axis: Axis
  }

  private var spaces: [Space] = []
  private var places: [Place: Int] = [:]
  /// The spaces before and behind a view, in the order of their constraints.
  private var before: [Stop: [Int]] = [:]
  private var behind: [Stop: [Int]] = [:]
  private var sizes: [Size: (terms: [FormatTerm], constraints: [Int])] = [:]

  /// Adds the link of the constraint of an index.
  mutating func add(_ link: FormatLink, _ constraint: Int) {
    switch link {
    case .size(let view, let axis, let term):
      sizes[Size(view: view, axis: axis), default: ([], [])].terms.append(term)
      sizes[Size(view: view, axis: axis), default: ([], [])].constraints.append(constraint)
    case .space(let from, let to, let options, let term):
      let isStandard = term == .standard
      let place = Place(from: from, to: to, options: options, isStandard: isStandard)
      let index = (isStandard ? nil : places[place]) ?? spaces.count
      if index == spaces.count {
        spaces.append(Space(from: from, to: to, options: options))
        places[place] = index
        if case .view(let view) = from { behind[stop(view, options), default: []].append(index) }
        if case .view(let view) = to { before[stop(view, options), default: []].append(index) }
      }
      spaces[index].terms.append(term)
      spaces[index].constraints.append(constraint)
    }
  }

  private func stop(_ view: String, _ options: FormatLink.Options) -> Stop {
    Stop(view: view, axis: options.axis, direction: options.direction)
  }

  /// The formats, in the order of their first constraints.
  mutating func written() -> [WrittenFormat] {
    var formats: [WrittenFormat] = []
    for index in spaces.indices where !spaces[index].isWritten { formats.append(chain(from: index)) }
    for (size, _) in sizes.sorted(by: { $0.value.constraints[0] < $1.value.constraints[0] }) {
      var constraints: [Int] = []
      let view = view(size.view, size.axis, &constraints)
      formats.append(
        WrittenFormat(
          text: size.axis.prefix + view, options: VisualFormatOptions(), constraints: constraints))
    }
    return formats.map { format in
      WrittenFormat(text: format.text, options: format.options, constraints: format.constraints.sorted())
    }.sorted { ($0.constraints.first ?? 0) < ($1.constraints.first ?? 0) }
  }

  /// The longest chain through a space that the spaces left over make, one view once.
  private mutating func chain(from index: Int) -> WrittenFormat {
    let axis = spaces[index].options.axis
    var edges = spaces[index].options.edges
    var chain = [index]
    spaces[index].isWritten = true
    var views: Set<String> = []
    for case .view(let view) in [spaces[index].from, spaces[index].to] { views.insert(view) }
    while case .view(let view) = spaces[chain[chain.count - 1]].to,
      let next = next(behind[stop(view, spaces[index].options)], at: \.to, views, &edges)
    {
      if case .view(let view) = spaces[next].to { views.insert(view) }
      chain.append(next)
    }
    var leading: [Int] = []
    while case .view(let view) = spaces[leading.last ?? index].from,
      let next = next(before[stop(view, spaces[index].options)], at: \.from, views, &edges)
    {
      if case .view(let view) = spaces[next].from { views.insert(view) }
      leading.append(next)
    }
    chain = leading.reversed() + chain
    var constraints: [Int] = []
    var text = axis.prefix + end(spaces[chain[0]].from, axis, &constraints)
    for link in chain {
      text += FormatTerm.connection(spaces[link].terms) + end(spaces[link].to, axis, &constraints)
      constraints += spaces[link].constraints
    }
    return WrittenFormat(
      text: text,
      options: VisualFormatOptions(direction: spaces[index].options.direction, edges: edges ?? .superview),
      constraints: constraints)
  }

  /// The next space of a chain, which it then belongs to: to a view that is not in it yet, or to an edge
  /// of its kind.
  private mutating func next(
    _ candidates: [Int]?, at end: KeyPath<Space, FormatLink.End>, _ views: Set<String>,
    _ edges: inout FormatEdges?
  ) -> Int? {
    let next = (candidates ?? []).first { candidate in
      guard !spaces[candidate].isWritten else { return false }
      if case .view(let view) = spaces[candidate][keyPath: end] { return !views.contains(view) }
      return edges == nil || edges == spaces[candidate].options.edges
    }
    if let next {
      spaces[next].isWritten = true
      edges = edges ?? spaces[next].options.edges
    }
    return next
  }

  private mutating func end(_ end: FormatLink.End, _ axis: Axis, _ constraints: inout [Int]) -> String {
    switch end {
    case .edge: "|"
    case .view(let view): self.view(view, axis, &constraints)
    }
  }

  /// A view with the terms of its size, where no format had these before.
  private mutating func view(_ name: String, _ axis: Axis, _ constraints: inout [Int]) -> String {
    guard let size = sizes.removeValue(forKey: Size(view: name, axis: axis)) else { return "[\(name)]" }
    constraints += size.constraints
    return "[\(name)(" + size.terms.compactMap(\.predicate).joined(separator: ",") + ")]"
  }
}

extension Axis {
  /// The beginning of a format of the axis.
  fileprivate var prefix: String { self == .horizontal ? "H:" : "V:" }
}
