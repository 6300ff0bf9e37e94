import SceneModel
import VisualFormats

extension NSLayoutConstraint {
  /// Makes the constraints of a visual format such as `H:|-[a]-8-[b(==a)]|`, none of them in force yet.
  ///
  /// - Parameters:
  ///   - format: In the language of the appendix "Visual Format Language" of Apple's Auto Layout Guide.
  ///   - options: The attributes that are aligned, and the side from which a row is counted.
  ///   - metrics: Numbers by the names that the format has for them. Points.
  ///   - views: Views and guides by the names that the format has for them.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { $0 as? any ConstraintItem }
    do throws(VisualFormatError) {
      let parsed = try VisualFormat(format)
      let said = try parsed.constraints(
        options: options.formatOptions, metrics: (metrics ?? [:]).compactMapValues(number),
        views: Set(items.keys))
      let superview = parsed.views.first.flatMap { items[$0.name.text]?.holder }
      if superview == nil, let edge = parsed.edges.before ?? parsed.edges.after {
        throw VisualFormatError(
          "'|' is the edge of no view, since the first view has no superview", at: edge, of: format)
      }
      return said.compactMap { constraint in
        guard let first = constraint.first.item.found(items, superview) else { return nil }
        let second = constraint.second.flatMap { $0.item.found(items, superview) }
        let made = NSLayoutConstraint(
          item: first, attribute: Attribute(constraint.first.attribute),
          relatedBy: Relation(constraint.relation),
          toItem: second, attribute: constraint.second.map { Attribute($0.attribute) } ?? .notAnAttribute,
          multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constraint.constant))
        made.priority = UILayoutPriority(Float(constraint.priority))
        return made
      }
    } catch {
      LayoutExceptions.raise(
        "NSInvalidArgumentException", "Unable to parse constraint format: \n\(error.description)")
      return []
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension NSLayoutConstraint.FormatOptions {
  fileprivate var formatOptions: VisualFormatOptions {
    let attributes: [(NSLayoutConstraint.FormatOptions, LayoutAttribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    let direction: FormatDirection =
      contains(.directionLeftToRight)
      ? .leftToRight : contains(.directionRightToLeft) ? .rightToLeft : .leadingToTrailing
    return VisualFormatOptions(
      alignment: Set(attributes.filter { contains($0.0) }.map(\.1)), direction: direction, edges: .superview)
  }
}

extension ConstraintItem {
  /// The view that the item is in: its superview, or the owner of a guide.
  fileprivate var holder: UIView? { self === view ? view?.superview : view }
}

extension FormatConstraint.Item {
  /// The item of a program; nil of one that is not there.
  @MainActor
  fileprivate func found(_ items: [String: any ConstraintItem], _ superview: UIView?) -> (any ConstraintItem)?
  {
    switch self {
    case .view(let view): items[view]
    case .superview: superview
    case .safeArea: superview?.safeAreaLayoutGuide
    }
  }
}
