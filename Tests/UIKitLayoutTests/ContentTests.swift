import Testing
import UIKitLayout

extension Layouts {
  /// The sizes of content of controls on iOS 16 and 18 (Documentation/InterfaceBuilder.md, the rule of each
  /// control; labels: the height of a line of the system's font as every iPhone at two and three pixels a
  /// point shows it).
  @MainActor
  struct ContentTests {
    private let window = phoneWindow()

    @Test(arguments: [
      (10.0, 12.0), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (18, 21.5),
      (20, 24), (22, 26.5), (24, 29), (28, 33.5), (30, 36), (34, 41),
    ])
    func `a line of the system's font at two pixels a point`(size: Double, height: Double) {
      let label = add(UILabel(), to: window)
      label.font = .systemFont(ofSize: CGFloat(size))
      label.text = "Ag"
      window.layoutIfNeeded()
      #expect(label.frame.height == CGFloat(height))
      #expect(label.intrinsicContentSize.height == CGFloat(height))
    }

    @Test(arguments: [
      (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ])
    func `text styles at the usual size`(style: UIFont.TextStyle, points: Double) {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == CGFloat(points))
    }

    @Test(arguments: [
      (UIContentSizeCategory.extraSmall, 14.0), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
      (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
      (.accessibilityLarge, 33),
      (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
      (.accessibilityExtraExtraExtraLarge, 53),
    ])
    func `running text follows the size that a person chose`(category: UIContentSizeCategory, points: Double)
    {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == CGFloat(points))
      let label = add(UILabel(), to: window)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      UIScreen.main.overrides = traits
      #expect(label.font.pointSize == CGFloat(points))
      UIScreen.main.overrides = UITraitCollection()
      #expect(label.font.pointSize == 17)
    }

    private static let noMetric = UIView.noIntrinsicMetric

    @Test func `controls have the sizes of the system`() {
      let page = UIPageControl()
      page.numberOfPages = 3
      let field = UITextField()
      field.borderStyle = .roundedRect
      let image = UIImageView(image: UIImage(size: CGSize(width: 30, height: 40)))
      let compact = UIDatePicker()
      compact.preferredDatePickerStyle = .compact
      let wheels = UIDatePicker()
      wheels.preferredDatePickerStyle = .wheels
      let none = Self.noMetric
      let sizes: [(UIView, CGFloat, CGFloat)] = [
        (UISwitch(), 49, 31), (UIStepper(), 94, 32), (UIProgressView(), none, 4),
        (UIActivityIndicatorView(style: .medium), 20, 20), (UIActivityIndicatorView(style: .large), 37, 37),
        (page, 116, 26), (field, 30, 34), (image, 30, 40), (UIImageView(), none, none), (compact, none, 34),
        (wheels, 320, 216), (UIPickerView(), 320, 216), (UISearchBar(), none, 56), (UIView(), none, none),
        (UIScrollView(), none, none), (UITextView(), none, none), (UIButton(type: .contactAdd), 24, 24),
      ]
      for (view, width, height) in sizes {
        #expect(view.intrinsicContentSize == CGSize(width: width, height: height), "\(type(of: view))")
      }
      for (view, width, height) in sizes where width != none && height != none && !(view is UISwitch) {
        add(view, to: window)
        view.isHidden = false
        window.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: width, height: height), "\(type(of: view))")
      }
    }

