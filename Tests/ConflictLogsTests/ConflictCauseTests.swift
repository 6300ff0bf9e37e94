import Testing

@testable import ConflictLogs

/// The usual causes of a conflict, a small list for each.
struct ConflictCauseTests {
  private static let own = "NSLayoutConstraint:0xc "
  private static let mask = "NSAutoresizingMaskLayoutConstraint:0xc h=--& v=--& "

  static let lists: [(cause: ConflictCause, others: [ConflictCause], list: [String])] = [
    (
      .system, [],
      [
        own
          + "'BIB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0x1]   (active, names: '|':_UIButtonBarButton:0x2 )",
        own + "H:[_UIModernBarButton:0x1]-(8)-|   (active, names: '|':_UIButtonBarButton:0x2 )",
        own + "'UIView-Encapsulated-Layout-Width' _UIButtonBarButton:0x2.width == 0",
      ]
    ),
    (.negativeSize, [.sizeAndEdges], [own + "UIView:0x1.width == - 16"]),
    (
      .hidden, [],
      [
        own + "'UISV-hiding' App.Row:0x1.height == 0",
        own + "V:|-(8)-[UILabel:0x2]   (Names: '|':App.Row:0x1 )",
        own + "V:[UILabel:0x2]-(8)-|   (Names: '|':App.Row:0x1 )",
      ]
    ),
    (.autoresizing, [.twoSizes], [mask + "UIView:0x1.width == 320", own + "UIView:0x1.width == 288"]),
    (
      .margins, [.encapsulated],
      [
        own
          + "'UIView-topMargin-guide-constraint' V:|-(32)-[UILayoutGuide:0x2'UIViewLayoutMarginsGuide']   (active, names: '|':App.Cell:0x1 )",
        own
          + "'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x2'UIViewLayoutMarginsGuide']-(32)-|   (active, names: '|':App.Cell:0x1 )",
        own + "'UIView-Encapsulated-Layout-Height' App.Cell:0x1.height == 44",
      ]
    ),
    (
      .emptyContainer, [],
      [
        own + "H:|-(16)-[UILabel:0x2]   (Names: '|':UIView:0x1 )",
        own + "H:[UILabel:0x2]-(16)-|   (Names: '|':UIView:0x1 )",
        own + "'UIView-Encapsulated-Layout-Width' H:[UIView:0x1(0)]",
      ]
    ),
    (
      .collapsed, [],
      [
        own + "UIView:0x1.height == 0", own + "V:|-(3)-[UILabel:0x2]   (Names: '|':UIView:0x1 )",
        own + "V:[UILabel:0x2]-(3)-|   (Names: '|':UIView:0x1 )",
      ]
    ),
    (
      .encapsulated, [],
      [
        own + "UIImageView:0x2.top == UITableViewCellContentView:0x1.top",
        own + "UIImageView:0x2.bottom == UITableViewCellContentView:0x1.bottom",
        own + "UIImageView:0x2.height == 60",
        own + "UITableViewCellContentView:0x1.height == 44",
      ]
    ),
    (
      .frame, [],
      [
        own + "H:|-(16)-[UILabel:0x2]   (Names: '|':UIView:0x1 )",
        own + "H:[UILabel:0x2(300)]", mask + "H:[UIView:0x1(200)]",
        own + "H:[UILabel:0x2]-(16)-|   (Names: '|':UIView:0x1 )",
      ]
    ),
    (
      .measurement, [],
      [
        own + "'_UITemporaryLayoutWidth' App.Bar:0x1.width == 0",
        own + "H:|-(5)-[UITextField:0x2]   (active, names: '|':App.Bar:0x1 )",
        own + "UITextField:0x2.trailing == App.Bar:0x1.trailing - 5",
      ]
    ),
    (
      .keyboard, [],
      [
        own + "V:|-(0)-[App.Bar:0x1]   (active, names: '|':UIInputSetHostView:0x2 )",
        own + "V:[App.Bar:0x1]-(4)-|   (active, names: '|':UIInputSetHostView:0x2 )",
        own + "UIInputSetHostView:0x2.height <= 3",
      ]
    ),
    (
      .interfaceBuilder, [],
      [
        "NSIBPrototypingLayoutConstraint:0xc 'IB auto generated at build time for view with ambiguity' H:|-(8)-[UIView:0x1](LTR)   (Names: '|':UIView:0x2 )",
        own + "H:|-(9)-[UIView:0x1]   (Names: '|':UIView:0x2 )",
      ]
    ),
    (.twoSizes, [], [own + "UIView:0x1.width == 24", own + "H:[UIView:0x1(40)]"]),
    (
      .twoPlaces, [],
      [
        own + "UIView:0x1.bottom == UIView:0x2.bottom - 24",
        own + "V:[UIView:0x1]-(32)-|   (Names: '|':UIView:0x2 )",
      ]
    ),
    (
      .aspectRatio, [],
      [
        own + "UIView:0x1.width == 0.5*UIView:0x1.height", own + "UIView:0x1.width == 10",
        own + "UIView:0x1.height == 10",
      ]
    ),
    (
      .stackView, [],
      [
        own + "'UISV-fill-equally' UIView:0x1.height == UIView:0x2.height", own + "UIView:0x1.height == 5",
        own + "UIView:0x2.height == 6",
      ]
    ),
    (
      .overdetermined, [],
      [
        own + "UIView:0x1.centerY == App.Empty:0x2.centerY - 44",
        own + "V:|-(0)-[UIView:0x1]   (active, names: '|':App.Empty:0x2 )",
        own + "V:[UIView:0x1]-(0)-|   (active, names: '|':App.Empty:0x2 )",
      ]
    ),
    (
      .sizeAndEdges, [],
      [
        own + "V:|-(8)-[UIView:0x1]   (Names: '|':UIView:0x2 )",
        own + "V:[UIView:0x1]-(8)-|   (Names: '|':UIView:0x2 )",
        own + "UIView:0x1.height == 50", own + "UIView:0x2.height == 50",
      ]
    ),
  ]

  @Test("a list shows its cause first", arguments: ConflictCause.allCases)
  func cause(_ cause: ConflictCause) throws {
    let entry = try #require(Self.lists.first { $0.cause == cause })
    let log = ConflictLogReader.logs(in: entry.list.map { "\"<\($0)>\"" }.joined(separator: ",\n")).first
    let constraints = try #require(log).constraints
    #expect(constraints.count == entry.list.count)
    let found = ConflictCause.causes(of: constraints)
    #expect(found.first == cause)
    #expect(found.dropFirst().allSatisfy(entry.others.contains), "\(found)")
    #expect(!cause.advice.hasSuffix("."))
    // The list is what it is an example of.
    #expect(LogProof(try #require(log)).isContradictory)
  }

  @Test func `of nothing there is no cause`() { #expect(ConflictCause.causes(of: []).isEmpty) }
}
