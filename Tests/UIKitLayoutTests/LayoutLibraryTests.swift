import Testing
import UIKitLayout

extension Layouts {
  /// Frames that the tests of open layout libraries expect of UIKit, which they run against: Stevia's
  /// (`LayoutTests`, `SizeTests`, `EquationTests`), whose constraints have the priority 751, and
  /// Cartography's (`EdgeSpec`, `EdgesSpec`, `PointSpec`, `DistributeSpec`, `MemoryLeakSpec`).
  @MainActor
  struct LayoutLibraryTests {
    /// A side of a constraint: the number of a view, 0 of the one around all.
    typealias Side = (view: Int, attribute: NSLayoutConstraint.Attribute)

    /// Views in the view of a controller, constraints, and the frames that come of them.
    struct Scene: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let isRightToLeft: Bool
      let relations: [Relation]
      /// The frames by the width and height of the controller's view.
      let frames: @Sendable (CGFloat, CGFloat) -> [CGRect]

      init(
        _ name: String, rightToLeft: Bool = false, _ relations: [Relation],
        frames: @escaping @Sendable (CGFloat, CGFloat) -> [CGRect]
      ) {
        testDescription = name
        isRightToLeft = rightToLeft
        self.relations = relations
        self.frames = frames
      }
    }

    /// A constraint of two sides, or of a size.
    struct Relation: Sendable {
      let first: Side
      let second: Side?
      let multiplier: CGFloat
      let constant: CGFloat

      init(_ first: Side, _ second: Side, times multiplier: CGFloat = 1, _ constant: CGFloat = 0) {
        self.first = first
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
      }

      init(_ first: Side, _ constant: CGFloat) {
        self.first = first
        second = nil
        multiplier = 1
        self.constant = constant
      }
    }

    private nonisolated static let scenes: [Scene] = edges + rows + sizes

    private nonisolated static var edges: [Scene] {
      var scenes: [Scene] = []
      for margin: CGFloat in [0, 8, 75] {
        let leading = [Relation((1, .leading), (0, .leading), margin)]
        let trailing = [Relation((1, .trailing), (0, .trailing), -margin)]
        let near: @Sendable (CGFloat, CGFloat) -> [CGRect] = { _, _ in [CGRect(margin, 0, 0, 0)] }
        let far: @Sendable (CGFloat, CGFloat) -> [CGRect] = { width, _ in [CGRect(width - margin, 0, 0, 0)] }
        scenes.append(Scene("leading \(margin)", leading, frames: near))
        scenes.append(Scene("leading \(margin) from the right", rightToLeft: true, leading, frames: far))
        scenes.append(Scene("trailing \(margin)", trailing, frames: far))
        scenes.append(Scene("trailing \(margin) from the right", rightToLeft: true, trailing, frames: near))
      }
      return scenes
    }

    private nonisolated static var rows: [Scene] {
      var scenes: [Scene] = []
      for margin: CGFloat in [8, 52] {
        let start = [
          Relation((1, .width), 10), Relation((1, .leading), (0, .leading)),
          Relation((1, .trailing), (2, .leading), -margin),
        ]
        let end = [
          Relation((2, .width), 10), Relation((1, .trailing), (2, .leading), -margin),
          Relation((2, .trailing), (0, .trailing), -31),
        ]
        let second: CGFloat = 10 + margin
        let first: CGFloat = 41 + margin
        scenes.append(
          Scene("a row with \(margin) between", start) { _, _ in
            [CGRect(0, 0, 10, 0), CGRect(second, 0, 0, 0)]
          })
        scenes.append(
          Scene("a row with \(margin) between from the right", rightToLeft: true, start) { width, _ in
            [CGRect(width - 10, 0, 10, 0), CGRect(width - second, 0, 0, 0)]
          })
        scenes.append(
          Scene("a row at the end with \(margin) between", end) { width, _ in
            [CGRect(width - first, 0, 0, 0), CGRect(width - 41, 0, 10, 0)]
          })
        scenes.append(
          Scene("a row at the end with \(margin) between from the right", rightToLeft: true, end) { _, _ in
            [CGRect(first, 0, 0, 0), CGRect(31, 0, 10, 0)]
          })
      }
      let three = [
        Relation((1, .leading), (0, .leading)), Relation((1, .width), 20), Relation((2, .width), 20),
        Relation((1, .trailing), (2, .leading), -43), Relation((2, .trailing), (3, .leading), -27),
      ]
      scenes.append(
        Scene("three in a row", three) { _, _ in
          [CGRect(0, 0, 20, 0), CGRect(63, 0, 20, 0), CGRect(110, 0, 0, 0)]
        })
      return scenes
    }

