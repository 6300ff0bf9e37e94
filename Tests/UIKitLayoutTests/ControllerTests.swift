import Testing
import UIKitLayout

extension Layouts {
  /// Controllers, safe areas and margins (Documentation/Devices.md, the rules of bars, split views and safe
  /// areas; Apple's documentation of UIViewController).
  @MainActor
  struct ControllerTests {
    private final class Noting: UIViewController {
      var calls: [String] = []
      override func loadView() {
        calls.append("loadView")
        super.loadView()
      }
      override func viewDidLoad() { calls.append("viewDidLoad") }
      override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
      override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
      override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
      override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
      override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
      override func updateViewConstraints() {
        calls.append("updateViewConstraints")
        super.updateViewConstraints()
      }
      override func viewSafeAreaInsetsDidChange() { calls.append("viewSafeAreaInsetsDidChange") }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        calls.append("viewWillTransition \(Int(size.width))")
        coordinator.animate(alongsideTransition: { _ in self.calls.append("alongside") }) { _ in
          self.calls.append("completion")
        }
      }
    }

    @Test func `the calls of a controller that appears`() {
      let controller = Noting()
      #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
      let window = show(controller, on: "iPhone 15")
      #expect(
        controller.calls == [
          "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "updateViewConstraints",
          "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
        ])
      controller.calls = []
      UIScreen.main.show("iPhone 15", in: .landscapeLeft)
      window.layoutIfNeeded()
      #expect(controller.calls.prefix(3) == ["viewWillTransition 852", "alongside", "completion"])
      #expect(controller.view.frame.size == CGSize(width: 852, height: 393))
      controller.calls = []
      UIScreen.main.show("iPhone 15")
      controller.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(controller.calls.contains("viewWillLayoutSubviews"))
    }

    /// Apple's pages of `UIWindow` and `UIView.isHidden`: a window is hidden until it is shown.
    @Test func `a window has a safe area while it is shown`() {
      let window = phoneWindow()
      let controller = Noting()
      window.rootViewController = controller
      let view: UIView = controller.view
      let inner = add(UIView(), to: view)
      inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      window.layoutIfNeeded()
      #expect(window.isHidden && window.safeAreaInsets == .zero && view.safeAreaInsets == .zero)
      #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds && inner.frame.minY == 0)
      #expect(!controller.calls.contains { $0.hasSuffix("Appear") || $0 == "viewSafeAreaInsetsDidChange" })
      controller.calls = []
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(
        controller.calls == [
          "viewWillAppear", "viewIsAppearing", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
          "viewDidLayoutSubviews", "viewDidAppear",
        ])
      #expect(!window.isKeyWindow && window.safeAreaInsets.top == 20 && view.safeAreaInsets.top == 20)
      #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(0, 20, 375, 647) && inner.frame.minY == 20)
      controller.calls = []
      window.makeKeyAndVisible()
      #expect(controller.calls.isEmpty && window.isKeyWindow)
      window.isHidden = true
      window.layoutIfNeeded()
      #expect(view.safeAreaInsets == .zero && inner.frame.minY == 0)
    }

    @Test func `bars are below the safe area of a window once it is shown`() {
      let window = phoneWindow()
      let controller = UIViewController()
      let navigation = UINavigationController(rootViewController: controller)
      window.rootViewController = navigation
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.minY == 0 && controller.view.safeAreaInsets.top == 44)
      window.makeKeyAndVisible()
      #expect(navigation.navigationBar.frame.minY == 20 && controller.view.safeAreaInsets.top == 64)
    }

    @Test(arguments: [
      ("iPhone 15", UIInterfaceOrientation.portrait, [59.0, 0, 34, 0], 16.0),
      ("iPhone 15", .landscapeLeft, [0, 59, 21, 59], 16), ("iPhone 8", .portrait, [20, 0, 0, 0], 16),
      ("iPhone 8", .landscapeLeft, [0, 0, 0, 0], 20), ("iPhone 8 Plus", .portrait, [20, 0, 0, 0], 20),
      ("iPhone SE (1st generation)", .portrait, [20, 0, 0, 0], 16),
      ("iPad Air (5th generation)", .portrait, [24, 0, 20, 0], 20),
    ])
    func `safe areas and margins of a controller's view`(
      device: String, orientation: UIInterfaceOrientation, insets: [Double], margin: Double
    ) {
      let controller = UIViewController()
      let window = show(controller, on: device, in: orientation)
      let view: UIView = controller.view
      let found = view.safeAreaInsets
      #expect([found.top, found.left, found.bottom, found.right].map { Double($0) } == insets)
      #expect(view.layoutMargins.left == CGFloat(insets[1] + margin))
      #expect(view.layoutMargins.top == CGFloat(insets[0]))
      #expect(controller.systemMinimumLayoutMargins.leading == CGFloat(margin))
      #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: found))
      #expect(controller.topLayoutGuide.length == CGFloat(insets[0]))
      #expect(controller.bottomLayoutGuide.length == CGFloat(insets[2]))
      _ = window
    }

    @Test func `the margins of other views are 8 points`() {
      let controller = UIViewController()
      let window = show(controller, on: "iPhone 8")
      let view = UIView(frame: CGRect(50, 100, 100, 100))
      controller.view.addSubview(view)
      window.layoutIfNeeded()
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      view.layoutMargins.left = 30
      #expect(view.layoutMargins.left == 30)
      view.preservesSuperviewLayoutMargins = true
      view.frame = CGRect(0, 100, 100, 100)
      view.layoutMargins = .zero
      window.layoutIfNeeded()
      #expect(view.layoutMargins.left == 16)
      controller.viewRespectsSystemMinimumLayoutMargins = false
      controller.view.layoutMargins = .zero
      window.layoutIfNeeded()
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    // Apple's page of `preservesSuperviewLayoutMargins`: they are the superview's, and here is none.
    @Test func `a view by itself preserves no margins`() {
      let view = UIView(frame: CGRect(0, 0, 200, 100))
      view.preservesSuperviewLayoutMargins = true
      view.layoutMargins = .zero
      view.layoutIfNeeded()
      #expect(view.layoutMargins == .zero)
      let holder = UIView(frame: CGRect(0, 0, 200, 100))
      holder.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      holder.addSubview(view)
      holder.layoutIfNeeded()
      #expect(view.layoutMargins == holder.layoutMargins)
    }

    @Test func `a controller adds to its safe area`() {
      let controller = UIViewController()
      let window = show(controller, on: "iPhone 8")
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 5, right: 2)
      window.layoutIfNeeded()
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 1, bottom: 5, right: 2))
      let view = UIView(frame: CGRect(0, 25, 375, 100))
      controller.view.addSubview(view)
      window.layoutIfNeeded()
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 5, left: 1, bottom: 0, right: 2))
    }

    @Test func `children have traits and calls of their own`() {
      let parent = UIViewController()
      let child = Noting()
      let window = show(parent, on: "iPad Air (5th generation)")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(child.parent === parent && parent.children == [child])
      parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
      #expect(child.view.traitCollection.verticalSizeClass == .regular)
      #expect(parent.traitCollection.horizontalSizeClass == .regular)
      window.layoutIfNeeded()
      #expect(child.calls.contains("viewDidLayoutSubviews"))
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(parent.children.isEmpty && child.parent == nil)
      #expect(LayoutExceptions.raised { parent.addChild(parent) }.count == 1)
    }

    @Test func `changes of traits are told to those who registered`() {
      let controller = UIViewController()
      let window = show(controller, on: "iPhone 15")
      var heights: [UIUserInterfaceSizeClass] = []
      let registration = controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (controller: UIViewController, old: UITraitCollection) in
        heights += [old.verticalSizeClass, controller.traitCollection.verticalSizeClass]
      }
      UIScreen.main.overrides = UITraitCollection(userInterfaceStyle: .dark)
      #expect(heights.isEmpty && window.traitCollection.userInterfaceStyle == .dark)
      UIScreen.main.show("iPhone 15", in: .landscapeLeft)
      #expect(heights == [.regular, .compact])
      controller.unregisterForTraitChanges(registration)
      UIScreen.main.show("iPhone 15")
      #expect(heights.count == 2)
      controller.traitOverrides.verticalSizeClass = .compact
      #expect(controller.view.traitCollection.verticalSizeClass == .compact)
    }

    // Apple's page of UITraitOverrides: `contains`, `remove`.
    @Test func `an override of no value is one, until it is removed`() {
      let controller = UIViewController()
      let window = show(controller, on: "iPhone 15")
      #expect(!controller.traitOverrides.contains(UITraitHorizontalSizeClass.self))
      controller.traitOverrides.horizontalSizeClass = .unspecified
      #expect(controller.traitOverrides.contains(UITraitHorizontalSizeClass.self))
      #expect(controller.view.traitCollection.horizontalSizeClass == .unspecified)
      #expect(controller.traitCollection.verticalSizeClass == .regular)
      controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      #expect(controller.traitCollection == window.traitCollection)
    }

    @Test(arguments: [
      ("iPhone 8", false, 64.0, 0.0), ("iPhone 8", true, 116, 0), ("iPhone 15", false, 97.666, 34),
      ("iPhone 15", true, 149.666, 34), ("iPad Air (5th generation)", false, 74, 20),
    ])
    func `a navigation bar covers the top`(device: String, isLarge: Bool, top: Double, bottom: Double) {
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.prefersLargeTitles = isLarge
      let window = show(navigation, on: device)
      #expect(content.view.frame == window.bounds)
      let insets: UIEdgeInsets = content.view.safeAreaInsets
      #expect(abs(Double(insets.top) - top) < 0.01 && Double(insets.bottom) == bottom)
      #expect(abs(Double(navigation.navigationBar.frame.maxY) - top) < 0.01)
      navigation.setNavigationBarHidden(true, animated: false)
      window.layoutIfNeeded()
      #expect(content.view.safeAreaInsets.top == window.safeAreaInsets.top)
      let next = Noting()
      navigation.pushViewController(next, animated: true)
      window.layoutIfNeeded()
      #expect(navigation.topViewController === next && content.view.superview == nil)
      #expect(next.calls.contains("viewDidAppear") && next.navigationController === navigation)
      #expect(navigation.popViewController(animated: true) === next)
      #expect(next.calls.last == "viewDidDisappear" && content.view.superview != nil)
      #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test(arguments: [("iPhone 8", 49.0), ("iPhone 15", 83), ("iPad Air (5th generation)", 70)])
    func `a tab bar covers the bottom`(device: String, bottom: Double) {
      let (one, other) = (UIViewController(), UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [one, other]
      let window = show(tabs, on: device)
      #expect(Double(one.view.safeAreaInsets.bottom) == bottom && tabs.selectedViewController === one)
      #expect(Double(tabs.tabBar.frame.height) == bottom && tabs.tabBar.frame.maxY == window.bounds.height)
      tabs.selectedIndex = 1
      window.layoutIfNeeded()
      #expect(one.view.superview == nil && other.view.superview != nil && other.tabBarController === tabs)
    }

    @Test func `two columns on a pad that lies, one on a phone`() {
      let (list, note) = (UIViewController(), UIViewController())
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(note, for: .secondary)
      var window = show(split, on: "iPad Air (5th generation)", in: .landscapeLeft)
      #expect(list.view.bounds.width == 320 && note.view.bounds.width == 1180 - 320.5)
      #expect(list.traitCollection.horizontalSizeClass == .compact && !split.isCollapsed)
      #expect(note.traitCollection.horizontalSizeClass == .regular && list.splitViewController === split)
      #expect(split.viewController(for: .primary) === list)
      UIScreen.main.show("iPad Air (5th generation)", in: .portrait)
      window.layoutIfNeeded()
      #expect(note.view.bounds.width == 820 && list.viewIfLoaded?.window == nil)
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredPrimaryColumnWidthFraction = 0.3
      window.layoutIfNeeded()
      #expect(list.view.bounds.width == 246)
      window = show(split, on: "iPhone 15")
      #expect(list.view.bounds.width == 393 && note.viewIfLoaded?.window == nil && split.isCollapsed)
    }

    /// Apple's pages of `show(_:sender:)` and `showDetailViewController(_:sender:)`.
    @Test func `containers show controllers, each in its own way`() {
      let (list, note, next) = (UIViewController(), UIViewController(), UIViewController())
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      let window = show(split, on: "iPad Air (5th generation)", in: .landscapeLeft)
      list.showDetailViewController(note, sender: nil)
      #expect(split.viewController(for: .secondary) === note)
      note.show(next, sender: nil)
      #expect(note.navigationController?.viewControllers.map { $0 === next } == [false, true])
      UIScreen.main.show("iPhone 15")
      window.layoutIfNeeded()
      let detail = UIViewController()
      list.showDetailViewController(detail, sender: nil)
      #expect(list.navigationController?.topViewController === detail)
      let (alone, sheet) = (UIViewController(), UIViewController())
      let other = show(alone, on: "iPhone 15")
      alone.show(sheet, sender: nil)
      #expect(alone.presentedViewController === sheet && sheet.view.isDescendant(of: other))
    }

    @Test func `the content of a scroll view has its edges`() {
      let controller = UIViewController()
      let window = show(controller, on: "iPhone 8")
      let scroll = add(UIScrollView(), to: controller.view)
      let content = add(Block(100, 900), to: scroll)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
        scroll.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
        scroll.widthAnchor.constraint(equalToConstant: 300),
        scroll.heightAnchor.constraint(equalToConstant: 400),
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
        content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      ])
      window.layoutIfNeeded()
      #expect(scroll.frame == CGRect(0, 0, 300, 400))
      #expect(
        scroll.contentSize == CGSize(width: 100, height: 930) && content.frame == CGRect(0, 10, 100, 900))
      #expect(scroll.adjustedContentInset.top == 20 && scroll.contentOffset.y == -20)
      scroll.contentInsetAdjustmentBehavior = .never
      window.layoutIfNeeded()
      #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset.y == 0)
      scroll.contentSize = .zero
      scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      #expect(content.convert(CGPoint.zero, to: controller.view).y == -40)
      let free = UIScrollView(frame: CGRect(0, 0, 10, 10))
      free.contentSize = CGSize(width: 5, height: 6)
      controller.view.addSubview(free)
      window.layoutIfNeeded()
      #expect(free.contentSize == CGSize(width: 5, height: 6))
    }

    /// Readable content (Documentation/InterfaceBuilder.md, readable width): 672 points at the usual size of
    /// text.
    @Test(arguments: [
      ("iPhone 8", UIInterfaceOrientation.portrait, 16.0, 343.0), ("iPhone 15", .landscapeLeft, 90, 672),
      ("iPad Air (5th generation)", .portrait, 74, 672),
    ])
    func `readable content is centred`(
      device: String, orientation: UIInterfaceOrientation, left: Double, width: Double
    ) {
      let controller = UIViewController()
      let window = show(controller, on: device, in: orientation)
      let view = add(UIView(), to: controller.view)
      let guide = controller.view.readableContentGuide
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      window.layoutIfNeeded()
      #expect(Double(view.frame.minX) == left && Double(view.frame.width) == width)
    }
  }
}
