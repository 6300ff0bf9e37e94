import Testing
import UIKitLayout

@testable import ConflictLogs

extension Layouts {
  /// The lists of constraints that contradict each other: in UIKit's format, which the reader of logs reads.
  @MainActor
  struct LogTests {
    private let window = phoneWindow()

    private func lists(_ body: () -> Void) -> [String] {
      var lists: [String] = []
      let old = LayoutLog.handler
      LayoutLog.handler = { lists.append($0) }
      defer { LayoutLog.handler = old }
      body()
      return lists
    }

    @Test func `a contradiction is printed once, and read`() throws {
      let view = add(UILabel(), to: window)
      view.text = "Title"
      let ten = view.widthAnchor.constraint(equalToConstant: 10)
      let twenty = view.widthAnchor.constraint(equalToConstant: 20)
      twenty.identifier = "second"
      NSLayoutConstraint.activate([ten, twenty])
      let printed = lists {
        window.layoutIfNeeded()
        view.setNeedsLayout()
        window.layoutIfNeeded()
      }
      #expect(printed.count == 1)
      let log = try #require(ConflictLogReader.logs(in: printed[0]).first)
      #expect(log.constraints.count == 2 && log.unread.isEmpty && !log.isCutOff)
      #expect(log.constraints.map(\.equation.constant) == [10, 20])
      #expect(log.constraints[1].identifier == "second")
      #expect(log.broken == log.constraints[1].name)
      #expect(view.frame.width == 10)
    }

    @Test func `frames that are translated are named`() throws {
      let outer = UIView(frame: CGRect(0, 0, 50, 50))
      window.addSubview(outer)
      let inner = add(UIView(), to: outer)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 60),
      ])
      let printed = lists { window.layoutIfNeeded() }
      let log = try #require(ConflictLogReader.logs(in: printed.joined()).first)
      #expect(log.unread.isEmpty)
      #expect(log.constraints.contains { $0.className == "NSAutoresizingMaskLayoutConstraint" })
    }

    @Test(arguments: [
      (UILayoutPriority.required, 1.0, 0.0, "== UIView:"), (.defaultHigh, 2, 5, "priority:750"),
      (.required, 0.5, -3, "0.5*UIView:"),
    ])
    func `descriptions are read`(
      priority: UILayoutPriority, multiplier: Double, constant: Double, part: String
    )
      throws
    {
      let one = add(UILabel(), to: window)
      one.text = "One"
      let other = add(UIView(), to: window)
      let constraint = one.widthAnchor.constraint(
        equalTo: other.widthAnchor, multiplier: CGFloat(multiplier), constant: CGFloat(constant))
      constraint.priority = priority
      constraint.isActive = true
      let text = "\(constraint)"
      #expect(text.contains(part) && text.contains("UILabel:0x") && text.contains("'One'.width"))
      let read = try #require(LoggedConstraint(describedBy: text.dropFirst().dropLast()))
      #expect(read.priority == Double(priority.rawValue) && read.equation.multiplier == multiplier)
      #expect(read.equation.constant == constant)
    }

    /// The order of the parts is that of consoles in questions about UIKit.
    @Test func `a view is printed as UIKit prints it`() {
      let label = UILabel(frame: CGRect(16, 59, 361, 20.5))
      label.text = "Title"
      func text(_ view: UIView) -> String { "\(view)".replacing(/0x[0-9a-f]+/, with: "0x") }
      #expect(
        text(label) == """
          <UILabel: 0x; frame = (16 59; 361 20.5); text = 'Title'; userInteractionEnabled = NO; \
          layer = <CALayer: 0x>>
          """)
      let view = Block(30, 40)
      view.frame.size.width = 100 / 3
      (view.isHidden, view.alpha, view.tag, view.clipsToBounds) = (true, 0.5, 3, true)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
      #expect(
        text(view) == """
          <Block: 0x; frame = (0 0; 33.3333 0); clipsToBounds = YES; alpha = 0.5; hidden = YES; \
          autoresize = LM+W+H; tag = 3; layer = <CALayer: 0x>>
          """)
    }
  }
}
