import SceneModel
import Testing

@testable import ConflictLogs

/// The forms in which the console prints constraints, of iOS 6 to 26, macOS and libraries (ConflictLogs.md).
struct DescriptionTests {
  @Test(
    "a description is read in each of its forms",
    arguments: [
      (
        "NSLayoutConstraint:0x60a1 UIButton:0x7f01.height == 25   (active)", "0x60a1",
        "the height of UIButton 0x7f01 is 25"
      ),
      (
        "NSLayoutConstraint:0x60a1 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x7f01(199.5)]",
        "0x60a1", "the height of UITableViewCellContentView 0x7f01 is 199.5"
      ),
      (
        "NSLayoutConstraint:0x60a1 H:|-(33)-[UILabel:0x7f01'A (b]']   (Names: '|':UIView:0x7f02 )", "0x60a1",
        "the leading of UILabel \"A (b]\" 0x7f01 is the leading of UIView 0x7f02 plus 33"
      ),
      (
        "NSLayoutConstraint:0x60a1 V:[cell_box[0x7f01]]-(>=-2)-|   (active, names: '|':UIView:0x7f02 )",
        "0x60a1", "the bottom of UIView 0x7f02 is at least the bottom of \"cell_box\" 0x7f01 minus 2"
      ),
      (
        "NSLayoutConstraint:0x60a1 H:[box]-(7)-[box]   (active, names: box:0x7f01, box:0x7f02 )", "0x60a1",
        "the leading of \"box\" 0x7f02 is the trailing of \"box\" 0x7f01 plus 7"
      ),
      (
        "NSLayoutConstraint:0x60a1 H:[UILabel:0x7f01]-(NSSpace(20))-[UIView:0x7f02](LTR)", "0x60a1",
        "the leading of UIView 0x7f02 is the trailing of UILabel 0x7f01 plus 20"
      ),
      (
        "_UISystemBaselineConstraint:0x60a1 UIView:0x7f01.bottom <= UIView:0x7f02.bottom NSLayoutAnchorConstraintSpace(8)",
        "0x60a1", "the bottom of UIView 0x7f01 is at most the bottom of UIView 0x7f02 minus 8"
      ),
      (
        "NSLayoutConstraint:0x60a1 UIView:0x7f01.leading == 0.5*UILabel:0x7f02'mg'.leading + 1   (active)",
        "0x60a1", "the leading of UIView 0x7f01 is 0.5 × the leading of UILabel \"mg\" 0x7f02 plus 1"
      ),
      (
        "NSLayoutConstraint:0x60a1 UIView:0x7f01.width == UIView:0x7f02.height * 0.25", "0x60a1",
        "the width of UIView 0x7f01 is 0.25 × the height of UIView 0x7f02"
      ),
      (
        "NSAutoresizingMaskLayoutConstraint:0x60a1 h=--& v=-&- UIView:0x7f01.midY == + 30", "0x60a1",
        "the center y of UIView 0x7f01 is 30"
      ),
      (
        "NSAutoresizingMaskLayoutConstraint:0x60a1 h=-&- v=-&- 'UIView-Encapsulated-Layout-Left' UIView:0x7f01.minX == 0   (active, names: '|':UIWindow:0x7f02 )",
        "0x60a1", "the left of UIView 0x7f01 is 0"
      ),
      (
        "SnapKit.LayoutConstraint:0x60a1@View+More.swift#21 UIView:0x7f01.height == 1094.3333333333333",
        "0x60a1", "the height of UIView 0x7f01 is 1094.3333333333333"
      ),
      (
        "MASLayoutConstraint:edges[2] UIView:green.top == UIView:self.view.top + 20", "edges[2]",
        "the top of UIView \"green\" is the top of UIView \"self.view\" plus 20"
      ),
      (
        "NSLayoutConstraint:id15[0x60a1] UIView:cell_box[0x7f01].height <= 83", "0x60a1",
        "the height of UIView \"cell_box\" 0x7f01 is at most 83"
      ),
      (
        "NSLayoutConstraint: 0x60a1 H:[NSButton:0x7f01'OK']-(20)-|   (Names: '|':NSView:0x7f02 ) ", "0x60a1",
        "the trailing of NSView 0x7f02 is the trailing of NSButton \"OK\" 0x7f01 plus 20"
      ),
      (
        "NSLayoutConstraint:0x60a1 UILabel:0x7f01'YOU'RE \\U00fcber'.top == UIView:0x7f02.top - 10", "0x60a1",
        "the top of UILabel \"YOU'RE über\" 0x7f01 is the top of UIView 0x7f02 minus 10"
      ),
      (
        "NSLayoutConstraint:0x60a1 progress bar.height == 5   (active, names: progress bar:0x7f01 )",
        "0x60a1",
        "the height of \"progress bar\" 0x7f01 is 5"
      ),
    ])
  func form(_ text: String, name: String, words: String) throws {
    let constraint = try #require(LoggedConstraint(describedBy: text[...]))
    #expect(constraint.name == name)
    #expect(constraint.words == words)
    #expect(constraint.priority == 1000)
  }

