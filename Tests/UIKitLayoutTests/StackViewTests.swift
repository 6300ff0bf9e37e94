import Testing
import UIKitLayout

extension Layouts {
  /// Stack views (Apple's documentation of UIStackView, and Documentation/InterfaceBuilder.md, the rules of
  /// stack views).
  @MainActor
  struct StackViewTests {
    private let window = phoneWindow()

    /// The frames of three blocks of 20, 30 and 50 by 10, 20 and 30 points in a stack view of 200 by 60.
    private func frames(_ change: (UIStackView) -> Void) -> [CGRect] {
      let stack = UIStackView(arrangedSubviews: [Block(20, 10), Block(30, 20), Block(50, 30)])
      add(stack, to: window)
      NSLayoutConstraint.activate([
        stack.widthAnchor.constraint(equalToConstant: 200),
        stack.heightAnchor.constraint(equalToConstant: 60),
      ])
      change(stack)
      window.layoutIfNeeded()
      return stack.arrangedSubviews.map(\.frame)
    }

    @Test(arguments: [
      (UIStackView.Distribution.fill, 0.0, [0.0, 20, 50, 150]), (.fillEqually, 10, [0, 70, 140, 60]),
      (.fillProportionally, 0, [0, 40, 100, 100]), (.equalSpacing, 0, [0, 70, 150, 50]),
      (.equalCentering, 0, [0, 77.5, 150, 50]), (.equalSpacing, 60, [0, 80, 170, 30]),
    ])
    func `views share the room along the axis`(
      distribution: UIStackView.Distribution, spacing: Double, expected: [Double]
    ) {
      let frames = frames {
        $0.distribution = distribution
        $0.spacing = CGFloat(spacing)
      }
      #expect(frames[0].minX == 0 && frames[2].maxX == 200)
      if distribution == .fill {
        // Which of equals is stretched is no one's promise.
        #expect(frames.map(\.width).reduce(0, +) == 200)
      } else if spacing < 60 {
        #expect(frames.map { Double($0.minX) } + [Double(frames[2].width)] == expected)
      } else {
        #expect(frames[1].minX - frames[0].maxX == 60 && frames[2].minX - frames[1].maxX == 60)
      }
    }

    @Test(arguments: [
      (UIStackView.Alignment.fill, [0.0, 0, 0], [60.0, 60, 60]), (.top, [0, 0, 0], [10, 20, 30]),
      (.bottom, [50, 40, 30], [10, 20, 30]), (.center, [25, 20, 15], [10, 20, 30]),
      (.leading, [0, 0, 0], [10, 20, 30]), (.trailing, [50, 40, 30], [10, 20, 30]),
      (.firstBaseline, [0, 0, 0], [10, 20, 30]), (.lastBaseline, [50, 40, 30], [10, 20, 30]),
    ])
    func `views stand across a row`(alignment: UIStackView.Alignment, tops: [Double], heights: [Double]) {
      let frames = frames {
        $0.alignment = alignment
        $0.distribution = .equalSpacing
      }
      #expect(frames.map { Double($0.minY) } == tops && frames.map { Double($0.height) } == heights)
    }

    @Test(arguments: [
      (UIStackView.Alignment.fill, [0.0, 0, 0], [200.0, 200, 200]), (.leading, [0, 0, 0], [20, 30, 50]),
      (.trailing, [180, 170, 150], [20, 30, 50]), (.center, [90, 85, 75], [20, 30, 50]),
    ])
    func `views stand across a column`(alignment: UIStackView.Alignment, lefts: [Double], widths: [Double]) {
      let frames = frames {
        $0.axis = .vertical
        $0.alignment = alignment
      }
      #expect(frames.map { Double($0.minX) } == lefts && frames.map { Double($0.width) } == widths)
      #expect(frames[0].minY == 0 && frames[2].maxY == 60)
    }

