import Testing
import UIKitLayout

extension Layouts {
  /// Values and their conversions (Apple's documentation of each), and sizes that everybody knows.
  @MainActor
  struct ValueTests {
    private let window = phoneWindow()

    @Test(arguments: [
      (
        UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.leftToRight,
        UIUserInterfaceLayoutDirection.leftToRight
      ),
      (.unspecified, .rightToLeft, .rightToLeft), (.playback, .rightToLeft, .leftToRight),
      (.spatial, .rightToLeft, .leftToRight), (.forceLeftToRight, .rightToLeft, .leftToRight),
      (.forceRightToLeft, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ])
    func `the direction of content`(
      attribute: UISemanticContentAttribute, interface: UIUserInterfaceLayoutDirection,
      expected: UIUserInterfaceLayoutDirection
    ) {
      #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: interface) == expected)
      UIScreen.main.overrides = UITraitCollection(
        layoutDirection: interface == .rightToLeft ? .rightToLeft : .leftToRight)
      let view = add(UIView(), to: window)
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == expected)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let isMirrored = expected == .rightToLeft
      #expect(
        view.layoutMargins
          == UIEdgeInsets(top: 1, left: isMirrored ? 4 : 2, bottom: 3, right: isMirrored ? 2 : 4))
      UIScreen.main.overrides = UITraitCollection()
    }