  @Test(
    "priorities are read where they stand",
    arguments: [
      ("NSLayoutConstraint:0x1 V:[UIView:0x2(0@51)]", 51.0),
      ("NSLayoutConstraint:0x1 H:|-(137@251)-[UIButton:0x2](LTR) priority:251 (Names: '|':UIView:0x3 )", 251),
      ("NSLayoutConstraint:0x1 NSTableRowView:0x2.height == 44 priority:500   (active)", 500),
      ("NSContentSizeLayoutConstraint:0x1 H:[UIImageView:0x2(512)] Hug:250 CompressionResistance:1", 1),
    ])
  func priority(_ text: String, priority: Double) throws {
    let constraint = try #require(LoggedConstraint(describedBy: text[...]))
    #expect(constraint.priority == priority)
  }

  @Test(
    "damaged descriptions are not read",
    arguments: [
      "", "NSLayoutConstraint", "NSLayoutConstraint:0x1", "NSLayoutConstraint:0x1 H:[UIView:0x2]-(5",
      "NSLayoutConstraint:0x1 V:|-(a)-[UIView:0x2]", "NSLayoutConstraint:0x1 UIView:0x2.height == ",
      "NSLayoutConstraint:0x1 UIView:0x2.height == 1e999", "NSLayoutConstraint:0x1 V:|-(0)-|",
      "NSLayoutConstraint:0x1 .height == 5", "NSLayoutConstraint:0x1 H:[]-(5)-[]",
    ])
  func damaged(_ text: String) { #expect(LoggedConstraint(describedBy: text[...]) == nil) }

  @Test(
    "class and identifier tell who made a constraint",
    arguments: [
      ("NSLayoutConstraint:0x1 UIView:0x2.height == 5", ConstraintOrigin.own),
      ("NSLayoutConstraint:0x1 'mine' UIView:0x2.height == 5", .own),
      ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.height == 5", .autoresizing),
      ("NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 5", .encapsulated),
      ("NSLayoutConstraint:0x1 '_UITemporaryLayoutWidth' UIView:0x2.width == 5", .measurement),
      ("NSLayoutConstraint:0x1 'UISV-hiding' UIView:0x2.width == 0", .hiding),
      ("NSLayoutConstraint:0x1 'UISV-spacing' H:[UIView:0x2]-(8)-[UIView:0x3]", .stackView),
      ("NSContentSizeLayoutConstraint:0x1 UIView:0x2.width == 5", .contentSize),
      ("NSLayoutConstraint:0x1 'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:0x2]", .guide),
      ("NSIBPrototypingLayoutConstraint:0x1 'IB auto generated' V:|-(8)-[UIView:0x2]", .interfaceBuilder),
    ])
  func origin(_ text: String, origin: ConstraintOrigin) throws {
    let constraint = try #require(LoggedConstraint(describedBy: text[...]))
    #expect(constraint.origin == origin)
  }
}
