import AutoLayout
import Testing

@testable import UIKitCore
import UIKitLayout

extension Layouts {
  /// The passes of a layout (Apple's documentation of UIView and of CALayer's layoutIfNeeded; "High
  /// Performance Auto Layout", WWDC 2018).
  @MainActor
  struct PassTests {
    private let window = phoneWindow()

    /// A view that notes who is called.
    private final class Noting: UIView {
      static var calls: [String] = []
      let name: String
      var change: ((Noting) -> Void)?

      init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }

      override func updateConstraints() {
        Self.calls.append("update \(name)")
        super.updateConstraints()
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        Self.calls.append("layout \(name)")
        change?(self)
      }
    }

    @Test func `constraints are updated from the inside out, views placed from the outside in`() {
      Noting.calls = []
      let outer = add(Noting("outer"), to: window)
      let inner = add(Noting("inner"), to: outer)
      window.layoutIfNeeded()
      #expect(Noting.calls == ["update inner", "update outer", "layout outer", "layout inner"])
      Noting.calls = []
      window.layoutIfNeeded()
      #expect(Noting.calls.isEmpty)
      inner.setNeedsLayout()
      outer.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
      #expect(Noting.calls == ["update outer", "layout inner"])
    }

    @Test func `a layout begins at the outermost view that needs it without a gap`() {
      let outer = add(UIView(), to: window)
      let inner = add(UIView(), to: outer)
      let width = inner.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        width, inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
        inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
        outer.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 3),
      ])
      inner.layoutIfNeeded()
      #expect(inner.frame.width == 10 && outer.frame.minX == 3)
      width.constant = 20
      #expect(inner.frame.width == 10)
      outer.layoutIfNeeded()
      #expect(outer.frame.width == 20 && inner.frame.width == 20)
    }

    @Test func `frames that constraints decide come by layoutSubviews of the superview`() {
      final class Keeping: UIView {
        override func layoutSubviews() { for view in subviews { view.frame = CGRect(1, 2, 3, 4) } }
      }
      let keeping = add(Keeping(), to: window)
      let view = add(Block(10, 10), to: keeping)
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(1, 2, 3, 4))
    }

    @Test func `constraints changed while views are placed are laid out in the same layout`() {
      let outer = add(Noting("outer"), to: window)
      let inner = add(UIView(), to: outer)
      let height = inner.heightAnchor.constraint(equalToConstant: 1)
      NSLayoutConstraint.activate([
        outer.widthAnchor.constraint(equalToConstant: 120), height,
        outer.topAnchor.constraint(equalTo: inner.topAnchor),
        outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      ])
      outer.change = { height.constant = $0.bounds.width / 2 }
      window.layoutIfNeeded()
      #expect(outer.frame.height == 60 && inner.frame.height == 60)
    }

    @Test func `a layout that does not come to an end is an exception`() {
      let view = add(Noting("endless"), to: window)
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      view.change = {
        width.constant += 1
        $0.setNeedsLayout()
      }
      let raised = LayoutExceptions.raised { window.layoutIfNeeded() }
      #expect(raised.map(\.name) == ["UIViewLayoutFeedbackLoop"])
      view.change = { view in
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      view.setNeedsLayout()
      let within = LayoutExceptions.raised { window.layoutIfNeeded() }
      #expect(within.map(\.name) == ["UIViewLayoutFeedbackLoop"])
      #expect(within.first?.reason.contains("layoutIfNeeded within layoutSubviews of Noting:0x") == true)
      view.change = nil
      view.setNeedsLayout()
      #expect(LayoutExceptions.raised { window.layoutIfNeeded() }.isEmpty)
    }

    @Test func `a constant alone has no rows written anew`() {
      let view = add(UIView(), to: window)
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      window.layoutIfNeeded()
      let written = window.hierarchy?.kept?.counts.written
      width.constant = 7
      window.layoutIfNeeded()
      #expect(view.frame.width == 7 && window.hierarchy?.kept?.counts.written == written)
    }

    /// Autoresizing masks (Apple's documentation of UIView.AutoresizingMask): a view of 20 by 20 at 10, 10 in
    /// 100 by 100 that becomes 200 by 200.
    @Test(
      arguments: zip(
        [
          [], .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleTopMargin, .flexibleRightMargin,
          .flexibleBottomMargin, [.flexibleWidth, .flexibleHeight],
          [.flexibleLeftMargin, .flexibleRightMargin],
        ] as [UIView.AutoresizingMask],
        [
          CGRect(10, 10, 20, 20), CGRect(10, 10, 120, 20), CGRect(10, 10, 20, 120), CGRect(110, 10, 20, 20),
          CGRect(10, 110, 20, 20), CGRect(10, 10, 20, 20), CGRect(10, 10, 20, 20), CGRect(10, 10, 120, 120),
          CGRect(10 + 100.0 / 8, 10, 20, 20),
        ]))
    func `a view follows its superview by its mask`(mask: UIView.AutoresizingMask, expected: CGRect) {
      let outer = UIView(frame: CGRect(0, 0, 100, 100))
      let view = UIView(frame: CGRect(10, 10, 20, 20))
      view.autoresizingMask = mask
      outer.addSubview(view)
      outer.frame.size = CGSize(width: 200, height: 200)
      #expect(abs(view.frame.minX - expected.minX) < 0.01 && abs(view.frame.width - expected.width) < 0.01)
      #expect(abs(view.frame.minY - expected.minY) < 0.01 && abs(view.frame.height - expected.height) < 0.01)
    }

    @Test func `a mask follows a superview that constraints lay out`() {
      let outer = add(UIView(), to: window)
      let view = UIView(frame: .zero)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(view)
      NSLayoutConstraint.activate([
        outer.widthAnchor.constraint(equalToConstant: 50), outer.heightAnchor.constraint(equalToConstant: 40),
      ])
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(0, 0, 50, 40))
    }

    @Test func `views in no window are laid out as well`() {
      let root = UIView(frame: CGRect(0, 0, 100, 100))
      let view = add(UIView(), to: root)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[a]-10-|", views: ["a": view])
          + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a(20)]", views: ["a": view]))
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(10, 8, 80, 20))
      #expect(root.safeAreaInsets == .zero)
    }

    @Test func `bounds, centre and frame are one rectangle`() {
      let view = UIView(frame: CGRect(10, 20, 30, 40))
      #expect(view.center == CGPoint(x: 25, y: 40) && view.bounds == CGRect(0, 0, 30, 40))
      view.bounds.size.width = 50
      #expect(view.frame == CGRect(0, 20, 50, 40))
      view.center = .zero
      #expect(view.frame == CGRect(-25, -20, 50, 40))
      view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
      #expect(view.frame == CGRect(-50, -10, 100, 20) && view.bounds.width == 50)
      let raised = LayoutExceptions.raised { view.frame.origin.x = .nan }
      #expect(raised.map(\.name) == ["CALayerInvalidGeometry"] && view.bounds.width == 50)
    }

    @Test func `coordinates are converted`() {
      let outer = UIView(frame: CGRect(10, 20, 100, 100))
      let inner = UIView(frame: CGRect(5, 6, 10, 10))
      window.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 27))
      #expect(inner.convert(inner.bounds, to: outer) == CGRect(5, 6, 10, 10))
      #expect(outer.convert(CGPoint.zero, from: inner) == CGPoint(x: 5, y: 6))
      outer.bounds.origin = CGPoint(x: 0, y: 50)
      #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 15, y: -24))
    }

    @Test func `a view is not in itself`() {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      #expect(LayoutExceptions.raised { inner.addSubview(outer) }.count == 1)
      #expect(LayoutExceptions.raised { outer.addSubview(outer) }.count == 1)
      #expect(outer.superview == nil && inner.superview === outer)
    }
  }
}
