import Testing

@testable import ConflictLogs

/// The lines of letters that show how a list chains views.
struct LogChainTests {
  @Test(
    "views are drawn in the view that they are in",
    arguments: [
      (
        [
          "V:|-(8)-[UILabel:0x1'Name']   (Names: '|':UIView:0x2 )",
          "V:[UILabel:0x1'Name']-(>=4)-[UIButton:0x3'Go']",
          "UIButton:0x3'Go'.bottom == UIView:0x2.bottom - 12", "UILabel:0x1'Name'.height == 40",
          "V:[UIView:0x2(50)]",
        ], ["V: │─8─[Name 40]─≥4─[Go]─12─│ 50"]
      ),
      (
        [
          "H:|-(20)-[App.Card:0x1]   (Names: '|':UIView:0x2 )",
          "H:|-(30)-[App.Card:0x1]   (Names: '|':UIView:0x2 )",
        ],
        ["H: │─20 30─[Card]   │"]
      ),
      (
        ["UIView:0x1aaa.width == 10", "V:[UIView:0x2bbb(9@750)]"],
        ["H: [UIView …1aaa 10]", "V: [UIView …2bbb 9@750]"]
      ),
      (
        [
          "V:|-(5)-[UIView:0x1aaa]   (Names: '|':UIView:0x2bbb )", "V:[UIView:0x1aaa]-(6)-[UIView:0x3ccc]",
          "V:[UIView:0x3ccc(7)]",
        ], ["V: │─5─[UIView …1aaa]─6─[UIView …3ccc 7]   │"]
      ),
      (
        [
          "UIView:0x1.top == UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide'.top + 4",
          "'UIViewSafeAreaLayoutGuide-top' V:|-(20)-[UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide']   (names: '|':UIView:0x3 )",
        ], ["V: │─4─[UIView …0x1]   │"]
      ),
      (["UIView:0x1.centerX == UIView:0x2.centerX"], []),
      (["UIView:0x1.width == 2*UIView:0x1.height"], []),
    ])
  func line(_ list: [String], lines: [String]) {
    let constraints = list.compactMap { LoggedConstraint(describedBy: "NSLayoutConstraint:0xc \($0)"[...]) }
    var log = ConflictLog(line: 1)
    log.constraints = constraints
    #expect(LogChain.lines(log, Array(constraints.indices)) == lines)
  }

  @Test func `what the system broke has a cross, and of many views nothing is drawn`() {
    let list = ["UIView:0x1.width == 10", "UIView:0x1.width == 20"]
    var log = ConflictLog(line: 1)
    log.constraints = list.enumerated().compactMap {
      LoggedConstraint(describedBy: "NSLayoutConstraint:0xc\($0.offset) \($0.element)"[...])
    }
    log.broken = "0xc1"
    #expect(LogChain.lines(log, [0, 1]) == ["H: [UIView 10 20 ✗]"])
    log.constraints = (1...9).compactMap {
      LoggedConstraint(
        describedBy: "NSLayoutConstraint:0xc\($0) H:[UIView:0x\($0)]-(8)-[UIView:0x\($0 + 1)]"[...])
    }
    #expect(LogChain.lines(log, Array(0..<9)).isEmpty)
  }
}
