package import SceneModel

/// The additions and changes that a program makes to the scenes of a document as they are laid out.
///
/// The document knows nothing of it. Items are views and guides of the document, or guides that are added
/// here, by their identifiers; an addition that names another item is left out.
package struct LayoutAdditions: Sendable {
  /// A layout guide, by the view that owns it.
  package struct Guide: Sendable {
    package let id: ObjectID
    package let owner: ObjectID
    package let kind: GuideKind

    package init(id: ObjectID, owner: ObjectID, kind: GuideKind) {
      self.id = id
      self.owner = owner
      self.kind = kind
    }
  }

  /// An attribute of an item, or how far it lies behind another of the same axis.
  package struct Side: Hashable, Sendable {
    package var side: LayoutConstraint.Side
    /// The side that a distance is measured from; nil of an attribute by itself.
    package var origin: LayoutConstraint.Side?

    package init(_ side: LayoutConstraint.Side, from origin: LayoutConstraint.Side? = nil) {
      self.side = side
      self.origin = origin
    }
  }

  /// A constraint beside the document's, after them in order.
  package struct Constraint: Sendable {
    package let id: ObjectID
    package let first: Side
    package let second: Side?
    package let relation: LayoutConstraint.Relation
    package let multiplier: Double
    /// Points.
    package let constant: Double
    package let priority: Double

    package init(
      id: ObjectID, _ first: Side, _ relation: LayoutConstraint.Relation, _ second: Side?, multiplier: Double,
      constant: Double, priority: Double
    ) {
      self.id = id
      self.first = first
      self.second = second
      self.relation = relation
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
    }
  }

  /// The changed values of a constraint of the document.
  package struct Change: Sendable {
    package var isActive = true
    /// Nil where the document's counts. Points.
    package var constant: Double?
    /// Nil where the document's counts.
    package var priority: Double?

    package init() {}
  }

  /// A size that a view's content has whatever its kind says; nil along an axis where it has none. Points.
  package struct Content: Sendable, Equatable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }
  }

  package var guides: [Guide] = []
  package var constraints: [Constraint] = []
  package var changes: [ObjectID: Change] = [:]
  package var contents: [ObjectID: Content] = [:]
  /// The insets that controllers add to the safe areas of their views, by these. Points.
  package var safeAreas: [ObjectID: EdgeInsets] = [:]

  /// The insets by which frames reach beyond alignment rects whatever their kinds say, by view. Points.
  package var alignments: [ObjectID: EdgeInsets] = [:]
  /// The distances after arranged views that are not their stack view's, by the view before them. Points.
  package var spacings: [ObjectID: Double] = [:]
  /// Whether the frames in the document are those of now: autoresizing views follow from them, and not from
  /// those of the canvas.
  package var framesAreCurrent = false

  package init() {}
}
