import Testing
import UIKitLayout

extension Layouts {
  /// The names that open layout libraries and their tests use most: each compiles.
  ///
  /// `NSLayoutGuide`, `NSLayoutConstraint.Priority`, `NSLayoutPriority`, `NSLayoutConstraint.Orientation` and
  /// `NSLayoutConstraintOrientation` are AppKit's alone; `@UIApplicationMain` is the compiler's.
  @MainActor
  struct SurfaceTests {
    private final class Cell: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() { super.updateConstraints() }
      override func layoutSubviews() { super.layoutSubviews() }
      override var intrinsicContentSize: CGSize { CGSize(width: 12, height: UIView.noIntrinsicMetric) }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
      }
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func `types`() {
      let types: [Any.Type] = [
        UIView.self, NSLayoutConstraint.self, CGFloat.self, UILayoutPriority.self,
        NSLayoutConstraint.Attribute.self, UILayoutGuide.self, CGSize.self, UIEdgeInsets.self,
        NSLayoutConstraint.Relation.self, UIViewController.self, (any UILayoutSupport).self,
        NSLayoutYAxisAnchor.self, NSLayoutXAxisAnchor.self, CGRect.self, UIWindow.self,
        NSLayoutAttribute.self,
        NSLayoutDimension.self, NSLayoutAnchor<NSLayoutDimension>.self, NSLayoutConstraint.Axis.self,
        NSLayoutRelation.self, UITraitCollection.self, NSDirectionalEdgeInsets.self, UIButton.self,
        UILabel.self,
        UIScreen.self, CGPoint.self, UIColor.self, UIImageView.self, NSCoder.self, UIApplication.self,
        UITextField.self, UIOffset.self, UIView.AutoresizingMask.self, NSLayoutConstraint.FormatOptions.self,
        UIImage.self, UIScrollView.self, (any UIAppearance).self, UIStackView.self, UIDevice.self,
        UIView.Type.self, UILayoutConstraintAxis.self, UIResponder.self, (any UIApplicationDelegate).self,
        UIApplication.LaunchOptionsKey.self, UIApplicationLaunchOptionsKey.self,
        UIUserInterfaceLayoutDirection.self, UITableView.self, UITableViewCell.self,
        UITableViewCellStyle.self,
        UICollectionViewCell.self, UINavigationController.self, UITabBarController.self,
      ]
      #expect(types.count == 52)
      let priorities = [
        UILayoutPriorityRequired, UILayoutPriorityDefaultHigh, UILayoutPriorityDefaultLow,
        UILayoutPriorityFittingSizeLevel,
      ]
      #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
      #expect(priorities.map(\.rawValue) == [1000, 750, 250, 50])
    }

    @Test func `members of views`() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = Cell()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      #expect(view.superview === window && window.subviews.contains(view) && view.window === window)
      let constraint = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1,
        constant: 5)
      view.addConstraint(constraint)
      #expect(view.constraints == [constraint] && constraint.isActive)
      view.removeConstraints(view.constraints)
      view.addConstraints([constraint])
      #expect(
        constraint.firstItem === view && constraint.firstAttribute == .width && constraint.secondItem == nil)
      #expect(constraint.secondAttribute == .notAnAttribute && constraint.relation == .equal)
      #expect(constraint.multiplier == 1 && constraint.constant == 5 && !constraint.shouldBeArchived)
      #expect(constraint.firstAnchor.isEqual(view.widthAnchor) && constraint.secondAnchor == nil)
      constraint.identifier = "width"
      NSLayoutConstraint.deactivate([constraint])
      #expect(view.constraints.isEmpty && constraint.identifier == "width")
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      #expect(guide.owningView === view && view.layoutGuides == [guide])
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      #expect(view.contentHuggingPriority(for: .horizontal) == .required)
      #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(view.directionalLayoutMargins.leading == 4)
      view.setNeedsUpdateConstraints()
      view.updateConstraintsIfNeeded()
      view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(view.frame.width == 12)
      #expect(view.hasAmbiguousLayout)
      let anchors: [NSObject] = [
        view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.topAnchor,
        view.bottomAnchor, view.centerXAnchor, view.centerYAnchor, view.widthAnchor, view.heightAnchor,
        view.firstBaselineAnchor, view.lastBaselineAnchor,
      ]
      #expect(Set(anchors).count == 12)
      #expect(
        view.safeAreaLayoutGuide !== view.layoutMarginsGuide && view.readableContentGuide.owningView === view)
      view.removeFromSuperview()
      #expect(view.superview == nil && view.window == nil)
      #expect(view.forLastBaselineLayout === view)
      #expect(window.traitCollection.horizontalSizeClass == .compact)
      #expect(window.traitCollection.verticalSizeClass == .regular)
    }
  }
}
