package import SceneModel

/// The explanation of a view's frame: for each of its four numbers the chain of constraints and sizes
/// from the root.
package struct LayoutExplanation: Sendable {
  package let id: ObjectID
  /// The element's name.
  package let type: String
  /// In the superview's coordinates, rounded to pixels.
  package let frame: Rect
  /// The origin and the size, in this order: x, y, width, height.
  package let numbers: [Number]

  /// One of a view's numbers. Positions are measured in the superview, sizes are those of the alignment rect.
  package struct ViewNumber: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case x, y, width, height
      /// The size of a scroll view's content area.
      case contentWidth, contentHeight
      /// A length that the layout keeps for itself.
      case inner
    }

    package let view: ObjectID
    package let kind: Kind
  }

  /// A number of the frame and what decides it.
  package struct Number: Sendable {
    package let viewNumber: ViewNumber
    /// As the frame has it.
    package let value: Double
    /// As the constraints give it: of the alignment rect, before rounding to pixels.
    package let solved: Double
    /// The length that the frame adds to the alignment rect.
    package let alignment: Double
    /// The first decides the number, later ones what earlier ones use. The points of all causes add
    /// up to `solved`.
    package let steps: [Step]
    /// The causes that press against the bounds among the steps' causes: without them the number would be
    /// another. Nil where the search would take too long.
    package let pressures: [Cause]?
    /// Whether other values would satisfy the constraints as well, so that an order among equals decided.
    package let isAmbiguous: Bool
  }

  /// A number on the way and what decides it.
  package struct Step: Sendable {
    package let viewNumber: ViewNumber
    package let value: Double
    /// One as a rule; several where only all of them together decide.
    package let causes: [Cause]
    /// The steps, by their index, that decide what the causes mention besides.
    package let uses: [Int]
  }

  /// A constraint or a rule.
  package struct Cause: Sendable {
    package let reason: Reason
    /// Above 0, up to 1000, where 1000 is required.
    package let priority: Double
    package let relation: LayoutConstraint.Relation
    /// The points that the constant of the cause adds to the number.
    package let points: Double
    /// Margins, safe areas and baselines within that constant.
    package let offsets: [Offset]
  }

  /// Where a constraint comes from.
  package enum Reason: Sendable {
    /// The frame of the root.
    case root
    /// A constraint of the document.
    case constraint(LayoutConstraint)
    /// The natural size of a view along an axis.
    case content(ObjectID, Axis, LayoutContent)
    /// A rule of a stack view.
    case stackView(ObjectID)
    /// The saved frame of a view that constraints do not lay out, with its autoresizing mask.
    case savedFrame(ObjectID)
    /// A size cannot be negative.
    case notNegative(ObjectID)
    /// Another rule of the layout for a view.
    case rule(ObjectID)
    /// No constraint decides: the number nearest to zero is taken.
    case open
  }

  /// A distance that a constraint's item stands for.
  package struct Offset: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case margin, safeArea, layoutGuide, baseline
    }

    package let kind: Kind
    package let item: ObjectID
    package let attribute: LayoutAttribute
    /// Positive towards the right or the bottom.
    package let points: Double
  }
}