    @Test func `a stack view is as large as its views, distances and margins`() {
      let stack = UIStackView(arrangedSubviews: [Block(20, 10), Block(30, 20), Block(50, 30)])
      add(stack, to: window)
      stack.spacing = 5
      stack.topAnchor.constraint(equalTo: window.topAnchor, constant: 100).isActive = true
      window.layoutIfNeeded()
      #expect(stack.frame.size == CGSize(width: 110, height: 30))
      stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
      #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 20)
      #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
      window.layoutIfNeeded()
      #expect(stack.frame.width == 125 && stack.arrangedSubviews[1].frame.minX == 40)
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      window.layoutIfNeeded()
      #expect(stack.frame.size == CGSize(width: 116, height: 34))
      #expect(stack.arrangedSubviews[0].frame.origin == CGPoint(x: 2, y: 1))
      stack.axis = .vertical
      window.layoutIfNeeded()
      #expect(stack.frame.size == CGSize(width: 56, height: 74))
    }

    // Apple's page of `spacingUseSystem`; InterfaceBuilder.md, standard distances: 8 points.
    @Test func `views are as far apart as the system has them where a stack view asks for it`() {
      let stack = UIStackView(arrangedSubviews: [Block(20, 10), Block(30, 20), Block(50, 30)])
      add(stack, to: window)
      stack.spacing = UIStackView.spacingUseSystem
      window.layoutIfNeeded()
      #expect(stack.frame.width == 116 && stack.arrangedSubviews[1].frame.minX == 28)
      #expect(stack.spacing == UIStackView.spacingUseSystem)
      stack.setCustomSpacing(1, after: stack.arrangedSubviews[0])
      window.layoutIfNeeded()
      #expect(stack.frame.width == 109)
    }

    @Test func `hidden views take no room`() {
      let stack = UIStackView(arrangedSubviews: [Block(20, 10), Block(30, 20), Block(50, 30)])
      add(stack, to: window)
      stack.spacing = 5
      stack.arrangedSubviews[1].isHidden = true
      window.layoutIfNeeded()
      #expect(stack.frame.width == 75 && stack.arrangedSubviews[2].frame.minX == 25)
      stack.arrangedSubviews[1].isHidden = false
      window.layoutIfNeeded()
      #expect(stack.frame.width == 110)
    }

    @Test func `arranged views are subviews, subviews need not be arranged`() {
      let stack = UIStackView()
      let (one, other, third) = (Block(1, 1), Block(2, 2), Block(3, 3))
      stack.addArrangedSubview(one)
      stack.insertArrangedSubview(other, at: 0)
      #expect(stack.arrangedSubviews == [other, one] && stack.subviews == [one, other])
      #expect(!one.translatesAutoresizingMaskIntoConstraints)
      stack.addSubview(third)
      #expect(stack.arrangedSubviews.count == 2 && third.translatesAutoresizingMaskIntoConstraints)
      stack.removeArrangedSubview(one)
      #expect(stack.arrangedSubviews == [other] && one.superview === stack)
      other.removeFromSuperview()
      #expect(stack.arrangedSubviews.isEmpty)
      #expect(
        LayoutExceptions.raised { stack.insertArrangedSubview(one, at: 7) }.map(\.name) == [
          "NSRangeException"
        ])
      third.frame = CGRect(7, 8, 9, 10)
      add(stack, to: window)
      window.layoutIfNeeded()
      #expect(third.frame == CGRect(7, 8, 9, 10))
    }

    @Test func `a row is read from right to left`() {
      UIScreen.main.overrides = UITraitCollection(layoutDirection: .rightToLeft)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let stack = UIStackView(arrangedSubviews: [Block(20, 10), Block(30, 20)])
      add(stack, to: window)
      stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10).isActive = true
      window.layoutIfNeeded()
      #expect(stack.frame.maxX == 365)
      #expect(stack.arrangedSubviews.map(\.frame.minX) == [30, 0])
      stack.semanticContentAttribute = .forceLeftToRight
      window.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 20])
      UIScreen.main.overrides = UITraitCollection()
    }
  }
}
