import JSONText
import SceneModel
import Testing
import VisualFormats

@Suite struct VisualFormatTests {
  static let views: Set = [
    "a", "b", "c", "button", "textField", "purpleBox", "topField", "bottomField", "maroonView", "blueView",
    "button1",
    "button2", "flexibleButton", "find", "findNext", "findField", "view", "view1", "view2", "view3", "_icon2",
  ]
  static let metrics = [
    "padding": 12, "width": 200, "low": 20, "spaceB": -4, "tooHigh": 1001, "endless": Double.infinity,
    "b2": 7,
  ]

  static func equations(
    _ format: String, _ options: VisualFormatOptions = VisualFormatOptions()
  ) throws(VisualFormatError) -> [String] {
    try VisualFormat(format).constraints(options: options, metrics: metrics, views: views).map {
      $0.equation(number: \.shortest) + ($0.priority == 1000 ? "" : " @\($0.priority.shortest)")
    }
  }

  /// The examples of the appendix "Visual Format Language" of Apple's Auto Layout Guide.
  @Test(
    arguments: [
      ("[button]-[textField]", ["textField.leading = button.trailing + 8"]),
      ("[button(>=50)]", ["button.width ≥ 50"]),
      (
        "|-50-[purpleBox]-50-|",
        [
          "purpleBox.leading = superview.leading + 50", "superview.trailing = purpleBox.trailing + 50",
        ]
      ),
      ("V:[topField]-10-[bottomField]", ["bottomField.top = topField.bottom + 10"]),
      ("[maroonView][blueView]", ["blueView.leading = maroonView.trailing"]),
      ("[button(100@20)]", ["button.width = 100 @20"]),
      ("[button1(==button2)]", ["button1.width = button2.width"]),
      ("[flexibleButton(>=70,<=100)]", ["flexibleButton.width ≥ 70", "flexibleButton.width ≤ 100"]),
      (
        "|-[find]-[findNext]-[findField(>=20)]-|",
        [
          "find.leading = superview.leadingMargin", "findNext.leading = find.trailing + 8",
          "findField.leading = findNext.trailing + 8", "findField.width ≥ 20",
          "superview.trailingMargin = findField.trailing",
        ]
      ),
    ])
  func `Apple's examples`(format: String, expected: [String]) throws {
    #expect(try Self.equations(format) == expected)
  }

