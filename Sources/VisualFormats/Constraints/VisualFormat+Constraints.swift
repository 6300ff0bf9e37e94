import SceneModel

extension VisualFormat {
  /// The constraints of the format, in its order: of each view the space before it, then its size; the space
  /// to the edge behind all; then the alignment.
  ///
  /// - Parameters:
  ///   - metrics: Numbers by their names. Points, or priorities.
  ///   - views: The names of the views.
  /// - Throws: ``VisualFormatError`` with the offset of a name that is neither, of a number that is no
  ///   priority, or of an alignment along the format.
  package func constraints(
    options: VisualFormatOptions = VisualFormatOptions(), metrics: [String: Double] = [:], views: Set<String>
  ) throws(VisualFormatError) -> [FormatConstraint] {
    let edges = MeetingEdges(axis: axis, options: options)
    if let attribute = edges.badAlignment {
      throw VisualFormatError(
        "views of a \(axis == .horizontal ? "row" : "column") cannot be aligned by \(attribute.rawValue), "
          + "expected an edge, a center or a baseline across it", at: 0, of: text)
    }
    var making = FormatConstraintMaking(format: self, edges: edges, metrics: metrics, views: views)
    for name in self.views.map(\.name) where !views.contains(name.text) { throw making.unknownView(name) }
    for (index, view) in self.views.enumerated() {
      let before = index == 0 ? nil : self.views[index - 1].name.text
      if let connection = index == 0 ? leading : view.connection {
        try making.addSpace(connection, from: before, to: view.name.text)
      }
      for predicate in view.predicates { try making.addSize(of: view.name.text, predicate) }
    }
    if let trailing, let last = self.views.last {
      try making.addSpace(trailing, from: last.name.text, to: nil)
    }
    making.addAlignment()
    return making.constraints
  }
}

/// Makes the constraints of a format.
private struct FormatConstraintMaking {
  let format: VisualFormat
  let edges: MeetingEdges
  let metrics: [String: Double]
  let views: Set<String>
  private(set) var constraints: [FormatConstraint] = []

  init(format: VisualFormat, edges: MeetingEdges, metrics: [String: Double], views: Set<String>) {
    self.format = format
    self.edges = edges
    self.metrics = metrics
    self.views = views
  }

  /// Adds the constraints of the space between two views, or a view and an edge where the other is nil.
  mutating func addSpace(
    _ connection: VisualFormat.Connection, from before: String?, to after: String?
  ) throws(VisualFormatError) {
    let isEdge = before == nil || after == nil
    var isStandard = false
    var spaces: [(LayoutConstraint.Relation, Double, Double)] = []
    switch connection {
    case .flush: spaces = [(.equal, 0, LayoutPriority.required.value)]
    case .standard:
      isStandard = true
      spaces = [(.equal, edges.standardSpace(toEdge: isEdge), LayoutPriority.required.value)]
    case .spaces(let predicates):
      for predicate in predicates {
        guard case .number(let number) = predicate.object else { continue }
        spaces.append((predicate.relation, try value(number), try priority(predicate)))
      }
    }
    var near = side(after, edges.start, besideEdgeOf: edges.end, isStandard)
    var far = side(before, edges.end, besideEdgeOf: edges.start, isStandard)
    if edges.isReversed { swap(&near, &far) }
    for (relation, constant, priority) in spaces {
      constraints.append(FormatConstraint(near, relation, far, constant: constant, priority: priority))
    }
  }

  private func side(
    _ view: String?, _ attribute: LayoutAttribute, besideEdgeOf other: LayoutAttribute, _ isStandard: Bool
  ) -> FormatConstraint.Side {
    view.map { FormatConstraint.Side(.view($0), attribute) } ?? edges.edge(other, isStandard: isStandard)
  }

  /// Adds the constraints of a view's size along the format.
  mutating func addSize(of view: String, _ predicate: VisualFormat.Predicate) throws(VisualFormatError) {
    let first = FormatConstraint.Side(.view(view), edges.extent)
    var second: FormatConstraint.Side?
    var multiplier = 1.0
    var constant = 0.0
    switch predicate.object {
    case .number(.named(let name)) where metrics[name.text] == nil:
      second = try size(of: name)
    case .number(let number): constant = try value(number)
    case .size(let name, let axis, let factor, let addend):
      second = try size(of: name, axis)
      (multiplier, constant) = (factor, addend)
    }
    if second == first { throw error("a size is compared with itself", predicate) }
    constraints.append(
      FormatConstraint(
        first, predicate.relation, second, multiplier: multiplier, constant: constant,
        priority: try priority(predicate)))
  }

  private func size(
    of name: VisualFormat.Name, _ axis: Axis? = nil
  ) throws(VisualFormatError) -> FormatConstraint.Side {
    guard views.contains(name.text) else { throw unknownView(name, orMetric: true) }
    return FormatConstraint.Side(
      .view(name.text), axis.map { $0 == .horizontal ? .width : .height } ?? edges.extent)
  }

  /// Adds the constraints of the alignment of neighbours.
  mutating func addAlignment() {
    let attributes = LayoutAttribute.allCases.filter { edges.options.alignment.contains($0) }
    for attribute in attributes {
      for (one, next) in zip(format.views, format.views.dropFirst()) {
        constraints.append(
          FormatConstraint(
            FormatConstraint.Side(.view(one.name.text), attribute), .equal,
            FormatConstraint.Side(.view(next.name.text), attribute)))
      }
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
    guard let number = predicate.priority else { return LayoutPriority.required.value }
    let value = try value(number)
    guard LayoutPriority(value) != nil else {
      throw error("\(value) is no priority, expected one \(LayoutPriority.range)", predicate)
    }
    return value
  }

  private func value(_ number: VisualFormat.Number) throws(VisualFormatError) -> Double {
    switch number {
    case .literal(let value): return value
    case .named(let name):
      guard let value = metrics[name.text] else {
        throw VisualFormatError(
          "'\(name.text)' is not the name of a metric" + name.text.suggestion(of: metrics.keys.sorted()),
          at: name.offset, of: format.text)
      }
      guard value.isFinite else {
        throw VisualFormatError(
          "the metric '\(name.text)' is not a finite number", at: name.offset, of: format.text)
      }
      return value
    }
  }

  private func error(_ problem: String, _ predicate: VisualFormat.Predicate) -> VisualFormatError {
    var offset = 0
    for case .named(let name)? in [predicate.priority] { offset = name.offset }
    switch predicate.object {
    case .number(.named(let name)), .size(let name, _, _, _): if offset == 0 { offset = name.offset }
    case .number(.literal): break
    }
    return VisualFormatError(problem, at: offset, of: format.text)
  }

  func unknownView(_ name: VisualFormat.Name, orMetric: Bool = false) -> VisualFormatError {
    VisualFormatError(
      "'\(name.text)' is not the name of a view" + (orMetric ? " or a metric" : "")
        + name.text.suggestion(of: views.sorted() + (orMetric ? metrics.keys.sorted() : [])),
      at: name.offset, of: format.text)
  }
}