    @Test func `a switch reaches 2 points beyond what is aligned`() {
      let control = add(UISwitch(), to: window)
      NSLayoutConstraint.activate([
        control.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        control.topAnchor.constraint(equalTo: window.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(control.frame == CGRect(326, 0, 51, 31))
      #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    }

    @Test func `text wraps in the width that constraints leave it`() {
      let label = add(UILabel(), to: window)
      label.numberOfLines = 0
      label.text = "Words that take more than one line in a narrow label, and so a greater height."
      NSLayoutConstraint.activate([
        label.widthAnchor.constraint(equalToConstant: 200),
        label.topAnchor.constraint(equalTo: window.topAnchor),
      ])
      window.layoutIfNeeded()
      let lines = (label.frame.height / 20.5).rounded()
      #expect(lines > 2 && abs(label.frame.height - lines * 20.287) < 1)
      #expect(label.sizeThatFits(CGSize(width: 200, height: 0)).height == label.frame.height)
      label.numberOfLines = 2
      window.layoutIfNeeded()
      #expect(label.frame.height == 41)
      label.numberOfLines = 1
      window.layoutIfNeeded()
      #expect(label.frame.height == 20.5)
    }

    @Test func `a class's own size counts, and another one after it was invalidated`() {
      let block = add(Block(30, UIView.noIntrinsicMetric), to: window)
      block.heightAnchor.constraint(equalToConstant: 9).isActive = true
      window.layoutIfNeeded()
      #expect(block.frame.size == CGSize(width: 30, height: 9))
      block.content.width = 40
      window.layoutIfNeeded()
      #expect(block.frame.width == 40)
    }

    @Test func `a label's size may be changed by its class`() {
      final class Padded: UILabel {
        override var intrinsicContentSize: CGSize {
          let size = super.intrinsicContentSize
          return CGSize(width: size.width + 10, height: size.height + 6)
        }
      }
      let plain = add(UILabel(), to: window)
      let padded = add(Padded(), to: window)
      for label in [plain, padded] { label.text = "Text" }
      window.layoutIfNeeded()
      #expect(padded.frame.width == plain.frame.width + 10 && padded.frame.height == plain.frame.height + 6)
    }

    @Test func `insets of alignment move the frame`() {
      final class Shadowed: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      }
      let view = add(Shadowed(), to: window)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
      ])
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(8, 9, 26, 24))
      #expect(view.alignmentRect(forFrame: view.frame) == CGRect(10, 10, 20, 20))
      #expect(view.frame(forAlignmentRect: CGRect(10, 10, 20, 20)) == view.frame)
    }

    /// Which of two views side by side gives way (Apple's Auto Layout Guide, "Views with Intrinsic Content
    /// Size").
    @Test(arguments: [
      (UILayoutPriority(251), UILayoutPriority(250), 40.0, 60.0),
      (UILayoutPriority(250), UILayoutPriority(251), 60, 40),
    ])
    func `the view that hugs less is stretched`(
      one: UILayoutPriority, other: UILayoutPriority, first: Double, second: Double
    ) {
      let outer = add(UIView(), to: window)
      let (a, b) = (add(Block(40, 10), to: outer), add(Block(40, 10), to: outer))
      a.setContentHuggingPriority(one, for: .horizontal)
      b.setContentHuggingPriority(other, for: .horizontal)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|[a][b]|", views: ["a": a, "b": b])
          + [outer.widthAnchor.constraint(equalToConstant: 100)])
      window.layoutIfNeeded()
      #expect(a.frame.width == CGFloat(first) && b.frame.width == CGFloat(second))
    }

    @Test(arguments: [
      (UILayoutPriority(751), UILayoutPriority(750), 40.0, 20.0),
      (UILayoutPriority(749), UILayoutPriority(750), 20, 40),
    ])
    func `the view that resists less is compressed`(
      one: UILayoutPriority, other: UILayoutPriority, first: Double, second: Double
    ) {
      let outer = add(UIView(), to: window)
      let (a, b) = (add(Block(40, 10), to: outer), add(Block(40, 10), to: outer))
      a.setContentCompressionResistancePriority(one, for: .horizontal)
      b.setContentCompressionResistancePriority(other, for: .horizontal)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|[a][b]|", views: ["a": a, "b": b])
          + [outer.widthAnchor.constraint(equalToConstant: 60)])
      window.layoutIfNeeded()
      #expect(a.frame.width == CGFloat(first) && b.frame.width == CGFloat(second))
    }

    @Test func `baselines are aligned`() {
      let large = add(UILabel(), to: window)
      large.font = .systemFont(ofSize: 34)
      large.text = "Large"
      let small = add(UILabel(), to: window)
      small.text = "Small"
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: window.topAnchor),
        small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      ])
      window.layoutIfNeeded()
      let difference = (large.font.ascender - small.font.ascender)
      #expect(abs(small.frame.minY - difference) <= 1)
    }
  }
}