  /// The cases of the tests of public readers of the language (GNUstep's, Emeus's, autolayout.js's), and the
  /// rest of the grammar.
  @Test(
    arguments: [
      ("[view]", []),
      ("H:[view]", []),
      ("[view(50)]", ["view.width = 50"]),
      ("[view(==50)]", ["view.width = 50"]),
      ("[view(<=50)]", ["view.width ≤ 50"]),
      ("V:[view(60.6666)]", ["view.height = 60.6666"]),
      ("[view(width)]", ["view.width = 200"]),
      ("[view(50@500)]", ["view.width = 50 @500"]),
      ("[view(50@low)]", ["view.width = 50 @20"]),
      ("[view(>=.5@999.5)]", ["view.width ≥ 0.5 @999.5"]),
      ("[view(1e2)]", ["view.width = 100"]),
      ("[view1][view2]", ["view2.leading = view1.trailing"]),
      ("[view1]-10-[view2]", ["view2.leading = view1.trailing + 10"]),
      ("[view1]-padding-[view2]", ["view2.leading = view1.trailing + 12"]),
      ("[view1]-(padding)-[view2]", ["view2.leading = view1.trailing + 12"]),
      ("[view1]-(-10)-[view2]", ["view2.leading = view1.trailing - 10"]),
      ("[view1]-(spaceB)-[view2]", ["view2.leading = view1.trailing - 4"]),
      ("[view1]-165.000000-[view2]", ["view2.leading = view1.trailing + 165"]),
      (
        "[view1]-(>=8,<=20@750)-[view2]",
        ["view2.leading ≥ view1.trailing + 8", "view2.leading ≤ view1.trailing + 20 @750"]
      ),
      ("|[view]|", ["view.leading = superview.leading", "superview.trailing = view.trailing"]),
      ("V:|[view]|", ["view.top = superview.top", "superview.bottom = view.bottom"]),
      ("V:|-10-[view]-10-|", ["view.top = superview.top + 10", "superview.bottom = view.bottom + 10"]),
      ("V:|-[view]", ["view.top = superview.topMargin"]),
      ("[view]-|", ["superview.trailingMargin = view.trailing"]),
      ("[view]|", ["superview.trailing = view.trailing"]),
      ("V:[view1(==view2)]", ["view1.height = view2.height"]),
      ("[view1(view2)]", ["view1.width = view2.width"]),
      (
        "V:|-8-[view1]-12-[view3(==view1,view2)]-8-|",
        [
          "view1.top = superview.top + 8", "view3.top = view1.bottom + 12", "view3.height = view1.height",
          "view3.height = view2.height", "superview.bottom = view3.bottom + 8",
        ]
      ),
      ("[_icon2(>=a@250)]", ["_icon2.width ≥ a.width @250"]),
      // A name that a metric and a view have is the metric's.
      ("[a(b2)]", ["a.width = 7"]),
      // Extensions that later readers know.
      ("[button1(==button2.height)]", ["button1.width = button2.height"]),
      ("[button1(==button1.height*1.5)]", ["button1.width = 1.5 × button1.height"]),
      ("[button1(button2 / 4 + 50)]", ["button1.width = 0.25 × button2.width + 50"]),
      ("[button1(<=button2-8@700)]", ["button1.width ≤ button2.width - 8 @700"]),
      // White space.
      (
        " H: | - [ a ( >= 50 , <= 80 ) ] [b] - | ",
        [
          "a.leading = superview.leadingMargin", "a.width ≥ 50", "a.width ≤ 80", "b.leading = a.trailing",
          "superview.trailingMargin = b.trailing",
        ]
      ),
    ] as [(String, [String])])
  func `the grammar`(format: String, expected: [String]) throws {
    #expect(try Self.equations(format) == expected)
  }

  @Test(
    arguments: [
      (
        "|-[a]-[b]-|", VisualFormatOptions(direction: .leftToRight),
        ["a.left = superview.leftMargin", "b.left = a.right + 8", "superview.rightMargin = b.right"]
      ),
      (
        "|-20-[a]-[b]-20-|", VisualFormatOptions(direction: .rightToLeft),
        ["superview.right = a.right + 20", "a.left = b.right + 8", "b.left = superview.left + 20"]
      ),
      (
        "V:|-20-[a]-[b]-20-|", VisualFormatOptions(direction: .rightToLeft),
        ["a.top = superview.top + 20", "b.top = a.bottom + 8", "superview.bottom = b.bottom + 20"]
      ),
      (
        "|-[a][b]|", VisualFormatOptions(edges: .safeArea),
        ["a.leading = safeArea.leading + 8", "b.leading = a.trailing", "safeArea.trailing = b.trailing"]
      ),
      (
        "V:|[a]-5-|", VisualFormatOptions(edges: .margins),
        ["a.top = superview.topMargin", "superview.bottomMargin = a.bottom + 5"]
      ),
      (
        "[a][b][c]", VisualFormatOptions(alignment: [.top, .bottom]),
        [
          "b.leading = a.trailing", "c.leading = b.trailing", "a.top = b.top", "b.top = c.top",
          "a.bottom = b.bottom", "b.bottom = c.bottom",
        ]
      ),
      ("[a]", VisualFormatOptions(alignment: [.centerY]), []),
      (
        "V:[a][b]", VisualFormatOptions(alignment: [.leading]),
        ["b.top = a.bottom", "a.leading = b.leading"]
      ),
    ] as [(String, VisualFormatOptions, [String])])
  func `options`(format: String, options: VisualFormatOptions, expected: [String]) throws {
    #expect(try Self.equations(format, options) == expected)
  }

