import ConflictLogs
import InterfaceBuilder
import SceneModel
import Testing

@testable import Sources

/// Where in documents the constraints of logs stand.
struct ConflictSearchTests {
  /// A xib of a card: an image of a fixed width, a title, a note that is as wide as the title.
  private static let card = """
    <view contentMode="scaleToFill" id="Car-d0-001" customClass="Card" customModule="App">
      <subviews>
        <imageView translatesAutoresizingMaskIntoConstraints="NO" id="Ima-ge-001"/>
        <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Tit-le-001"/>
        <label text="A note that is far too long to be shown" translatesAutoresizingMaskIntoConstraints="NO" id="Not-e0-001">
          <accessibility key="accessibilityConfiguration" identifier="note"/>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="Ima-ge-001" firstAttribute="width" constant="60" id="Con-im-wid"/>
        <constraint firstItem="Ima-ge-001" firstAttribute="leading" secondItem="Car-d0-001" secondAttribute="leadingMargin" id="Con-im-lea"/>
        <constraint firstItem="Tit-le-001" firstAttribute="leading" secondItem="Ima-ge-001" secondAttribute="trailing" constant="8" symbolic="YES" id="Con-ti-lea"/>
        <constraint firstAttribute="trailing" secondItem="Tit-le-001" secondAttribute="trailing" constant="16" id="Con-ti-tra">
          <variation key="widthClass=compact" constant="12"/>
        </constraint>
        <constraint firstItem="Not-e0-001" firstAttribute="width" secondItem="Tit-le-001" secondAttribute="width" multiplier="1:2" id="Con-no-wid"/>
        <constraint firstItem="Not-e0-001" firstAttribute="height" constant="20" identifier="note height" id="Con-no-hei"/>
        <constraint firstItem="Not-e0-001" firstAttribute="top" relation="greaterThanOrEqual" secondItem="Tit-le-001" secondAttribute="bottom" constant="4" priority="750" id="Con-no-top"/>
      </constraints>
      <connections>
        <outlet property="imageWidth" destination="Con-im-wid" id="Out-im-wid"/>
      </connections>
    </view>
    """

