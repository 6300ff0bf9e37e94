import AutoLayout

extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading, NSLayoutXAxisAnchor.init) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing, NSLayoutXAxisAnchor.init) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left, NSLayoutXAxisAnchor.init) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right, NSLayoutXAxisAnchor.init) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.top, NSLayoutYAxisAnchor.init) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom, NSLayoutYAxisAnchor.init) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { anchor(.width, NSLayoutDimension.init) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { anchor(.height, NSLayoutDimension.init) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX, NSLayoutXAxisAnchor.init) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY, NSLayoutYAxisAnchor.init) }
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    anchor(.firstBaseline, NSLayoutYAxisAnchor.init)
  }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    anchor(.lastBaseline, NSLayoutYAxisAnchor.init)
  }

  /// The area clear of bars and of the edges of the screen.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The area within the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins, "UIViewLayoutMarginsGuide") }
  /// The area in which lines are no longer than is readable.
  public var readableContentGuide: UILayoutGuide { guide(.readable, "UIViewReadableContentGuide") }
  /// The area that the keyboard covers.
  public var keyboardLayoutGuide: UILayoutGuide { guide(.keyboard, "UIViewKeyboardLayoutGuide") }

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { guides.filter { $0.kind == .custom } }

  /// Adds a guide, from wherever it is.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Takes a guide away, and the constraints to it out of force.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The guide of a kind, made when it is asked for first.
  func guide(_ kind: GuideKind, _ identifier: String) -> UILayoutGuide {
    guides.first { $0.kind == kind } ?? UILayoutGuide(kind, of: self, identifier: identifier)
  }

  func forget(_ guide: UILayoutGuide) {
    guides.removeAll { $0 === guide }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.ownConstraints where constraint.items.contains(where: { $0 === guide }) {
        view.drop(constraint)
      }
      holder = view.superview
    }
    guide.index = -1
    noteLayoutChange()
  }

  /// Holds a constraint that a program adds by itself.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil, !constraint.isDefective else { return }
    for item in constraint.items {
      guard let view = item?.view, view.isDescendant(of: self) else {
        LayoutExceptions.raise(
          "NSGenericException",
          """
          The view hierarchy is not prepared for the constraint: \(constraint)
          \tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). \
          This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break \
          on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
          """
        )
        return
      }
    }
    constraint.install(in: self)
  }

  /// Takes a constraint that the view holds out of force.
  func drop(_ constraint: NSLayoutConstraint) {
    ownConstraints.removeAll { $0 === constraint }
    constraint.holder = nil
    noteLayoutChange()
  }
}
