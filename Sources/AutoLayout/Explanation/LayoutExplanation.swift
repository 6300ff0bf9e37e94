public import SceneModel

/// Why a view's frame is what it is: for each of its four numbers the chain of constraints and sizes from the root.
public struct LayoutExplanation: Sendable {
  public let id: ObjectID
  /// The element's name.
  public let type: String
  /// In the superview's coordinates, rounded to pixels.
  public let frame: Rect
  /// The origin and the size, in this order: x, y, width, height.
  public let numbers: [Number]

  /// One of a view's numbers. Positions are measured in the superview, sizes are those of the alignment rect.
  public struct Quantity: Hashable, Sendable {
    public enum Kind: String, Sendable {
      case x, y, width, height
      /// The size of a scroll view's content area.
      case contentWidth, contentHeight
      /// A length that the layout keeps for itself.
      case inner
    }

    public let view: ObjectID
    public let kind: Kind
  }

  /// A number of the frame and what decides it.
  public struct Number: Sendable {
    public let quantity: Quantity
    /// As the frame has it.
    public let value: Double
    /// As the constraints give it: of the alignment rect, before rounding to pixels.
    public let solved: Double
    /// What the frame adds to the alignment rect.
    public let alignment: Double
    /// The first decides the number, later ones what earlier ones use. The points of all causes add up to `solved`.
    public let steps: [Step]
    /// What presses against the bounds among the causes: without it the number would be another. Nil where it is too
    /// much to search for.
    public let pressures: [Cause]?
    /// Whether other values would satisfy the constraints as well, so that an order among equals decided.
    public let isAmbiguous: Bool
  }

  /// A number on the way and what decides it.
  public struct Step: Sendable {
    public let quantity: Quantity
    public let value: Double
    /// One as a rule; several where only all of them together decide.
    public let causes: [Cause]
    /// The steps, by their index, that decide what the causes mention besides.
    public let uses: [Int]
  }

  /// A constraint or a rule.
  public struct Cause: Sendable {
    public let reason: Reason
    /// 1 to 1000, where 1000 is required.
    public let priority: Double
    public let relation: LayoutConstraint.Relation
    /// What the constant of the cause adds to the number, in points.
    public let points: Double
    /// Margins, safe areas and baselines within that constant.
    public let offsets: [Offset]
  }

  /// Where a constraint comes from.
  public enum Reason: Sendable {
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
  public struct Offset: Hashable, Sendable {
    public enum Kind: String, Sendable {
      case margin, safeArea, layoutGuide, baseline
    }

    public let kind: Kind
    public let item: ObjectID
    public let attribute: LayoutAttribute
    /// Positive towards the right or the bottom.
    public let points: Double
  }
}
