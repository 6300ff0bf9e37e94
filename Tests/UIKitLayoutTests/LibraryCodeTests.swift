import Testing
import UIKitLayout

extension UILayoutPriority {
  /// The arithmetic that libraries declare, such as Layout's: it ends at 0 and 1000.
  fileprivate static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(min(max(priority.rawValue + offset, 0), 1000))
  }
}

/// A value that objects are associated with.
private final class Value: NSObject, NSCopying {
  func copy(with zone: NSZone? = nil) -> Any { Value() }
}

/// The value that an object is associated with by one of two keys.
@MainActor
private func value(of object: Any, _ key: Int) -> Any? {
  unsafe UnsafeRawPointer(bitPattern: key).flatMap { unsafe objc_getAssociatedObject(object, $0) }
}

/// Associates an object with a value.
@MainActor
private func set(_ value: Any?, of object: Any, _ key: Int, _ policy: objc_AssociationPolicy) {
  if let key = unsafe UnsafeRawPointer(bitPattern: key) {
    unsafe objc_setAssociatedObject(object, key, value, policy)
  }
}

extension Layouts {
  /// Habits of UIKit on which the code and the tests of open layout libraries rely, each with the library.
  @MainActor
  struct LibraryCodeTests {
    private let window = phoneWindow()

    /// Layout's tests compare the anchors of constraints by `===`.
    @Test func `an anchor is one object`() {
      let (one, other) = (add(UIView(), to: window), add(UIView(), to: window))
      let guide = UILayoutGuide()
      window.addLayoutGuide(guide)
      #expect(one.leadingAnchor === one.leadingAnchor && guide.topAnchor === guide.topAnchor)
      #expect(one.leadingAnchor !== other.leadingAnchor && one.leadingAnchor !== one.leftAnchor)
      let written = one.widthAnchor.constraint(equalTo: other.widthAnchor)
      let read = NSLayoutConstraint(
        item: one, attribute: .width, relatedBy: .equal, toItem: other, attribute: .width, multiplier: 1,
        constant: 0)
      #expect(written.firstAnchor === read.firstAnchor && written.secondAnchor === read.secondAnchor)
      #expect(written.firstAnchor !== written.secondAnchor && written.firstAnchor == one.widthAnchor)
      let size = one.widthAnchor.constraint(equalToConstant: 3)
      #expect(size.firstAnchor === read.firstAnchor && size.secondAnchor == nil)
    }

    @Test func `an anchor does not keep its view`() {
      weak var gone: UIView?
      let anchor: NSLayoutYAxisAnchor
      do {
        let view = UIView()
        (anchor, gone) = (view.topAnchor, view)
        _ = view.heightAnchor.constraint(equalToConstant: 1).firstAnchor
      }
      #expect(gone == nil && anchor.item == nil)
    }

    /// EasyPeasy's tests count the constraints of a controller's view, two of them a guide's.
    @Test func `a guide of a controller has two constraints`() {
      let controller = UIViewController()
      let root: UIView = controller.view
      let view = add(UIView(), to: root)
      let top = view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 10)
      top.isActive = true
      #expect(root.constraints.count == 3 && root.constraints.contains(top))
      _ = controller.bottomLayoutGuide
      #expect(root.constraints.count == 5)
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      let heights = root.constraints.filter { $0.firstAttribute == .height }
      #expect(heights.map(\.constant) == [64, 0] && controller.topLayoutGuide.length == 64)
      #expect(view.frame.minY == 74 && LayoutExceptions.raised { window.layoutIfNeeded() }.isEmpty)
    }

