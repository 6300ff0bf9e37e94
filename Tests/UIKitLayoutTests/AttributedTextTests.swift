import Testing
import UIKitLayout

extension Layouts {
  /// Attributed text (Documentation/InterfaceBuilder.md, attributed text: fonts of parts, kerning, and the
  /// first paragraph's style; Apple's pages of `UILabel.attributedText` and `NSParagraphStyle`).
  @MainActor
  struct AttributedTextTests {
    private func label(_ text: NSAttributedString, lines: Int = 1) -> UILabel {
      UIScreen.main.show("iPhone 8")
      UIScreen.main.overrides = UITraitCollection()
      let label = UILabel()
      label.numberOfLines = lines
      label.attributedText = text
      return label
    }

    private func plain(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGSize {
      let label = UILabel()
      label.font = font
      label.text = text
      return label.intrinsicContentSize
    }

    @Test func `text without attributes has the label's font`() {
      let label = label(NSAttributedString(string: "Tides"))
      label.font = .systemFont(ofSize: 30)
      #expect(label.intrinsicContentSize == plain("Tides", .systemFont(ofSize: 30)))
      #expect(label.text == "Tides")
    }

    @Test(arguments: [UIFont.Weight.regular, .medium, .semibold, .bold, .black])
    func `fonts of all weights count`(weight: UIFont.Weight) {
      let font = UIFont.systemFont(ofSize: 24, weight: weight)
      let label = label(NSAttributedString(string: "Harbour", attributes: [.font: font]))
      #expect(label.intrinsicContentSize == plain("Harbour", font))
    }

    @Test func `kerning adds to each character`() {
      let text = NSAttributedString(string: "Tide", attributes: [.kern: 5])
      #expect(abs(label(text).intrinsicContentSize.width - plain("Tide").width - 20) <= 0.5)
    }

    @Test func `lines have the heights and distances of the paragraph's style`() {
      let style = NSMutableParagraphStyle()
      style.minimumLineHeight = 30
      style.lineSpacing = 4
      let text = NSAttributedString(string: "One\nTwo\nThree", attributes: [.paragraphStyle: style])
      #expect(label(text, lines: 0).intrinsicContentSize.height == 98)
    }

    @Test func `plain text takes the place of attributed text`() {
      let label = label(NSAttributedString(string: "Tide", attributes: [.kern: 5]))
      label.text = "Tide"
      #expect(label.intrinsicContentSize == plain("Tide"))
      label.attributedText = nil
      #expect(label.text == nil)
    }

    @Test func `styles are compared and copied`() throws {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      style.headIndent = 12
      let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
      #expect(copy == style)
      copy.headIndent = 13
      #expect(copy != style && style.headIndent == 12 && copy.alignment == .center)
      #expect(NSParagraphStyle.default.lineSpacing == 0)
    }

    @Test func `the title of a button has the font of its first part`() {
      let button = UIButton(type: .system)
      let font = UIFont.systemFont(ofSize: 30)
      button.setAttributedTitle(NSAttributedString(string: "Go", attributes: [.font: font]), for: .normal)
      let other = UIButton(type: .system)
      other.titleLabel?.font = font
      other.setTitle("Go", for: .normal)
      #expect(button.intrinsicContentSize == other.intrinsicContentSize)
    }
  }
}
