import CheckFixtures
import InterfaceBuilder
import SceneModel
import Testing

@testable import Checking
@testable import Checks

struct SuppressionMarkerTests {
  private func markers(_ views: String) throws -> [SuppressionMarker] {
    try Fixture.scene(views).suppressionMarkers
  }

  private func covers(_ marker: SuppressionMarker, _ finding: CheckFinding) -> Bool {
    MarkedFindings([finding], [marker]).first(at: 0) != nil
  }

  @Test func `a label and comments hold for the element that they stand in, or that follows`() throws {
    let document = try Fixture.scene(
      Fixture.view(
        "a", "view", "userLabel=\"Map ninefold:disable ambiguous, unsatisfiable: drawn by the map\"")
        + Fixture.view(
          "b", "view", "",
          "<!-- ninefold:disable all -->\n<subviews>\(Fixture.view("c", "label", "text=\"c\""))</subviews>")
        + "<!-- ninefold:disable-next ambiguous -->" + Fixture.view("d") + Fixture.view("e"))
    let markers = document.suppressionMarkers
    #expect(markers.map(\.rules) == [["ambiguous", "unsatisfiable"], ["all"], ["ambiguous"]])
    #expect(markers.map(\.reason) == ["drawn by the map", "", ""])
    #expect(markers.map(\.object.text) == ["a", "b", "d"])
    let places = DocumentPlaces(document)
    func covered(_ rule: String, by marker: Int) throws -> [String] {
      try ["a", "b", "c", "d", "e"].filter { id in
        let node = try #require(document.tree.node(id: id))
        return covers(markers[marker], finding(rule, id, places[node]))
      }
    }
    #expect(try covered("ambiguous", by: 0) == ["a"])
    #expect(try covered("misplaced", by: 0) == [])
    #expect(try covered("misplaced", by: 1) == ["b", "c"])
    #expect(try covered("ambiguous", by: 2) == ["d"])
  }

  @Test(arguments: [
    "ninefold", "ninefold:enable ambiguous", "ninefold:disable-next ambiguous", "disable ambiguous",
  ])
  func `other labels are no markers`(label: String) throws {
    #expect(try markers(Fixture.view("a", "view", "userLabel=\"\(label)\"")).isEmpty)
  }

  @Test func `a comment in the outermost element, or before it, holds for the whole document`() throws {
    for start in ["<document", "<!-- ninefold:disable all -->\n<document"] {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        \(start) type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        \(start == "<document" ? "<!--ninefold:disable all-->" : "")
        <objects><view id="a"/></objects>
        </document>
        """
      let document = try DocumentReader().read(Array(text.utf8), path: "A.xib")
      let marker = try #require(document.suppressionMarkers.first)
      let place = DocumentPlaces(document)[try #require(document.tree.node(id: "a"))]
      #expect(covers(marker, finding("ambiguous", "a", place)))
    }
  }

  private func finding(_ rule: String, _ object: String, _ place: DocumentPlace) -> CheckFinding {
    CheckFinding(
      rule: rule, severity: .warning, place: place, scene: nil, object: ObjectID(object), name: object,
      message: "is wrong")
  }
}

extension ElementTree {
  /// The element of an identifier.
  fileprivate func node(id: String) -> NodeID? {
    (1..<count).lazy.map { NodeID($0) }.first { self[$0, .id] == id }
  }
}
