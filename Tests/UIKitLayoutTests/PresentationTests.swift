import Testing
import UIKitLayout

extension Layouts {
  /// Presented controllers (Documentation/Devices.md, the rules of presented controllers and of bars in
  /// cards; Apple's pages of `present(_:animated:completion:)`, `modalPresentationStyle` and
  /// `definesPresentationContext`).
  @MainActor
  struct PresentationTests {
    private func frame(_ controller: UIViewController) -> CGRect {
      controller.view.convert(controller.view.bounds, to: nil)
    }

    @Test(arguments: [
      ("iPhone 15", UIModalPresentationStyle.automatic, CGRect(0, 69, 393, 783)),
      ("iPhone 8", .pageSheet, CGRect(0, 40, 375, 627)), ("iPhone 15", .formSheet, CGRect(0, 69, 393, 783)),
      ("iPhone 15", .popover, CGRect(0, 69, 393, 783)), ("iPhone 15", .fullScreen, CGRect(0, 0, 393, 852)),
      ("iPhone 15", .overFullScreen, CGRect(0, 0, 393, 852)),
    ])
    func `phones have cards`(device: String, style: UIModalPresentationStyle, expected: CGRect) {
      let (presenter, content) = (UIViewController(), UIViewController())
      let window = show(presenter, on: device)
      content.modalPresentationStyle = style
      presenter.present(content, animated: false)
      #expect(frame(content) == expected)
      #expect(content.view.safeAreaInsets.top == (expected.minY > 0 ? 0 : 59))
      _ = window
    }

    @Test func `phones that lie have full screens`() {
      let (presenter, content) = (UIViewController(), UIViewController())
      let window = show(presenter, on: "iPhone 15", in: .landscapeLeft)
      presenter.present(content, animated: false)
      #expect(frame(content) == window.bounds)
    }

    @Test(arguments: [
      (UIModalPresentationStyle.formSheet, CGSize(width: 540, height: 620)),
      (.popover, CGSize(width: 320, height: 984)), (.fullScreen, CGSize(width: 768, height: 1024)),
    ])
    func `pads have sheets`(style: UIModalPresentationStyle, size: CGSize) {
      let (presenter, content) = (UIViewController(), UIViewController())
      let window = show(presenter, on: "iPad Pro (9.7-inch)")
      content.modalPresentationStyle = style
      presenter.present(content, animated: false)
      #expect(content.view.bounds.width == size.width && abs(content.view.bounds.height - size.height) <= 20)
      #expect(frame(content).midX == window.bounds.midX)
      #expect(
        content.traitCollection.horizontalSizeClass == (style == .fullScreen ? .regular : .compact))
    }

    @Test func `a sheet has the size that its content prefers`() {
      let (presenter, content) = (UIViewController(), UIViewController())
      content.preferredContentSize = CGSize(width: 300, height: 200)
      let window = show(presenter, on: "iPad Pro (9.7-inch)")
      let navigation = UINavigationController(rootViewController: content)
      navigation.modalPresentationStyle = .formSheet
      presenter.present(navigation, animated: false)
      #expect(navigation.view.bounds.size == CGSize(width: 300, height: 200))
      #expect(content.presentingViewController === presenter)
      _ = window
    }

    @Test func `a bar in a card is 56 high`() {
      let (presenter, content) = (UIViewController(), UIViewController())
      let window = show(presenter, on: "iPhone 15")
      let navigation = UINavigationController(rootViewController: content)
      presenter.present(navigation, animated: false)
      #expect(navigation.navigationBar.frame == CGRect(0, 0, 393, 56))
      #expect(content.view.safeAreaInsets.top == 56)
      _ = window
    }

    @Test func `a full screen takes the place of its presenter until it goes`() {
      final class Noting: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
      }
      let presenter = Noting()
      let window = show(presenter, on: "iPhone 15")
      presenter.calls = []
      let content = UIViewController()
      content.modalPresentationStyle = .fullScreen
      var isDone = false
      presenter.present(content, animated: true) { isDone = true }
      #expect(isDone && presenter.presentedViewController === content)
      #expect(presenter.calls == ["willDisappear", "didDisappear"] && presenter.view.window == nil)
      content.dismiss(animated: true)
      #expect(presenter.calls.suffix(2) == ["willAppear", "didAppear"])
      #expect(presenter.view.frame == window.bounds && presenter.presentedViewController == nil)
      #expect(content.presentingViewController == nil && content.view.window == nil)
    }

    @Test func `a card leaves its presenter where it is`() {
      let presenter = UIViewController()
      let window = show(presenter, on: "iPhone 15")
      presenter.present(UIViewController(), animated: false)
      #expect(presenter.view.window === window)
      UIScreen.main.show("iPhone 15", in: .landscapeLeft)
      window.layoutIfNeeded()
      #expect(presenter.presentedViewController.map(frame) == window.bounds)
    }

    @Test func `a context keeps what is presented in it`() {
      let (root, context, content) = (UIViewController(), UIViewController(), UIViewController())
      let window = show(root, on: "iPhone 15")
      root.addChild(context)
      context.view.frame = CGRect(0, 100, 393, 300)
      root.view.addSubview(context.view)
      context.didMove(toParent: root)
      context.definesPresentationContext = true
      content.modalPresentationStyle = .overCurrentContext
      context.present(content, animated: false)
      #expect(frame(content) == CGRect(0, 100, 393, 300))
      _ = window
    }

    @Test func `what cannot be presented is an exception`() {
      let (presenter, content) = (UIViewController(), UIViewController())
      let outside = LayoutExceptions.raised { UIViewController().present(content, animated: false) }
      #expect(outside.map(\.name) == ["NSInvalidArgumentException"])
      let window = show(presenter, on: "iPhone 15")
      presenter.present(content, animated: false)
      let again = LayoutExceptions.raised { presenter.present(UIViewController(), animated: false) }
      #expect(again.map(\.name) == ["NSInvalidArgumentException"])
      _ = window
    }
  }
}