    /// EasyPeasy looks for its view of marks in the key window.
    @Test func `the key window is the one that was made key last`() {
      let other = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.keyWindow === window && window.isKeyWindow && !other.isKeyWindow)
      other.windowLevel = .alert
      other.makeKey()
      #expect(UIApplication.shared.keyWindow === other && !window.isKeyWindow)
      let windows = UIApplication.shared.windows
      #expect(windows.contains(window) && windows.last === other)
      #expect(UI_USER_INTERFACE_IDIOM() == .phone)
    }

    private final class SceneKeeper: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.makeKeyAndVisible()
      }
    }

    /// The class that Xcode's template of an app has for scenes, and how code since finds the key window.
    @Test func `a scene has the windows`() throws {
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let keeper = SceneKeeper()
      keeper.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      let shown = try #require(keeper.window)
      #expect(shown.windowScene === scene && shown.bounds == UIScreen.main.bounds)
      #expect(scene.keyWindow === shown && scene.windows.contains(shown))
      #expect(scene.interfaceOrientation == .portrait && scene.activationState == .foregroundActive)
      shown.windowScene = nil
      #expect(shown.isHidden)
    }

    /// Layout, and apps beside it, declare operators of priorities, since UIKit has none.
    @Test func `a library's own arithmetic of priorities comes first`() {
      #expect(UILayoutPriority.defaultHigh + 500 == .required)
      #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
    }

    /// SnapKit associates with views and guides, EasyPeasy with whatever is an item of its own.
    @Test func `values are associated with any object`() {
      for object in [UIView(), UILayoutGuide(), NSLayoutConstraint(), UIViewController(), NSObject()] {
        set(["a": 1], of: object, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(value(of: object, 1) as? [String: Int] == ["a": 1])
        #expect(value(of: object, 2) == nil)
        set("b", of: object, 2, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        set(nil, of: object, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(value(of: object, 1) == nil)
        #expect(value(of: object, 2) as? String == "b")
        objc_removeAssociatedObjects(object)
        #expect(value(of: object, 2) == nil)
      }
    }

    /// Apple's page of `objc_AssociationPolicy`.
    @Test(arguments: [true, false])
    func `a value is held as the policy says`(isView: Bool) {
      let object: NSObject = isView ? UIView() : NSObject()
      var kept: Value? = Value()
      weak let released = kept
      set(kept, of: object, 1, .OBJC_ASSOCIATION_ASSIGN)
      #expect(value(of: object, 1) as? Value === kept)
      set(kept, of: object, 2, .OBJC_ASSOCIATION_COPY)
      #expect(value(of: object, 2) is Value)
      #expect(value(of: object, 2) as? Value !== kept)
      kept = nil
      #expect(released == nil && value(of: object, 1) == nil)
    }

    @Test func `values go with their objects`() {
      weak var released: Value?
      do {
        let kept = Value()
        released = kept
        set(kept, of: UIView(), 1, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(released == nil)
      do {
        let kept = Value()
        released = kept
        set(kept, of: NSObject(), 1, .OBJC_ASSOCIATION_RETAIN)
      }
      let objects = (0..<400).map { _ in NSObject() }
      for object in objects { set(1, of: object, 1, .OBJC_ASSOCIATION_RETAIN) }
      #expect(released == nil)
      #expect(objects.allSatisfy { value(of: $0, 1) as? Int == 1 })
    }

    /// Apple's page of `UIView.hitTest(_:with:)`.
    @Test func `the foremost view that takes touches is hit`() {
      let back = UIView(frame: CGRect(10, 10, 100, 100))
      let front = UIView(frame: CGRect(20, 20, 50, 50))
      window.addSubview(back)
      back.addSubview(front)
      #expect(window.hitTest(CGPoint(x: 35, y: 35), with: nil) == nil)
      window.isHidden = false
      #expect(window.hitTest(CGPoint(x: 35, y: 35), with: nil) === front)
      #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
      #expect(window.hitTest(CGPoint(x: -5, y: 5), with: nil) == nil)
      front.isHidden = true
      #expect(window.hitTest(CGPoint(x: 35, y: 35), with: nil) === back)
      back.isUserInteractionEnabled = false
      #expect(window.hitTest(CGPoint(x: 35, y: 35), with: nil) === window)
    }

    /// Cartography's tests relate views to the size of an outermost view that asks for constraints.
    @Test(arguments: [true, false])
    func `an outermost view keeps its size as far as no constraint says otherwise`(isAutoresizing: Bool) {
      let outer = UIView(frame: CGRect(30, 40, 400, 300))
      outer.translatesAutoresizingMaskIntoConstraints = isAutoresizing
      let inner = add(UIView(), to: outer)
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: 100).isActive = true
      inner.heightAnchor.constraint(equalTo: outer.heightAnchor).isActive = true
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
      inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      outer.layoutIfNeeded()
      #expect(inner.frame == CGRect(50, 0, 300, 300) && outer.frame == CGRect(30, 40, 400, 300))
      guard !isAutoresizing else { return }
      let width = outer.widthAnchor.constraint(equalToConstant: 200)
      width.priority = .fittingSizeLevel
      width.isActive = true
      outer.layoutIfNeeded()
      #expect(inner.frame == CGRect(0, 0, 200, 300))
    }

    /// Cartography's `LayoutSupportSpec`, on a device whose insets are thirds of points.
    @Test func `a frame at the safe area is where the insets say`() {
      let controller = UIViewController()
      let bars = UITabBarController()
      bars.viewControllers = [UINavigationController(rootViewController: controller)]
      let shown = show(bars, on: "iPhone 15")
      let root: UIView = controller.view
      let view = add(UIView(), to: root)
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor).isActive = true
      shown.layoutIfNeeded()
      #expect(view.frame.minY == controller.topLayoutGuide.length && view.frame.minY > 90)
      #expect(view.frame.minY == root.safeAreaInsets.top)
      #expect(view.frame.maxY == root.bounds.maxY - root.safeAreaInsets.bottom)
    }

    /// Apple's page of `UIViewPropertyAnimator`: the changes wait until it is started.
    @Test func `an animator makes its changes when it is started`() {
      var calls: [String] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { calls.append("one") }
      animator.addAnimations { calls.append("two") }
      animator.addCompletion { calls.append("end \($0 == .end)") }
      #expect(calls.isEmpty && animator.state == .inactive)
      animator.startAnimation()
      #expect(calls == ["one", "two", "end true"] && !animator.isRunning)
      animator.addAnimations { calls.append("three") }
      animator.addCompletion { _ in calls.append("never") }
      animator.stopAnimation(true)
      animator.startAnimation()
      #expect(calls.count == 3)
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, animations: { calls.append("four") },
        completion: { _ in calls.append("last") })
      #expect(calls.suffix(2) == ["four", "last"])
    }

    /// Stevia's `CenterTests`, on a device with three pixels a point: 100 is 100 wherever the view is.
    @Test func `a size is the same wherever the view is`() {
      let controller = UIViewController()
      let shown = show(controller, on: "iPhone 15")
      let root: UIView = controller.view
      let view = add(UIView(), to: root)
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        guide.widthAnchor.constraint(equalTo: view.widthAnchor),
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
      left.isActive = true
      for thirds in 0..<600 {
        left.constant = CGFloat(thirds) / 3
        shown.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 100, height: 100) && guide.layoutFrame.width == 100)
      }
    }

    @Test func `animations are asked for or not`() {
      #expect(UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
    }
  }
}