  /// The places of errors: those that UIKit's own messages show with a caret in public reports, and the rest.
  @Test(
    arguments: [
      ("", 1, "expected a view"),
      ("V|[backgroundBox]|", 2, "expected ':' after 'V'"),
      ("|-0-[a-0-|", 7, "expected ']'"),
      ("[a)", 3, "expected ']'"),
      ("[a(]", 4, "expected a number or the name of a metric or a view"),
      ("[a()]", 4, "expected a number"),
      ("[a(50]", 6, "expected ')'"),
      ("[[", 2, "expected the name of a view"),
      ("[9ab]", 2, "expected the name of a view"),
      ("[a]-", 5, "expected a view, such as [name], or '|'"),
      ("-[a]", 1, "expected a view"),
      ("[a]--[b]", 5, "expected a number or the name of a metric"),
      ("[a]-5[b]", 6, "expected '-' behind a space"),
      ("H:|[a]- (padding)-[b]", 8, "expected a number"),
      ("H:|-165.000000-|", 16, "expected a view"),
      ("[a(>30)]", 4, "expected a relation"),
      ("[a(=30)]", 4, "expected a relation"),
      ("[a(>=30@foo)]", 9, "'foo' is not the name of a metric"),
      ("[a(5@1001)]", 6, "expected a priority above 0, up to 1000"),
      ("[a(5@0)]", 6, "expected a priority"),
      ("[a(5@tooHigh)]", 6, "is no priority"),
      ("[a(endless)]", 4, "not a finite number"),
      ("[a(1e999)]", 4, "expected a number"),
      ("[a(nan)]", 4, "'nan' is not the name of a view or a metric"),
      ("[want]-|", 2, "'want' is not the name of a view"),
      ("[self.arrows]", 6, "expected ']'"),
      ("H:|-padding-[find(finds)]", 19, "did you mean 'find'?"),
      ("H:|-paddding-[find]", 5, "'paddding' is not the name of a metric; did you mean 'padding'?"),
      ("[a(b.left)]", 6, "expected 'width' or 'height'"),
      ("[a(b*0)]", 7, "other than 0"),
      ("[a(a)]", 4, "compared with itself"),
      ("[a]|[b]", 5, "expected the end"),
      ("[a]x", 4, "expected a view"),
      ("|", 2, "expected a view"),
    ] as [(String, Int, String)])
  func `errors name the place and what was expected`(format: String, column: Int, words: String) throws {
    let error = try #require(throws: VisualFormatError.self) { try Self.equations(format) }
    #expect(error.offset + 1 == column)
    #expect(error.problem.contains(words))
  }

  @Test(arguments: [
    ("[a][b]", LayoutAttribute.leading), ("[a][b]", .centerX), ("V:[a][b]", .bottom),
    ("V:[a][b]", .lastBaseline),
    ("[a][b]", .width), ("[a][b]", .topMargin), ("[a][b]", .centerYWithinMargins),
  ])
  func `views cannot be aligned along their format`(format: String, attribute: LayoutAttribute) {
    #expect(throws: VisualFormatError.self) {
      try Self.equations(format, VisualFormatOptions(alignment: [attribute]))
    }
  }

  @Test func `an error shows the format and a caret`() throws {
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat("|-0-[redView-0-|") }
    #expect(
      error.description == """
        visual format, column 13: expected ']', which ends a view, or '(' and what is said of its size
          |-0-[redView-0-|
                      ^
        """)
  }

  @Test func `an error shows control characters as spaces and counts wide ones twice`() throws {
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat("\u{3000}[\u{1B}a]") }
    #expect(error.lines.dropFirst() == ["  \u{3000}[ a]", "     ^"])
  }
}
