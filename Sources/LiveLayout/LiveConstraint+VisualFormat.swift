public import SceneModel
public import VisualFormats

extension LiveConstraint {
  /// Makes the constraints of a visual format such as `H:|-[a]-8-[b(==a)]|`, none of them active yet.
  ///
  /// - Parameters:
  ///   - format: In the language of the appendix "Visual Format Language" of Apple's Auto Layout Guide.
  ///   - alignment: The attributes that every two neighbours have in common, across the axis of the format.
  ///   - direction: From which side a row is counted.
  ///   - edges: The rectangle whose edge `|` is: the superview of the first view, or of a guide the view that
  ///     owns it, or what its margins or its safe area leave.
  ///   - metrics: Numbers by the names that the format has for them. Points.
  ///   - views: Views and layout guides by the names that the format has for them.
  /// - Throws: ``LiveLayoutError`` with `badFormat`, which shows the error's position and what was expected,
  ///   and of constraints that cannot be made.
  public static func constraints(
    withVisualFormat format: String, alignment: Set<LayoutAttribute> = [],
    direction: FormatDirection = .leadingToTrailing, edges: FormatEdges = .superview,
    metrics: [String: Double] = [:], views: [String: LiveItem]
  ) throws(LiveLayoutError) -> [LiveConstraint] {
    let options = VisualFormatOptions(alignment: alignment, direction: direction, edges: edges)
    let parsed: VisualFormat
    let said: [FormatConstraint]
    do throws(VisualFormatError) {
      parsed = try VisualFormat(format)
      said = try parsed.constraints(options: options, metrics: metrics, views: Set(views.keys))
    } catch {
      throw LiveLayoutError(.badFormat(error.description))
    }
    let superview = parsed.views.first.flatMap { views[$0.name.text]?.holder }
    if superview == nil, let edge = parsed.edges.before ?? parsed.edges.after {
      let error = VisualFormatError(
        "'|' is the edge of no view, expected a first view that was added to another", at: edge, of: format)
      throw LiveLayoutError(.badFormat(error.description))
    }
    var constraints: [LiveConstraint] = []
    for constraint in said {
      guard let first = constraint.first.item.found(views, superview) else {
        throw LiveLayoutError(.removedItem)
      }
      let second = constraint.second.flatMap { $0.item.found(views, superview) }
      if constraint.second != nil, second == nil { throw LiveLayoutError(.removedItem) }
      constraints.append(
        try LiveConstraint(
          item: first, attribute: constraint.first.attribute, relatedBy: constraint.relation, toItem: second,
          attribute: constraint.second?.attribute, multiplier: constraint.multiplier,
          constant: constraint.constant, priority: constraint.priority))
    }
    return constraints
  }
}

extension LiveItem {
  /// The view that the item is in: its superview, or the owner of a guide.
  fileprivate var holder: LiveView? { self === view ? view?.superview : view }
}

extension FormatConstraint.Item {
  /// The item of a scene; nil of one that is not there.
  fileprivate func found(_ views: [String: LiveItem], _ superview: LiveView?) -> LiveItem? {
    switch self {
    case .view(let name): views[name]
    case .superview: superview
    case .safeArea: superview?.safeAreaLayoutGuide
    }
  }
}
