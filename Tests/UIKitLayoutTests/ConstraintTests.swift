import Testing
import UIKitLayout

extension Layouts {
  /// Constraints and anchors (Apple's documentation of NSLayoutConstraint, NSLayoutAnchor and the Auto Layout
  /// Guide).
  @MainActor
  struct ConstraintTests {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let window = phoneWindow()

    /// The frame of a view of 40 by 20 points that one attribute relates to the window's.
    private func frame(
      _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat,
      multiplier: CGFloat = 1
    ) -> CGRect {
      let view = add(Block(40, 20), to: window)
      window.isHidden = false
      window.layoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 40, right: 20)
      let isHorizontal = [.left, .right, .leading, .trailing, .centerX, .width].contains(attribute)
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: window, attribute: other,
          multiplier: multiplier, constant: constant),
        isHorizontal
          ? view.topAnchor.constraint(equalTo: window.topAnchor)
          : view.leftAnchor.constraint(equalTo: window.leftAnchor),
      ])
      if attribute == .width { view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true }
      if attribute == .height { view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true }
      window.layoutIfNeeded()
      return view.frame
    }

    @Test(arguments: [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.left, 5.0, CGRect(5, 0, 40, 20)),
      (.right, .right, -5, CGRect(330, 0, 40, 20)), (.leading, .leading, 7, CGRect(7, 0, 40, 20)),
      (.trailing, .trailing, -7, CGRect(328, 0, 40, 20)), (.top, .top, 9, CGRect(0, 9, 40, 20)),
      (.bottom, .bottom, -9, CGRect(0, 638, 40, 20)), (.centerX, .centerX, 0, CGRect(167.5, 0, 40, 20)),
      (.centerY, .centerY, 1, CGRect(0, 324.5, 40, 20)), (.left, .right, -100, CGRect(275, 0, 40, 20)),
      (.left, .centerX, 0, CGRect(187.5, 0, 40, 20)), (.top, .centerY, 0, CGRect(0, 333.5, 40, 20)),
      (.left, .leftMargin, 0, CGRect(10, 0, 40, 20)), (.right, .rightMargin, 0, CGRect(315, 0, 40, 20)),
      (.leading, .leadingMargin, 0, CGRect(10, 0, 40, 20)),
      (.trailing, .trailingMargin, 0, CGRect(315, 0, 40, 20)), (.top, .topMargin, 0, CGRect(0, 50, 40, 20)),
      (.bottom, .bottomMargin, 0, CGRect(0, 607, 40, 20)),
      (.centerX, .centerXWithinMargins, 0, CGRect(162.5, 0, 40, 20)),
      (.centerY, .centerYWithinMargins, 0, CGRect(0, 328.5, 40, 20)),
      (.width, .width, -75, CGRect(0, 0, 300, 20)),
      (.height, .height, -67, CGRect(0, 0, 40, 600)), (.width, .height, -567, CGRect(0, 0, 100, 20)),
      (.firstBaseline, .top, 30, CGRect(0, 30, 40, 20)), (.lastBaseline, .bottom, 0, CGRect(0, 647, 40, 20)),
    ])
    func `an attribute is another and a constant`(
      attribute: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute, constant: Double,
      expected: CGRect
    ) {
      #expect(frame(attribute, other, CGFloat(constant)) == expected)
    }

    @Test(arguments: [
      (
        NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Attribute.width, 0.4, 0.0,
        CGRect(0, 0, 150, 20)
      ),
      (.height, .width, 2, 10, CGRect(0, 0, 40, 760)), (.width, .width, 0, 33, CGRect(0, 0, 33, 20)),
      (.left, .right, 0.2, 0, CGRect(75, 0, 40, 20)), (.centerX, .centerX, 0.5, 0, CGRect(74, 0, 40, 20)),
      (.top, .bottom, 0.5, 1, CGRect(0, 334.5, 40, 20)),
      (.bottom, .centerY, 1.5, 0, CGRect(0, 480.5, 40, 20)),
    ])
    func `a multiplier is of the second side`(
      attribute: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute, multiplier: Double,
      constant: Double, expected: CGRect
    ) {
      #expect(frame(attribute, other, CGFloat(constant), multiplier: CGFloat(multiplier)) == expected)
    }

    /// The pairs that UIKit refuses when they are made.
    @Test(arguments: [
      (NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Attribute.leading), (.leading, .width),
      (.leading, .left), (.left, .trailing), (.height, .bottom), (.leadingMargin, .right), (.top, .height),
      (.notAnAttribute, .width),
    ])
    func `a pair that cannot be is an exception, and is never in force`(
      one: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute
    ) {
      let view = add(UIView(), to: window)
      let raised = LayoutExceptions.raised {
        let constraint = NSLayoutConstraint(
          item: view, attribute: one, relatedBy: .equal, toItem: window, attribute: other, multiplier: 1,
          constant: 0)
        constraint.isActive = true
        #expect(!constraint.isActive)
      }
      #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
      #expect(window.constraints.isEmpty)
    }

    /// UIKit takes such a constraint until a layout lowers it: SnapKit's tests hold `left == top` in a view
    /// without a window, and its issue 305 has the exception.
    @Test(arguments: [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.top), (.top, .centerX),
      (.centerY, .centerX), (.firstBaseline, .leading), (.rightMargin, .bottom),
    ])
    func `a pair of two axes is in force until a layout refuses it`(
      one: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute
    ) {
      let view = add(Block(40, 20), to: window)
      let constraint = NSLayoutConstraint(
        item: view, attribute: one, relatedBy: .equal, toItem: window, attribute: other, multiplier: 1,
        constant: 50)
      #expect(LayoutExceptions.raised { constraint.isActive = true }.isEmpty)
      #expect(window.constraints == [constraint])
      let raised = LayoutExceptions.raised {
        window.layoutIfNeeded()
        window.setNeedsLayout()
        window.layoutIfNeeded()
      }
      #expect(raised.map(\.name) == ["NSInvalidLayoutConstraintException"])
      #expect(raised.first?.reason.hasPrefix("Constraint improperly relates anchors of incompatible") == true)
      #expect(view.frame == CGRect(0, 0, 40, 20))
    }

    /// EAIntroView's issue 60.
    @Test func `leading with left has a message of its own`() {
      let view = add(UIView(), to: window)
      let raised = LayoutExceptions.raised {
        _ = NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: window, attribute: .left, multiplier: 1,
          constant: 0)
      }
      #expect(raised.first?.reason.hasSuffix("Use leading/trailing for both or neither.") == true)
    }

    @Test(arguments: [
      NSLayoutConstraint.Attribute.left, .right, .leading, .trailing, .top, .bottom, .centerX, .centerY,
      .firstBaseline, .lastBaseline, .leftMargin, .topMargin,
    ])
    func `a place cannot be a constant`(attribute: NSLayoutConstraint.Attribute) {
      let view = add(UIView(), to: window)
      let raised = LayoutExceptions.raised {
        _ = NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 10)
        _ = NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: window, attribute: attribute,
          multiplier: 0, constant: 10)
      }
      #expect(raised.count == 2)
      #expect(raised.allSatisfy { $0.reason.contains("Location attributes must be specified in pairs") })
    }

    @Test func `a constraint is held by the nearest view that holds both`() {
      let outer = add(UIView(), to: window)
      let one = add(UIView(), to: outer)
      let other = add(UIView(), to: outer)
      let between = one.leadingAnchor.constraint(equalTo: other.leadingAnchor)
      let size = one.widthAnchor.constraint(equalToConstant: 1)
      let edge = one.topAnchor.constraint(equalTo: window.topAnchor)
      NSLayoutConstraint.activate([between, size, edge])
      #expect(outer.constraints == [between] && one.constraints == [size] && window.constraints == [edge])
      one.removeFromSuperview()
      #expect(!between.isActive && size.isActive && !edge.isActive)
      #expect(outer.constraints.isEmpty && window.constraints.isEmpty)
    }

    @Test func `constraints between strangers are an exception`() {
      let (one, other) = (UIView(), UIView())
      let constraint = one.widthAnchor.constraint(equalTo: other.widthAnchor)
      let raised = LayoutExceptions.raised { constraint.isActive = true }
      #expect(raised.map(\.name) == ["NSGenericException"])
      #expect(raised.first?.reason.contains("no common ancestor") == true)
      #expect(!constraint.isActive)
      let outer = UIView()
      outer.addSubview(one)
      outer.addSubview(other)
      #expect(LayoutExceptions.raised { constraint.isActive = true }.isEmpty)
      #expect(constraint.isActive)
    }

    /// The whole lines, addresses apart, as trackers of constraint libraries have them from the console.
    @Test func `mistakes read as on the console`() {
      let (view, stranger) = (add(Block(40, 20), to: window), UIView())
      func make(_ one: Attribute, _ other: Attribute, multiplier: CGFloat = 1) -> NSLayoutConstraint {
        NSLayoutConstraint(
          item: view, attribute: one, relatedBy: .equal, toItem: window, attribute: other,
          multiplier: multiplier, constant: 0)
      }
      let raised = LayoutExceptions.raised {
        view.widthAnchor.constraint(equalTo: stranger.widthAnchor).isActive = true
        _ = make(.width, .leading)
        _ = make(.left, .left, multiplier: 0)
        make(.left, .top).isActive = true
        window.layoutIfNeeded()
      }
      let method =
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"
      let start = "*** Terminating app due to uncaught exception "
      #expect(
        raised.map { $0.description.replacing(/0x[0-9a-f]+/, with: "0x") } == [
          """
          \(start)'NSGenericException', reason: 'Unable to activate constraint with anchors <NSLayoutDimension:0x \
          "Block:0x.width"> and <NSLayoutDimension:0x "UIView:0x.width"> because they have no common ancestor.  \
          Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.'
          """,
          "\(start)'NSInvalidArgumentException', reason: '\(method): Invalid pairing of layout attributes'",
          """
          \(start)'NSInvalidArgumentException', reason: '\(method): A multiplier of 0 or a nil second item \
          together with a location for the first attribute creates an illegal constraint of a location equal to a \
          constant. Location attributes must be specified in pairs.'
          """,
          """
          \(start)'NSInvalidLayoutConstraintException', reason: 'Constraint improperly relates anchors of \
          incompatible types: <NSLayoutConstraint:0x Block:0x.left == UIWindow:0x.top   (active)>'
          """,
        ])
    }

    @Test func `a view takes only constraints of what is in it`() {
      let view = add(UIView(), to: window)
      let constraint = view.leadingAnchor.constraint(equalTo: window.leadingAnchor)
      let raised = LayoutExceptions.raised { view.addConstraint(constraint) }
      #expect(raised.first?.reason.contains("not prepared for the constraint") == true)
      #expect(!constraint.isActive)
    }

    @Test(arguments: [Float(0), -1, 1000.5, .nan, .infinity])
    func `a priority lies above 0 and up to 1000`(number: Float) {
      let constraint = window.widthAnchor.constraint(equalToConstant: 1)
      let raised = LayoutExceptions.raised { constraint.priority = UILayoutPriority(number) }
      #expect(raised.count == 1 && constraint.priority == .required)
    }

    @Test func `a constraint in force stays required or not`() {
      let view = add(UIView(), to: window)
      let constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      #expect(LayoutExceptions.raised { constraint.priority = .defaultHigh }.count == 1)
      #expect(constraint.priority == .required)
      constraint.isActive = false
      constraint.priority = .defaultHigh
      constraint.isActive = true
      #expect(LayoutExceptions.raised { constraint.priority = .defaultLow }.isEmpty)
      #expect(LayoutExceptions.raised { constraint.priority = .required }.count == 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e300])
    func `a constant is a number`(number: CGFloat) {
      let constraint = window.widthAnchor.constraint(equalToConstant: 1)
      #expect(LayoutExceptions.raised { constraint.constant = number }.count == 1)
      #expect(constraint.constant == 1)
    }

    @Test(arguments: [(1.0, 8.0), (2, 16), (0.5, 4), (0, 0), (-1, 0)])
    func `system spacing is 8 points`(multiplier: Double, points: Double) {
      let view = add(UIView(), to: window)
      let after = view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: window.leadingAnchor, multiplier: CGFloat(multiplier))
      let below = view.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: window.topAnchor, multiplier: CGFloat(multiplier))
      #expect(after.constant == CGFloat(points) && below.constant == CGFloat(points))
      #expect(below.relation == .greaterThanOrEqual)
    }

    @Test func `anchors of the same place are equal`() {
      #expect(window.leadingAnchor == window.leadingAnchor)
      #expect(window.leadingAnchor != window.trailingAnchor)
      #expect(Set([window.topAnchor, window.topAnchor, window.bottomAnchor]).count == 2)
      #expect(window.widthAnchor.item === window)
    }

    @Test func `a distance is a dimension`() {
      let one = add(Block(50, 20), to: window)
      let other = add(Block(30, 20), to: window)
      let gap = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
      NSLayoutConstraint.activate([
        one.leftAnchor.constraint(equalTo: window.leftAnchor), gap.constraint(equalToConstant: 12),
        one.topAnchor.constraint(equalTo: window.topAnchor),
        other.topAnchor.constraint(equalTo: one.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(other.frame == CGRect(62, 0, 30, 20))
    }

    @Test(arguments: [
      ("H:|-[a]-[b]-|", [CGRect(16, 0, 167.5, 20), CGRect(191.5, 0, 167.5, 20)]),
      ("H:|[a(50)][b]|", [CGRect(0, 0, 50, 20), CGRect(50, 0, 325, 20)]),
      ("H:|-10-[a(100)]-gap-[b(a)]", [CGRect(10, 0, 100, 20), CGRect(123, 0, 100, 20)]),
      ("H:[a(60)]-[b(>=70)]|", [CGRect(237, 0, 60, 20), CGRect(305, 0, 70, 20)]),
      ("|-5-[a(20@500)]-(>=300)-[b(40)]-5-|", [CGRect(5, 0, 20, 20), CGRect(330, 0, 40, 20)]),
    ])
    func `visual formats`(format: String, expected: [CGRect]) {
      let controller = UIViewController()
      window.rootViewController = controller
      let root: UIView = controller.view
      let one = add(Block(10, 20), to: root)
      let other = add(Block(10, 20), to: root)
      if format == "H:|-[a]-[b]-|" { one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: .alignAllTop, metrics: ["gap": 13],
          views: ["a": one, "b": other]))
      one.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      window.layoutIfNeeded()
      #expect([one.frame, other.frame] == expected)
    }

    @Test(arguments: ["H:|[a", "[a]-", "V:|[c]|", "H:[a]-x-[b]", ""])
    func `a format that cannot be read is an exception`(format: String) {
      let view = add(UIView(), to: window)
      var made: [NSLayoutConstraint] = []
      let raised = LayoutExceptions.raised {
        made = NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": view, "b": window])
      }
      #expect(raised.map(\.name) == ["NSInvalidArgumentException"] && made.isEmpty)
    }

    @Test func `priorities have UIKit's numbers and arithmetic`() {
      var priority = UILayoutPriority.defaultHigh - 1
      #expect(priority == UILayoutPriority(749) && priority + 2 == UILayoutPriority(rawValue: 751))
      priority += 1
      priority -= 250
      #expect(priority == .sceneSizeStayPut)
      #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
      #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    }
  }
}
