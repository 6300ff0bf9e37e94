#if canImport(UIKitLayoutTesting)
  import LayoutCode
  import Testing
  import UIKit

  /// The screens on all devices, held in both ways, with texts of all sizes, in both directions: 504 layouts.
  @MainActor
  struct EverywhereTests {
    enum Screen: String, CaseIterable, Sendable {
      case form, feed, notes

      @MainActor
      func makeController() -> UIViewController {
        switch self {
        case .form: FormController()
        case .feed:
          FeedController(posts: [
            .init(author: "Ada", text: "Short."),
            .init(author: "Barbara", text: String(repeating: "Many words. ", count: 20)),
          ])
        case .notes: Notes.makeController()
        }
      }
    }

    struct Place: CustomTestStringConvertible, Sendable {
      let screen: Screen
      let variant: LayoutVariant
      var testDescription: String { "\(screen) on \(variant.title)" }
    }

    nonisolated static let devices = [
      "iPhone SE (3rd generation)", "iPhone 13 mini", "iPhone 15", "iPhone 15 Pro Max",
      "iPad mini (6th generation)", "iPad Air (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
    ]
    nonisolated static let sizes: [UIContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    nonisolated static let places: [Place] = Screen.allCases.flatMap { screen in
      devices.flatMap { device in
        [UIInterfaceOrientation.portrait, .landscapeLeft].flatMap { orientation in
          [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
            sizes.map { size in
              Place(
                screen: screen,
                variant: LayoutVariant(device, orientation, contentSize: size, direction: direction))
            }
          }
        }
      }
    }

    @Test(arguments: places)
    func `nothing is cut off, lies over its neighbours or sticks out`(place: Place) throws {
      var contradictions: [String] = []
      let handler = LayoutLog.handler
      LayoutLog.handler = { contradictions.append($0) }
      defer { LayoutLog.handler = handler }
      try #require(place.variant.show())
      let window = UIWindow()
      let raised = LayoutExceptions.raised {
        window.rootViewController = place.screen.makeController()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
      }
      #expect(raised.isEmpty && contradictions.isEmpty)
      expectTidy(window)
    }

    private func expectTidy(_ view: UIView) {
      if let label = view as? UILabel {
        let wanted = label.sizeThatFits(
          CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(wanted.height <= label.bounds.height + 0.5, "\(label.text ?? "") is cut off")
      }
      if let stack = view as? UIStackView {
        for (one, other) in zip(stack.arrangedSubviews, stack.arrangedSubviews.dropFirst()) {
          let common = one.frame.intersection(other.frame)
          #expect(common.isNull || common.width < 0.5 || common.height < 0.5, "\(one) lies over \(other)")
        }
      }
      for subview in view.subviews where !subview.isHidden {
        if !(view is UIScrollView) {
          #expect(subview.frame.minX >= -0.5, "\(subview) sticks out")
          #expect(subview.frame.maxX <= view.bounds.width + 0.5, "\(subview) sticks out")
        }
        expectTidy(subview)
      }
    }
  }
#endif
