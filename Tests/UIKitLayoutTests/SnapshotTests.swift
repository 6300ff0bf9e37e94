import Testing
import UIKitLayout
import UIKitLayoutTesting

extension Layouts {
  /// Frames as texts, and differences in words.
  @MainActor
  struct SnapshotTests {
    private final class Titled: UIViewController {
      let text: String

      init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        let label = add(UILabel(), to: view)
        label.text = text
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
      }
    }

    private static let variants = [
      LayoutVariant("iPhone 8"), LayoutVariant("iPhone 8", .landscapeLeft, direction: .rightToLeft),
    ]

    @Test func `a line a view, a section a variant`() {
      let snapshot = LayoutSnapshot(of: { Titled("Title") }, in: Self.variants)
      #expect(
        snapshot.text == """
          iPhone 8
          UIView 0 0 375 667
            UILabel 'Title' 16 20 33 20.5

          iPhone 8, lying, right to left
          UIView 0 0 667 375
            UILabel 'Title' 614 0 33 20.5

          """)
      #expect(snapshot.problems.isEmpty && snapshot.differences(from: snapshot.text).isEmpty)
    }

    @Test func `a window that is not shown has a text of all in it`() {
      let window = phoneWindow()
      window.addSubview(UIView(frame: CGRect(1, 2, 3, 4)))
      #expect(window.layoutText == "UIWindow 0 0 375 667 hidden\n  UIView 1 2 3 4\n")
      window.isHidden = false
      #expect(window.layoutText == "UIWindow 0 0 375 667\n  UIView 1 2 3 4\n")
    }

    @Test func `differences are said in words`() {
      let old = LayoutSnapshot(of: { Titled("Title") }, in: Self.variants)
      let moved = old.text.replacingOccurrences(of: "16 20 33 ", with: "20 20 33 ")
      #expect(old.differences(from: moved) == ["iPhone 8: UILabel 'Title': 20 20 33 20.5 → 16 20 33 20.5"])
      let new = LayoutSnapshot(of: { Titled("New") }, in: [Self.variants[0]])
      let differences = new.differences(from: old.text)
      #expect(differences.contains("iPhone 8: gone: UILabel 'Title' 16 20 33 20.5"))
      #expect(differences.contains("iPhone 8, lying, right to left: gone"))
    }

    @Test func `contradictions and exceptions are problems`() {
      let stranger = UIView()
      let view = {
        let view = UIView()
        view.widthAnchor.constraint(equalTo: stranger.widthAnchor).isActive = true
        let inner = add(UIView(), to: view)
        for number in [1, 2] {
          inner.widthAnchor.constraint(equalToConstant: CGFloat(number)).isActive = true
        }
        return view
      }
      let problems = LayoutSnapshot(ofView: view, in: [Self.variants[0]]).problems
      #expect(problems.count == 2)
      #expect(problems[0].contains("Unable to simultaneously satisfy constraints"))
      #expect(problems[1].contains("no common ancestor"))
      #expect(LayoutSnapshot(ofView: { UIView() }, in: [LayoutVariant("iPhone 99")]).problems.count == 1)
    }

    @Test func `a controller is as it was recorded`() {
      assertLayout(of: Titled("Title"), in: Self.variants)
    }
  }
}