    private nonisolated static var sizes: [Scene] {
      func fixed(_ name: String, _ relations: [Relation], _ frames: [CGRect]) -> Scene {
        Scene(name, relations) { _, _ in frames }
      }
      let follower = [
        Relation((1, .top), (0, .top), 10), Relation((1, .leading), (0, .leading), 20),
        Relation((1, .trailing), (0, .trailing)), Relation((1, .height), 32),
        Relation((2, .top), (1, .top)), Relation((2, .trailing), (1, .trailing)),
        Relation((2, .bottom), (1, .bottom)), Relation((2, .leading), (1, .leading)),
      ]
      let equal = [
        Relation((1, .width), 24), Relation((1, .height), 267), Relation((2, .height), (1, .height)),
        Relation((2, .width), (1, .width)),
      ]
      let square = Relation((1, .height), (1, .width))
      return [
        fixed("a height", [Relation((1, .height), 180)], [CGRect(0, 0, 0, 180)]),
        Scene("a part of the height", [Relation((1, .height), (0, .height), times: 0.25)]) { _, height in
          [CGRect(0, 0, 0, height / 4)]
        },
        Scene(
          "a part of the width",
          [Relation((1, .width), (0, .width), times: 0.4), Relation((1, .height), 100)]
        ) { width, _ in [CGRect(0, 0, width * 0.4, 100)] },
        fixed(
          "three heights",
          [Relation((1, .height), 63), Relation((2, .height), 63), Relation((3, .height), 63)],
          Array(repeating: CGRect(0, 0, 0, 63), count: 3)),
        fixed(
          "an aspect", [Relation((1, .width), 150), Relation((1, .height), (1, .width), times: 2 / 3)],
          [CGRect(0, 0, 150, 100)]),
        fixed("a size", [Relation((1, .width), 57), Relation((1, .height), 57)], [CGRect(0, 0, 57, 57)]),
        fixed("equal sizes", equal, Array(repeating: CGRect(0, 0, 24, 267), count: 2)),
        fixed("as high as wide", [square, Relation((1, .width), 85)], [CGRect(0, 0, 85, 85)]),
        fixed("as wide as high", [square, Relation((1, .height), 192)], [CGRect(0, 0, 192, 192)]),
        Scene("the edges of another", follower) { width, _ in
          Array(repeating: CGRect(20, 10, width - 20, 32), count: 2)
        },
      ]
    }

