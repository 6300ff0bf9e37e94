import Testing
import UIKitLayout

extension Layouts {
  /// Sheets and the heights at which they rest (Apple's header of `UISheetPresentationController`;
  /// Documentation/Devices.md, the rules of detents).
  @MainActor
  struct SheetTests {
    private typealias Detent = UISheetPresentationController.Detent

    /// Presents a controller as a sheet in a window; gives the frame of its view there.
    private func frame(
      on device: String, in orientation: UIInterfaceOrientation = .portrait,
      _ content: UIViewController = UIViewController(),
      style: UIModalPresentationStyle = .pageSheet, _ set: (UISheetPresentationController) -> Void
    ) -> CGRect {
      let presenter = UIViewController()
      let window = show(presenter, on: device, in: orientation)
      content.modalPresentationStyle = style
      content.sheetPresentationController.map(set)
      presenter.present(content, animated: false)
      defer { _ = window }
      return content.view.convert(content.view.bounds, to: nil)
    }

    private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
      abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
        && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
    }

    /// 0.56 of what a card has above the home indicator, 0.63 in a window of 568 points.
    @Test(arguments: [
      ("iPhone 15", CGRect(0, 398.56, 393, 453.44)), ("iPhone 8", CGRect(0, 315.88, 375, 351.12)),
      ("iPhone SE (1st generation)", CGRect(0, 235.36, 320, 332.64)),
    ])
    func `half a card is a share of its height above the home indicator`(device: String, expected: CGRect) {
      for style in [UIModalPresentationStyle.pageSheet, .formSheet, .automatic] {
        let found = frame(on: device, style: style) { $0.detents = [.medium(), .large()] }
        #expect(isClose(found, expected), "\(found)")
      }
    }

    /// "When nil or the identifier is not found in detents, the sheet is displayed at the smallest detent."
    @Test(arguments: [
      (UISheetPresentationController.Detent.Identifier?.none, CGFloat(234)), (.large, 783),
      (.init("other"), 234), (.init("small"), 234),
    ])
    func `the selected detent counts, else the smallest`(
      selected: UISheetPresentationController.Detent.Identifier?, height: CGFloat
    ) {
      let found = frame(on: "iPhone 15") { sheet in
        sheet.detents = [.custom(identifier: .init("small")) { _ in 200 }, .medium(), .large()]
        sheet.selectedDetentIdentifier = selected
      }
      #expect(found == CGRect(0, 852 - height, 393, height))
    }

    /// Measured on a device of 393 by 852 points: a custom height of 10,000 is the whole one, and one of 400
    /// has the home indicator added.
    @Test(arguments: [(CGFloat(400), CGFloat(434)), (10_000, 783), (749, 783), (-5, 34)])
    func `a custom height lies above the home indicator and within the card`(value: CGFloat, height: CGFloat)
    {
      let found = frame(on: "iPhone 15") { $0.detents = [.custom { _ in value }] }
      #expect(found == CGRect(0, 852 - height, 393, height))
    }

    @Test func `a function is asked with the greatest value and the window's traits`() {
      var seen: [CGFloat] = []
      let found = frame(on: "iPhone 15") { sheet in
        sheet.detents = [
          .custom { context in
            #expect(context.containerTraitCollection.verticalSizeClass == .regular)
            seen.append(context.maximumDetentValue)
            return Detent.medium().resolvedValue(in: context).map { $0 / 2 }
          }
        ]
      }
      #expect(Set(seen) == [749])
      #expect(abs(found.height - (749 * 0.28 + 34)) < 0.01)
    }

    @Test func `a height that is none leaves the whole card`() {
      #expect(frame(on: "iPhone 15") { $0.detents = [.custom { _ in nil }] }.height == 783)
      #expect(frame(on: "iPhone 15") { $0.detents = [] }.height == 783)
    }

    @Test func `content keeps clear of the home indicator at any height`() {
      let content = UIViewController()
      let found = frame(on: "iPhone 15", content) { $0.detents = [.custom { _ in 300 }] }
      #expect(found.height == 334)
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    /// "Set to YES to cause the sheet to layout with an edge-attached appearance in compact height instead of
    /// full screen", "always equal to the safe area width of the container"; half a sheet "is inactive in
    /// compact height".
    @Test(arguments: [(false, CGFloat(734)), (true, 400)])
    func `a sheet in compact height is a card only where it is asked for`(follows: Bool, width: CGFloat) {
      let whole = frame(on: "iPhone 15", in: .landscapeLeft) { $0.detents = [.medium()] }
      #expect(whole == CGRect(0, 0, 852, 393))
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 400, height: 100)
      let card = frame(on: "iPhone 15", in: .landscapeLeft, content) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.prefersEdgeAttachedInCompactHeight = true
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = follows
      }
      #expect(card == CGRect((852 - width) / 2, 8, width, 385))
    }

    @Test func `a sheet on a pad has no heights of its own`() {
      let found = frame(on: "iPad Pro (9.7-inch)", style: .formSheet) { $0.detents = [.medium()] }
      #expect(found.size == CGSize(width: 540, height: 620))
    }

    /// "By the time this method returns, the receiver … and their subviews will have been laid out."
    @Test func `a change of a shown sheet is laid out`() throws {
      let (presenter, content) = (UIViewController(), UIViewController())
      let window = show(presenter, on: "iPhone 15")
      presenter.present(content, animated: false)
      let sheet = try #require(content.sheetPresentationController)
      #expect(sheet.containerView === window && sheet.presentingViewController === presenter)
      #expect(sheet.presentedView === content.view && content.presentationController === sheet)
      var value: CGFloat = 100
      sheet.animateChanges { sheet.detents = [.custom { _ in value }] }
      #expect(content.view.bounds.height == 134)
      #expect(sheet.frameOfPresentedViewInContainerView == CGRect(0, 718, 393, 134))
      value = 200
      sheet.invalidateDetents()
      window.layoutIfNeeded()
      #expect(content.view.bounds.height == 234)
    }

    @Test func `only sheets have a controller of sheets`() {
      let controller = UIViewController()
      #expect(
        controller.sheetPresentationController != nil && controller.popoverPresentationController == nil)
      controller.modalPresentationStyle = .popover
      #expect(
        controller.sheetPresentationController == nil && controller.popoverPresentationController != nil)
      controller.modalPresentationStyle = .fullScreen
      #expect(controller.sheetPresentationController == nil && controller.presentationController != nil)
    }

    /// Apple's page of `UIAdaptivePresentationControllerDelegate`.
    @Test(arguments: [
      (UIModalPresentationStyle.fullScreen, CGSize(width: 393, height: 852)),
      (.none, CGSize(width: 300, height: 200)), (.automatic, CGSize(width: 393, height: 783)),
    ])
    func `a delegate answers for a popover`(answer: UIModalPresentationStyle, size: CGSize) {
      final class Delegate: UIPopoverPresentationControllerDelegate {
        var answer = UIModalPresentationStyle.automatic
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
          answer
        }
      }
      let (presenter, content, delegate) = (UIViewController(), UIViewController(), Delegate())
      let window = show(presenter, on: "iPhone 15")
      delegate.answer = answer
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 300, height: 200)
      content.popoverPresentationController?.delegate = delegate
      presenter.present(content, animated: false)
      #expect(content.view.bounds.size == size)
      _ = window
    }
  }
}