  private static func document(_ objects: String, _ path: String = "Card.xib") throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      \(objects)
      </objects>
      </document>
      """
    return try DocumentReader().read(Array(text.utf8), path: path)
  }

  private static func places(_ list: [String], _ documents: [Document]) -> ConflictPlaces {
    let lines = list.enumerated().map { "\"<NSLayoutConstraint:0xc\($0.offset) \($0.element)>\"" }
    let logs = ConflictLogReader.logs(in: "(\n" + lines.joined(separator: ",\n") + "\n)")
    var search = ConflictSearch(logs.map { ($0, LogProof($0)) })
    for document in documents { search.look(in: document) }
    return search.places.first ?? ConflictPlaces(searched: 0)
  }

  @Test(
    "a constraint is found in each form in which logs print it",
    arguments: [
      ("H:[UIImageView:0x1(60)]", "Con-im-wid", true),
      ("UIImageView:0x1.width == 60   (active)", "Con-im-wid", true),
      ("UIImageView:0x1.width == 75", "Con-im-wid", false),
      ("UIImageView:0x1.leading == App.Card:0x2.leadingMargin", "Con-im-lea", true),
      ("UIImageView:0x1.leading == UILayoutGuide:0x3'UIViewLayoutMarginsGuide'.leading", "Con-im-lea", true),
      ("H:[UIImageView:0x1]-(8)-[UILabel:0x2'Title']", "Con-ti-lea", true),
      ("H:[UIImageView:0x1]-(NSSpace(8))-[UILabel:0x2'Other']", "Con-ti-lea", true),
      ("UIImageView:0x1.right == UILabel:0x2.left - 8", "Con-ti-lea", true),
      ("H:[UILabel:0x2'Title']-(16)-|   (Names: '|':_TtC3App4Card:0x3 )", "Con-ti-tra", true),
      ("UILabel:0x2.trailing == App.Card:0x3.trailing - 12", "Con-ti-tra", true),
      ("UILabel:0x2.width == 0.5*UILabel:0x3.width", "Con-no-wid", true),
      ("UILabel:0x3.width == 2*UILabel:0x2.width", "Con-no-wid", true),
      ("'note height' note.height == 20   (active, names: note:0x2 )", "Con-no-hei", true),
      ("V:[UILabel:0x3]-(>=4@750)-[UILabel:0x2]", "Con-no-top", true),
    ])
  func form(_ text: String, id: String, isExact: Bool) throws {
    let places = Self.places([text], [try Self.document(Self.card)])
    #expect(places.searched == 1)
    let place = try #require(places.places.first)
    #expect(place.constraints.map(\.id.text) == [id])
    #expect(place.constraints.map(\.isExact) == [isExact])
    // One constraint is no proof by itself: another may say the same.
    #expect(places.certainty != .several)
  }

  @Test(
    "a constraint that says something else is not found",
    arguments: [
      "UIImageView:0x1.height == 60", "UIView:0x1.width == 60", "UIImageView:0x1.width >= 60",
      "'id' UIImageView:0x1.width == 60", "H:[UIImageView:0x1(60@999)]", "UILabel:0x2.height == 20",
      "H:[UIImageView:0x1]-(9)-[UILabel:0x2]", "UIImageView:0x1.width == UIImageView:0x1.height",
      "UIImageView:0x1.leading == App.Card:0x2.leading",
      "UILabel:0x2.trailing == UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.trailing - 16",
    ])
  func other(_ text: String) throws {
    let places = Self.places([text], [try Self.document(Self.card)])
    #expect(places.certainty == .none && places.places.isEmpty && places.searched == 1)
  }

  @Test func `all constraints of a list in one scene alone are certain, and their views are named`() throws {
    let list = [
      "H:[UIImageView:0x1(60)]", "H:[UIImageView:0x1]-(8)-[UILabel:0x2'Title']",
      "UILabel:0x3'A note that is far too lo...'.width == 0.5*UILabel:0x2'Title'.width",
      "'UIView-Encapsulated-Layout-Width' App.Card:0x4.width == 0",
    ]
    let document = try Self.document(Self.card)
    let other = try Self.document(
      Self.card.replacing("constant=\"8\"", with: "constant=\"9\""), "Other.xib")
    let places = Self.places(list, [other, document])
    #expect(places.searched == 3 && places.certainty == .certain)
    let place = try #require(places.places.first)
    #expect(place.path == "Card.xib")
    #expect(place.constraints.map(\.name) == ["0xc0", "0xc1", "0xc2"])
    #expect(place.constraints.map(\.place.line) == [13, 15, 19])
    #expect(place.objects.map(\.id.text) == ["Ima-ge-001", "Tit-le-001", "Not-e0-001"])
    #expect(place.objects.map(\.name) == ["0x1", "0x2", "0x3"])
    #expect(places.places.count == 2 && places.places.last?.path == "Other.xib")
  }

  @Test func `two documents that say the same are told, and the text of a view decides between two views`()
    throws
  {
    let documents = [try Self.document(Self.card, "One.xib"), try Self.document(Self.card, "Two.xib")]
    let twice = Self.places(["H:[UIImageView:0x1(60)]"], documents)
    #expect(twice.certainty == .several && twice.equals == 2)
    #expect(twice.places.map(\.path) == ["One.xib", "Two.xib"])
    let row = """
      <label text="One" id="One-00-001"/><label text="Two" id="Two-00-001"/>
      <view id="Row-00-001"><constraints>
      <constraint firstItem="One-00-001" firstAttribute="height" constant="9" id="Con-on-hei"/>
      <constraint firstItem="Two-00-001" firstAttribute="height" constant="9" id="Con-tw-hei"/>
      </constraints></view>
      """
    let document = try Self.document(row)
    #expect(Self.places(["UILabel:0x1.height == 9"], [document]).certainty == .several)
    let named = Self.places(["UILabel:0x1'Two'.height == 9"], [document])
    #expect(named.certainty == .certain)
    #expect(named.places.first?.constraints.map(\.id.text) == ["Con-tw-hei"])
  }

  @Test func `one view of a log is one view of the document`() throws {
    // The title is left of no view that is twice as wide.
    let list = ["H:[UIImageView:0x1]-(8)-[UILabel:0x2]", "UILabel:0x2.width == 0.5*UILabel:0x3.width"]
    let places = Self.places(list, [try Self.document(Self.card)])
    #expect(places.places.first?.constraints.count == 1)
    #expect(places.certainty == .several)
  }

  @Test func `a place that has few of the constraints is told as such`() throws {
    let list = [
      "H:[UIImageView:0x1(60)]", "UIView:0x5.height == 1", "UIView:0x6.height == 2", "UIView:0x7.height == 3",
    ]
    let document = try Self.document(Self.card)
    #expect(Self.places(list, [document]).certainty == .partly)
    #expect(Self.places(Array(list.prefix(2)), [document]).certainty == .likely)
  }

  @Test func `what the system or a library made is not looked for`() throws {
    let logs = ConflictLogReader.logs(
      in: """
        "<SnapKit.LayoutConstraint:0x1@A.swift#2 UIImageView:0x2.width == 60>",
        "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UIImageView:0x2.width == 60>"
        """)
    let search = ConflictSearch(logs.map { ($0, LogProof($0)) })
    #expect(search.places.map(\.searched) == [0])
  }

  @Test func `of very many equal constraints the search ends`() throws {
    let labels = (0..<60).map { "<label id=\"Lab-el-0\($0)\"/>" }.joined()
    let constraints = (0..<60).map {
      "<constraint firstItem=\"Lab-el-0\($0)\" firstAttribute=\"height\" constant=\"9\" id=\"Con-la-0\($0)\"/>"
    }.joined()
    let document = try Self.document(
      "\(labels)<view id=\"Row-00-001\"><constraints>\(constraints)</constraints></view>")
    let labelled = (0..<80).map { "UILabel:0x\(String($0 + 16, radix: 16)).height == 9" }
    let places = Self.places(labelled, [document])
    #expect(places.searched == ConflictSearch.mostConstraints)
    #expect(places.equals == SceneMatch.most)
    #expect(places.places.count == ConflictPlaces.most)
    #expect(places.places.first?.constraints.count == 60)
    let list = "(\n\"<NSLayoutConstraint:0x1 UILabel:0x2.height == 9>\"\n)\n"
    let many = Array(repeating: list, count: ConflictSearch.mostLists + 1)
    let logs = ConflictLogReader.logs(in: many.joined())
    let search = ConflictSearch(logs.map { ($0, LogProof($0)) })
    #expect(search.places.map(\.searched).last == 0 && search.places.count == ConflictSearch.mostLists + 1)
  }
}