    @Test(arguments: scenes)
    func `a view has the frame of a controller's view without appearing`(scene: Scene) {
      let window = phoneWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      let root: UIView = controller.view
      if scene.isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
      let expected = scene.frames(root.frame.width, root.frame.height)
      let views = [root] + expected.map { _ in add(UIView(), to: root) }
      for relation in scene.relations {
        let constraint = NSLayoutConstraint(
          item: views[relation.first.view], attribute: relation.first.attribute, relatedBy: .equal,
          toItem: relation.second.map { views[$0.view] },
          attribute: relation.second?.attribute ?? relation.first.attribute, multiplier: relation.multiplier,
          constant: relation.constant)
        constraint.priority = UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue + 1)
        root.addConstraint(constraint)
      }
      root.layoutIfNeeded()
      for (view, frame) in zip(views.dropFirst(), expected) {
        #expect(abs(view.frame.minX - frame.minX) <= 0.5 && abs(view.frame.minY - frame.minY) <= 0.5)
        #expect(abs(view.frame.width - frame.width) <= 0.5 && abs(view.frame.height - frame.height) <= 0.5)
      }
    }

    /// A view without autoresizing in a window of 400 by 400 points that is not shown.
    private func viewInWindow() -> (view: UIView, window: UIWindow) {
      UIScreen.main.show("iPhone 8")
      UIScreen.main.overrides = UITraitCollection()
      let window = UIWindow(frame: CGRect(0, 0, 400, 400))
      return (add(UIView(), to: window), window)
    }

    @Test(arguments: [
      (UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0), CGRect(0, 0, 400, 400)),
      (UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20), CGRect(20, 20, 360, 360)),
      (UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 20), CGRect(20, 30, 360, 340)),
      (UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40), CGRect(20, 10, 340, 360)),
    ])
    func `edges lie in those of a window`(insets: UIEdgeInsets, expected: CGRect) {
      let (view, window) = viewInWindow()
      for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
        for (attribute, constant) in [
          (NSLayoutConstraint.Attribute.top, insets.top), (.leading, insets.left), (.bottom, -insets.bottom),
          (.trailing, -insets.right),
        ] {
          window.addConstraint(
            NSLayoutConstraint(
              item: view, attribute: attribute, relatedBy: relation, toItem: window, attribute: attribute,
              multiplier: 1, constant: constant))
        }
      }
      window.layoutIfNeeded()
      #expect(view.frame == expected)
    }

    /// Cartography's `EdgeSpec` and `EdgesSpec` set the margins of a window that they do not show, and expect
    /// frames at those alone.
    @Test(arguments: [
      (UIRectEdge.top, CGRect(0, 10, 200, 200)), (.left, CGRect(20, 0, 200, 200)),
      (.bottom, CGRect(0, 170, 200, 200)), (.right, CGRect(160, 0, 200, 200)),
      (.all, CGRect(20, 10, 340, 360)),
    ])
    func `margins of a window that is not shown begin at its edges`(edges: UIRectEdge, expected: CGRect) {
      let (view, window) = viewInWindow()
      window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      if edges != .all {
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
        view.heightAnchor.constraint(equalToConstant: 200).isActive = true
      }
      for (edge, own, margin) in [
        (UIRectEdge.top, NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.topMargin),
        (.left, .left, .leftMargin), (.bottom, .bottom, .bottomMargin), (.right, .right, .rightMargin),
      ] where edges.contains(edge) {
        window.addConstraint(
          NSLayoutConstraint(
            item: view, attribute: own, relatedBy: .equal, toItem: window, attribute: margin, multiplier: 1,
            constant: 0))
      }
      window.layoutIfNeeded()
      #expect(view.frame == expected)
    }

    @Test(arguments: [
      (
        NSLayoutConstraint.Attribute.centerX, NSLayoutConstraint.Attribute.centerY, CGRect(100, 100, 200, 200)
      ),
      (.centerXWithinMargins, .centerYWithinMargins, CGRect(110, 110, 200, 200)),
    ])
    func `a centre is a window's`(
      x: NSLayoutConstraint.Attribute, y: NSLayoutConstraint.Attribute, expected: CGRect
    ) {
      let (view, window) = viewInWindow()
      view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      view.widthAnchor.constraint(equalToConstant: 200).isActive = true
      view.heightAnchor.constraint(equalToConstant: 200).isActive = true
      for (own, other) in [(x, NSLayoutConstraint.Attribute.centerX), (y, .centerY)] {
        window.addConstraint(
          NSLayoutConstraint(
            item: view, attribute: own, relatedBy: .equal, toItem: window, attribute: other, multiplier: 1,
            constant: 0))
      }
      window.layoutIfNeeded()
      #expect(view.frame == expected)
    }

    /// Views with a frame of their own, and constraints between, outside of any window.
    @Test func `views and their constraints are released`() {
      weak var outer: UIView?
      weak var inner: UIView?
      do {
        let superview = UIView(frame: CGRect(0, 0, 400, 400))
        let one = UIView(frame: CGRect(0, 0, 200, 200))
        let other = UIView(frame: CGRect(0, 0, 200, 200))
        superview.addSubview(one)
        superview.addSubview(other)
        NSLayoutConstraint.activate([
          one.topAnchor.constraint(equalTo: other.topAnchor),
          other.bottomAnchor.constraint(equalTo: one.bottomAnchor),
        ])
        superview.layoutIfNeeded()
        outer = superview
        inner = one
      }
      #expect(outer == nil && inner == nil)
    }
  }
}
