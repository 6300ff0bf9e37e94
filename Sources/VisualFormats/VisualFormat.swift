package import SceneModel

/// A visual format: views in a row or a column, their sizes, and the spaces between them.
///
/// The language is that of the appendix "Visual Format Language" of Apple's Auto Layout Guide (archived), and
/// beyond it what later readers of the language know: `[a(==b*0.5+8)]` and `[a(==b.height)]`.
package struct VisualFormat: Sendable, Hashable {
  /// The format as it is written.
  package let text: String
  /// The axis along which the views stand.
  package let axis: Axis
  /// From the edge before to the first view; nil where the format begins with the view.
  package let leading: Connection?
  /// One at least.
  package let views: [View]
  /// From the last view to the edge behind it; nil where the format ends with the view.
  package let trailing: Connection?

  /// A view and the predicates of its size.
  package struct View: Sendable, Hashable {
    package let name: Name
    /// From the view before; nil of the first.
    package let connection: Connection?
    package let predicates: [Predicate]
  }

  /// The space between two neighbours.
  package enum Connection: Sendable, Hashable {
    /// None.
    case flush
    /// A hyphen alone.
    case standard
    /// The predicates of it between two hyphens.
    case spaces([Predicate])
  }

  /// A predicate of a size or a space.
  package struct Predicate: Sendable, Hashable {
    package let relation: LayoutConstraint.Relation
    package let object: Object
    /// nil where it is required.
    package let priority: Number?
  }

  /// The object that a size or a space is compared with.
  package enum Object: Sendable, Hashable {
    /// A number, or the name of a metric or a view.
    case number(Number)
    /// A view's size, times a number, plus one: what a name with an attribute, a factor or an addend says.
    case size(Name, of: Axis?, multiplier: Double, constant: Double)
  }

  /// A number, or the name of a metric.
  package enum Number: Sendable, Hashable {
    case literal(Double)
    case named(Name)
  }

  /// A name in the format.
  package struct Name: Sendable, Hashable {
    package let text: String
    /// How many characters stand before it.
    package let offset: Int
  }

  /// How many characters stand before the `|` at which the format begins or ends; nil where no edge is there.
  package let edges: (before: Int?, after: Int?)

  package static func == (one: VisualFormat, other: VisualFormat) -> Bool { one.text == other.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