    @Test(arguments: [
      (NSLayoutConstraint.Attribute.leading, true, 335.0), (.leading, false, 0), (.left, true, 0),
      (.left, false, 0),
      (.trailing, true, 0), (.trailing, false, 335), (.right, true, 335), (.right, false, 335),
      (.centerX, true, 167.5), (.centerX, false, 167.5), (.leadingMargin, true, 327),
      (.leadingMargin, false, 8),
      (.trailingMargin, true, 8), (.trailingMargin, false, 327), (.leftMargin, true, 8),
      (.rightMargin, true, 327),
    ])
    func `edges in both directions`(attribute: NSLayoutConstraint.Attribute, isMirrored: Bool, x: Double) {
      UIScreen.main.overrides = UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
      let view = add(Block(40, 20), to: window)
      let own: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
        .leadingMargin: .leading, .trailingMargin: .trailing, .leftMargin: .left, .rightMargin: .right,
      ]
      NSLayoutConstraint(
        item: view, attribute: own[attribute] ?? attribute, relatedBy: .equal, toItem: window,
        attribute: attribute,
        multiplier: 1,
        constant: 0
      ).isActive = true
      window.layoutIfNeeded()
      #expect(Double(view.frame.minX) == x)
      UIScreen.main.overrides = UITraitCollection()
    }

    @Test(arguments: [
      ("iPhone SE (1st generation)", 320.0, 568.0, 2.0), ("iPhone 8", 375, 667, 2),
      ("iPhone 8 Plus", 414, 736, 3),
      ("iPhone X", 375, 812, 3), ("iPhone 11", 414, 896, 2), ("iPhone 12 mini", 375, 812, 3),
      ("iPhone 15", 393, 852, 3), ("iPhone 15 Pro Max", 430, 932, 3),
      ("iPad Air (5th generation)", 820, 1180, 2),
      ("iPad mini (6th generation)", 744, 1133, 2),
    ])
    func `screens of devices`(device: String, width: Double, height: Double, scale: Double) {
      #expect(UIScreen.main.show(device))
      #expect(UIScreen.main.bounds == CGRect(0, 0, CGFloat(width), CGFloat(height)))
      #expect(UIScreen.main.scale == CGFloat(scale))
      #expect(UIScreen.main.nativeBounds.width == CGFloat(width * scale))
      #expect(UIScreen.main.show(device, in: .landscapeRight))
      #expect(UIScreen.main.bounds.width == CGFloat(height))
      #expect(!UIScreen.main.show("iPhone 99") && UIScreen.main.bounds.width == CGFloat(height))
    }

    @Test(arguments: [
      (
        "iPhone 8", UIInterfaceOrientation.portrait, UIUserInterfaceSizeClass.compact,
        UIUserInterfaceSizeClass.regular
      ),
      ("iPhone 8", .landscapeLeft, .compact, .compact), ("iPhone 8 Plus", .landscapeLeft, .regular, .compact),
      ("iPhone 11", .landscapeLeft, .regular, .compact), ("iPhone 15", .landscapeLeft, .compact, .compact),
      ("iPhone 15 Pro Max", .landscapeLeft, .regular, .compact),
      ("iPad Air (5th generation)", .portrait, .regular, .regular),
      ("iPad Air (5th generation)", .landscapeLeft, .regular, .regular),
    ])
    func `size classes of devices`(
      device: String, orientation: UIInterfaceOrientation, width: UIUserInterfaceSizeClass,
      height: UIUserInterfaceSizeClass
    ) {
      UIScreen.main.show(device, in: orientation)
      let window = UIWindow(frame: UIScreen.main.bounds)
      #expect(
        window.traitCollection.horizontalSizeClass == width
          && window.traitCollection.verticalSizeClass == height)
      let isPad = device.hasPrefix("iPad")
      #expect(UIDevice.current.userInterfaceIdiom == (isPad ? .pad : .phone))
    }

    @Test func `insets, offsets and rectangles`() {
      #expect(
        CGRect(10, 10, 100, 50).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
          == CGRect(12, 11, 94, 46))
      #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero && UIOffset() == .zero)
      #expect(UIOffset(horizontal: 1, vertical: 2).vertical == 2)
      #expect(UIRectEdge.all.contains(.bottom) && NSDirectionalRectEdge.all.contains(.leading))
      let turned = CGRect(0, 0, 10, 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
      #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
      #expect(CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2).tx == 3)
      #expect(CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 2, y: 3))
      #expect(CGAffineTransform().isIdentity)
    }

    @Test func `traits are merged and compared`() {
      let compact = UITraitCollection(horizontalSizeClass: .compact)
      let both = UITraitCollection(traitsFrom: [compact, UITraitCollection(verticalSizeClass: .regular)])
      #expect(both.containsTraits(in: compact) && !compact.containsTraits(in: both))
      #expect(both.horizontalSizeClass == .compact && both.userInterfaceIdiom == .unspecified)
      let changed = both.modifyingTraits { $0.horizontalSizeClass = .regular }
      #expect(changed.horizontalSizeClass == .regular && changed.verticalSizeClass == .regular)
      #expect(
        UITraitCollection { $0.layoutDirection = .rightToLeft }
          == UITraitCollection(layoutDirection: .rightToLeft))
      #expect(
        UIContentSizeCategory.small < .large
          && UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
      #expect(UIContentSizeCategory.large >= .large && !(UIContentSizeCategory.large > .extraLarge))
    }

    /// The button of Interface Builder's library is 46 by 30 and one with a configuration 75 by 35
    /// (Documentation/InterfaceBuilder.md, library views), on canvases as on devices.
    @Test func `buttons`() {
      let system = UIButton(type: .system)
      system.setTitle("Button", for: .normal)
      #expect(system.intrinsicContentSize == CGSize(width: 46, height: 30))
      system.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      #expect(system.intrinsicContentSize == CGSize(width: 86, height: 38))
      system.contentEdgeInsets = .zero
      system.titleLabel?.font = .systemFont(ofSize: 30)
      #expect(system.intrinsicContentSize.height == 48)
      let configured = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Button") { _ in })
      let size = configured.intrinsicContentSize
      #expect(abs(size.width - 75) <= 1.5 && abs(size.height - 34.5) <= 0.5)
      configured.configuration?.image = UIImage(size: CGSize(width: 10, height: 10))
      configured.configuration?.imagePadding = 5
      #expect(configured.intrinsicContentSize.width == size.width + 15)
      configured.configuration?.imagePlacement = .top
      #expect(configured.intrinsicContentSize.height > size.height + 10)
      var pressed = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in pressed += 1 })
      button.sendActions(for: .primaryActionTriggered)
      #expect(pressed == 1 && button.currentTitle == "Go")
    }

    @Test(arguments: [
      (UITextField.BorderStyle.none, 17.0, 22.0), (.roundedRect, 17, 34), (.roundedRect, 14, 34),
      (.roundedRect, 30, 40), (.line, 17, 25), (.bezel, 17, 29), (.none, 12, 16),
    ])
    func `heights of text fields`(style: UITextField.BorderStyle, points: Double, height: Double) {
      let field = UITextField()
      field.borderStyle = style
      field.font = .systemFont(ofSize: CGFloat(points))
      field.text = "Text"
      #expect(Double(field.intrinsicContentSize.height) == height)
    }

    @Test func `a text view that does not scroll is as high as its text`() {
      let view = add(UITextView(), to: window)
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 17)
      view.text = "One\nTwo\nThree"
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 200),
        view.topAnchor.constraint(equalTo: window.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(abs(view.frame.height - (3 * 20.287 + 16)) < 1)
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.frame.height)
    }

    @Test func `choices of a segmented control`() {
      let control = UISegmentedControl(items: ["One", "Two"])
      let width = control.intrinsicContentSize.width
      #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Two")
      control.insertSegment(withTitle: "Two", at: 2, animated: false)
      #expect(control.intrinsicContentSize.width > width)
      control.removeSegment(at: 2, animated: false)
      #expect(control.intrinsicContentSize == CGSize(width: width, height: 31))
      for segment in 0..<2 { control.setWidth(50, forSegmentAt: segment) }
      #expect(control.intrinsicContentSize.width == 101)
    }

    @Test func `nothing keeps a window that nobody holds`() {
      weak var gone: UIWindow?
      weak var view: UIView?
      do {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let inner = add(UILabel(), to: window)
        inner.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        window.layoutIfNeeded()
        (gone, view) = (window, inner)
      }
      #expect(gone == nil && view == nil)
    }
  }
}
