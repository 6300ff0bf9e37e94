package import Controls
package import SceneModel

/// A view whose saved frame is not the computed one.
package struct FrameDifference: Sendable {
  package let comparison: FrameComparison
  /// The numbers of the frame that differ, in the order x, y, width, height.
  package let numbers: [Number]
  /// The result of Update Frames for the view; nil where not asked for, and of a view that is not misplaced.
  package var update: FrameUpdate?

  /// Whether Interface Builder would call the view misplaced (InterfaceBuilder.md#misplaced-views).
  package var isMisplaced: Bool { comparison.isMarkedMisplaced || breaksConstraint }

  /// Whether most of the difference comes from a required constraint that the saved frame does not satisfy.
  package var breaksConstraint: Bool { reason?.cause == .constraint }

  /// Whether the reason was not looked for, so that nobody knows whether the view is misplaced.
  package var isUnexplained: Bool { !comparison.isMarkedMisplaced && reason?.cause == .unexplained }

  /// A number that differs.
  package struct Number: Sendable {
    package let kind: LayoutExplanation.ViewNumber.Kind
    package let saved: Double
    package let computed: Double
    /// The reason of most of the difference.
    package let reason: Reason
  }

  /// The likely reason of a difference: the size, constraint or rule that the saved frames satisfy least.
  ///
  /// A number is a sum of what constraints and sizes add. Put into those, the saved frames miss each of them
  /// by some points, and these misses add up to the difference; the largest one is the reason.
  package struct Reason: Hashable, Sendable {
    package let cause: Cause
    /// The view whose size or rule it is; nil of a constraint.
    package let view: ObjectID?
    /// The constraint, or nil of a size or a rule.
    package let constraint: ObjectID?
    /// How much of the difference it makes, in points.
    package let points: Double
    /// The anchor of the rule that gave the computed number, in the project's document of what is known of
    /// Interface Builder; nil where no rule decides.
    package let rule: String?
    /// The unknown that the number rests on; nil where a rule gives it.
    package let unknown: Unknown?
  }

  /// A fact outside the document that a computed number may rest on.
  package enum Unknown: String, CaseIterable, Sendable {
    /// The font of a text is measured by no table.
    case font
    /// The size of an image is not in the document.
    case image
    /// A class of the project gives its views a size of its own.
    case customClass
    /// The saved frame is older than the document: it does not satisfy a required constraint.
    case staleFrame
    /// The constraints leave the number open.
    case openNumber
    /// The reason was not looked for.
    case reason
  }

  /// The kinds of reasons.
  package enum Cause: String, CaseIterable, Sendable {
    /// A text's size.
    case text
    /// The size of a text in a font that no table has.
    case unmeasuredText
    /// An image's size, or that of a view that Interface Builder rendered.
    case image
    /// A control's size.
    case control
    /// The safe area or the layout guides of the root.
    case rootInset
    case margin
    case baseline
    /// A rule of a stack view.
    case stackView
    /// Optional constraints of which others could be relaxed.
    case priority
    /// Required constraints contradict each other.
    case conflict
    /// The constraints leave the number open.
    case ambiguity
    /// The saved frames do not satisfy a required constraint.
    case constraint
    /// The frame of a view that keeps its saved one.
    case savedFrame
    /// Rounding to pixels, or several small causes.
    case rounding
    /// Reasons of so many views were found before that this one's was not looked for.
    case unexplained
  }

  /// The reason of the number that differs most, a size before a position where they differ alike.
  package var reason: Reason? {
    var worst: Number?
    for number in numbers.reversed() {
      let difference = (number.saved - number.computed).magnitude
      if let other = worst, difference <= (other.saved - other.computed).magnitude + 1e-9 { continue }
      worst = number
    }
    return worst?.reason
  }
}

/// A scene's saved frames compared with the computed ones.
package struct SceneComparison: Sendable {
  package let outline: SceneOutline
  /// The size class under which the scene was resolved.
  package let sizeClass: SizeClass
  /// How many frames were compared.
  package let count: Int
  /// Those that differ by more than the tolerance, in document order.
  package let differences: [FrameDifference]
}
