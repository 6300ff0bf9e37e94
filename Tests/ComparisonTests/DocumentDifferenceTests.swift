import Comparison
import InterfaceBuilder
import SceneModel
import Testing

/// A difference of two small documents, and its changes as text.
struct DifferenceCase: CustomTestStringConvertible {
  let name: String
  let old: String
  let new: String
  /// The change of each object: what, part, identifier, and its values.
  var told: [String] = []
  /// The changes that Interface Builder writes of its own accord, by why nobody chose them.
  var noise: [String] = []

  var testDescription: String { name }

  static let objects = [
    DifferenceCase(
      name: "an attribute has another value", old: #"<label text="a" id="L"/>"#,
      new: #"<label text="b" id="L"/>"#, told: ["changed object L: text a → b"]),
    DifferenceCase(
      name: "an attribute comes and another goes", old: #"<label hidden="YES" id="L"/>"#,
      new: #"<label text="b" id="L"/>"#,
      told: ["changed object L: text nil → b, hidden YES → nil"]),
    DifferenceCase(
      name: "an object comes with what is in it", old: #"<view id="V"/>"#,
      new:
        #"<view id="V"><subviews><view id="A"><subviews><label id="B"/></subviews></view></subviews></view>"#,
      told: ["added object A", "added object B in A"]),
    DifferenceCase(
      name: "an object goes", old: #"<view id="V"><subviews><label id="A"/></subviews></view>"#,
      new: #"<view id="V"/>"#, told: ["removed object A"]),
    DifferenceCase(
      name: "an object has another owner",
      old: #"<view id="V"><subviews><label id="A"/></subviews></view><view id="W"/>"#,
      new: #"<view id="V"/><view id="W"><subviews><label id="A"/></subviews></view>"#,
      told: ["moved object A: V → W"]),
    DifferenceCase(
      name: "a view stands before another",
      old: #"<view id="V"><subviews><view id="A"/><view id="B"/><view id="C"/></subviews></view>"#,
      new: #"<view id="V"><subviews><view id="C"/><view id="A"/><view id="B"/></subviews></view>"#,
      told: ["moved object C in V"]),
    DifferenceCase(
      name: "an outlet goes elsewhere under another identifier",
      old:
        #"<view id="V"><connections><outlet property="p" destination="A" id="o1"/></connections></view><label id="A"/><view id="B"/>"#,
      new:
        #"<view id="V"><connections><outlet property="p" destination="B" id="o2"/></connections></view><label id="A"/><view id="B"/>"#,
      told: ["replaced connection o2: destination A → B"]),
    DifferenceCase(
      name: "a button was made anew for the same end",
      old: #"<view id="V"><subviews><button title="Go" customClass="K" alpha="1" id="A"/></subviews></view>"#,
      new: #"<view id="V"><subviews><button title="Go" customClass="K" alpha="0" id="B"/></subviews></view>"#,
      told: ["replaced object B: alpha 1 → 0"]),
    DifferenceCase(
      name: "a reference to what was made anew is the same",
      old:
        #"<view id="V"><subviews><label text="a" userLabel="u" id="A"/></subviews><connections><outlet property="p" destination="A" id="o"/></connections></view>"#,
      new:
        #"<view id="V"><subviews><label text="a" userLabel="u" id="B"/></subviews><connections><outlet property="p" destination="B" id="o"/></connections></view>"#,
      told: ["replaced object B"]),
    DifferenceCase(
      name: "a class is another", old: #"<view id="V"/>"#, new: #"<label id="V"/>"#,
      told: ["changed object V: element view → label"]),
    DifferenceCase(
      name: "a text is an element instead of an attribute", old: #"<label text="a" id="L"/>"#,
      new: #"<label id="L"><string key="text">a b</string></label>"#,
      told: ["changed object L: text a → a b"]),
    DifferenceCase(
      name: "a colour is one value",
      old: #"<view id="V"><color key="tintColor" red="0" green="0" blue="0"/></view>"#,
      new: #"<view id="V"><color key="tintColor" systemColor="labelColor"/></view>"#,
      told: ["changed object V: tintColor #000000 → labelColor"]),
    DifferenceCase(
      name: "colours of one hexadecimal text are told by their components",
      old: #"<view id="V"><color key="tintColor" red="0.5" green="0" blue="0" alpha="0.5"/></view>"#,
      new: #"<view id="V"><color key="tintColor" red="0.501" green="0" blue="0" alpha="0.5"/></view>"#,
      told: [
        "changed object V: tintColor red 0.5, green 0, blue 0, alpha 0.5 → red 0.501, green 0, blue 0, alpha 0.5"
      ]),
    DifferenceCase(
      name: "a colour in another spelling is no change",
      old: #"<view id="V"><color key="tintColor" cocoaTouchSystemColor="darkTextColor"/></view>"#,
      new: #"<view id="V"><color key="tintColor" white="0" alpha="1" colorSpace="calibratedWhite"/></view>"#,
      told: []),
    DifferenceCase(
      name: "what held or connected an object that is gone went with it",
      old:
        #"<view id="V"><subviews><label id="L"/></subviews><constraints><constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" id="c"/></constraints><connections><outlet property="p" destination="L" id="o"/></connections></view>"#,
      new: #"<view id="V"/>"#,
      told: ["removed object L", "removed constraint c in L", "removed connection o in L"]),
    DifferenceCase(
      name: "segments without keys are told by their place",
      old:
        #"<segmentedControl id="S"><segments><segment title="a"/><segment title="b"/></segments></segmentedControl>"#,
      new:
        #"<segmentedControl id="S"><segments><segment title="a"/><segment title="c"/></segments></segmentedControl>"#,
      told: ["changed object S: segments.segment[1].title b → c"]),
    DifferenceCase(
      name: "segments in another order",
      old:
        #"<segmentedControl id="S"><segments><segment title="a"/><segment title="b"/></segments></segmentedControl>"#,
      new:
        #"<segmentedControl id="S"><segments><segment title="b"/><segment title="a"/></segments></segmentedControl>"#,
      told: ["changed object S: segments a, b → b, a"]),
    DifferenceCase(
      name: "a segment goes",
      old:
        #"<segmentedControl id="S"><segments><segment title="a"/><segment title="b"/></segments></segmentedControl>"#,
      new: #"<segmentedControl id="S"><segments><segment title="b"/></segments></segmentedControl>"#,
      told: ["changed object S: segments.segment[0].title a → nil"]),
    DifferenceCase(
      name: "tabs in another order",
      old:
        #"<tabBarController id="T"><connections><segue relationship="viewControllers" id="a"/><segue relationship="viewControllers" id="b"/></connections></tabBarController>"#,
      new:
        #"<tabBarController id="T"><connections><segue relationship="viewControllers" id="b"/><segue relationship="viewControllers" id="a"/></connections></tabBarController>"#,
      told: ["moved connection b in T"]),
    DifferenceCase(
      name: "a text of digits is no number", old: #"<label text="007" tag="10000001" id="L"/>"#,
      new: #"<label text="7.0" tag="10000002" id="L"/>"#,
      told: ["changed object L: text 007 → 7.0, tag 10000001 → 10000002"]),
    DifferenceCase(
      name: "a mask lets in what it took out",
      old:
        #"<view id="V"><subviews><label id="A"/></subviews><variation key="widthClass=regular"><mask key="subviews"><exclude reference="A"/></mask></variation></view>"#,
      new:
        #"<view id="V"><subviews><label id="A"/></subviews><variation key="widthClass=regular"><mask key="subviews"><include reference="A"/></mask></variation></view>"#,
      told: ["changed object A: installed in widthClass=regular NO → YES"]),
    DifferenceCase(
      name: "an override of a class",
      old:
        #"<constraint firstAttribute="width" constant="8" id="C"><variation key="heightClass=compact" constant="4"/></constraint>"#,
      new:
        #"<constraint firstAttribute="width" constant="8" id="C"><variation key="heightClass=compact" constant="6"/></constraint>"#,
      told: ["changed constraint C: constant in heightClass=compact 4 → 6"]),
    DifferenceCase(
      name: "a view is installed in a class",
      old: #"<view id="V"><subviews><label id="A"/></subviews></view>"#,
      new:
        #"<view id="V"><subviews><label id="A"/></subviews><variation key="widthClass=regular"><mask key="subviews"><exclude reference="A"/></mask></variation></view>"#,
      told: ["changed object A: installed in widthClass=regular nil → NO"]),
    DifferenceCase(
      name: "a resource has another size",
      old: #"<resources><image name="i" width="8" height="8"/></resources>"#,
      new: #"<resources><image name="i" width="9" height="8"/></resources>"#,
      told: ["changed resource : width 8 → 9"]),
  ]

  static let quiet = [
    DifferenceCase(
      name: "a frame that constraints decide",
      old:
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame" x="0" y="0" width="8" height="8"/></view>"#,
      new:
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame" x="0" y="0" width="80" height="8"/></view>"#,
      noise: ["frame"]),
    DifferenceCase(
      name: "half a point of a frame that a mask decides",
      old: mask(x: "10"), new: mask(x: "10.5"), noise: ["frame"]),
    DifferenceCase(
      name: "a place on the canvas",
      old: #"<scene sceneID="S"><objects/><point key="canvasLocation" x="1" y="1"/></scene>"#,
      new: #"<scene sceneID="S"><objects/><point key="canvasLocation" x="2" y="1"/></scene>"#,
      noise: ["canvas"]),
    DifferenceCase(
      name: "versions and what Interface Builder notes",
      old:
        #"<dependencies><plugIn identifier="p" version="1"/></dependencies><view misplaced="YES" id="V"/>"#,
      new: #"<dependencies><plugIn identifier="p" version="2"/></dependencies><view id="V"/>"#,
      noise: ["tools", "tools"]),
    DifferenceCase(
      name: "the order of constraints, connections and resources",
      old:
        #"<view id="V"><constraints><constraint firstAttribute="width" id="a"/><constraint firstAttribute="height" id="b"/></constraints></view>"#,
      new:
        #"<view id="V"><constraints><constraint firstAttribute="height" id="b"/><constraint firstAttribute="width" id="a"/></constraints></view>"#
    ),
    DifferenceCase(
      name: "a number in another spelling", old: #"<view alpha="0.40000000000000002" id="V"/>"#,
      new: #"<view alpha="0.4" id="V"/>"#),
    DifferenceCase(
      name: "a colour of numbers in another spelling",
      old:
        #"<view id="V"><color key="tintColor" white="0.33333333329999998" alpha="1" colorSpace="calibratedWhite"/></view>"#,
      new:
        #"<view id="V"><color key="tintColor" white="0.3333333333" alpha="1.0" colorSpace="calibratedWhite"/></view>"#
    ),
    DifferenceCase(
      name: "a connection with another identifier alone",
      old: #"<view id="V"><connections><outlet property="p" destination="V" id="a"/></connections></view>"#,
      new: #"<view id="V"><connections><outlet property="p" destination="V" id="b"/></connections></view>"#),
  ]

  static func mask(x: String) -> String {
    """
    <view id="V"><subviews><label id="L"><rect key="frame" x="\(x)" y="0" width="8" height="8"/>\
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/></label></subviews></view>
    """
  }
}

/// The differences between two documents.
struct DocumentDifferenceTests {
  private func difference(_ old: String, _ new: String) throws -> DocumentDifference {
    let documents = try [old, new].map { text throws in
      try DocumentReader().read(Array("<document toolsVersion=\"1\">\(text)</document>".utf8), path: "a")
    }
    return DocumentDifference(from: documents[0], to: documents[1])
  }

  private func words(_ change: ObjectChange, _ difference: DocumentDifference) -> String {
    func id(_ node: NodeID?, _ document: Document) -> String { node.flatMap { document.tree[$0, .id] } ?? "" }
    let isNew = change.new != nil
    let kind =
      change.isAdded
      ? "added"
      : change.isRemoved
        ? "removed" : change.isReplaced ? "replaced" : change.move == nil ? "changed" : "moved"
    var words =
      "\(kind) \(change.part) " + (isNew ? id(change.new, difference.new) : id(change.old, difference.old))
    if let within = change.within { words += " in " + id(within, isNew ? difference.new : difference.old) }
    if let move = change.move {
      words +=
        move.isOfOrder
        ? " in " + id(move.new, difference.new)
        : ": \(id(move.old, difference.old)) → \(id(move.new, difference.new))"
    }
    let values = change.values.map { value in
      value.path + (value.override.map { " in \($0)" } ?? "")
        + " \(value.old ?? "nil") → \(value.new ?? "nil")"
    }
    return words + (values.isEmpty ? "" : ": " + values.joined(separator: ", "))
  }

  @Test(arguments: DifferenceCase.objects + DifferenceCase.quiet)
  func `what somebody changed is told`(example: DifferenceCase) throws {
    let difference = try difference(example.old, example.new)
    #expect(difference.withoutNoise.map { words($0, difference) } == example.told)
  }

  @Test(arguments: DifferenceCase.quiet)
  func `what nobody chose is known as that`(example: DifferenceCase) throws {
    let difference = try difference(example.old, example.new)
    #expect(difference.changes.flatMap(\.values).compactMap { $0.noise?.rawValue } == example.noise)
  }

  @Test(arguments: DifferenceCase.objects + DifferenceCase.quiet)
  func `a document does not differ from itself, and what came goes the other way`(
    example: DifferenceCase
  ) throws {
    let same = try difference(example.new, example.new)
    #expect(same.changes.isEmpty)
    let there = try difference(example.old, example.new)
    let back = try difference(example.new, example.old)
    #expect(there.changes.count { $0.isAdded } == back.changes.count { $0.isRemoved })
    #expect(there.changes.count { $0.isRemoved } == back.changes.count { $0.isAdded })
    func values(_ difference: DocumentDifference, turned: Bool) -> Set<[String?]> {
      Set(
        difference.changes.flatMap(\.values).map {
          [$0.path, $0.override?.description, turned ? $0.new : $0.old, turned ? $0.old : $0.new]
        })
    }
    #expect(values(there, turned: false) == values(back, turned: true))
  }

  @Test func `half a point more is told of a frame that a mask decides`() throws {
    let difference = try difference(DifferenceCase.mask(x: "10"), DifferenceCase.mask(x: "10.6"))
    #expect(
      difference.withoutNoise.map { words($0, difference) }
        == ["changed object L: frame 10 0 8 8 → 10.6 0 8 8"])
  }

  @Test func `thousands of views in another order and of equal additions end soon`() throws {
    let ids = Array(0..<4000)
    func views(_ ids: some Sequence<Int>) -> String {
      "<view id=\"V\"><subviews>" + ids.map { "<view id=\"v\($0)\"/>" }.joined() + "</subviews></view>"
    }
    let turned = try difference(views(ids), views(ids.reversed()))
    #expect(turned.changes.count == 3999)
    let made = try difference(
      views(ids),
      "<view id=\"V\"><subviews>" + ids.map { "<view id=\"w\($0)\"/>" }.joined() + "</subviews></view>")
    #expect(made.changes.contains { !$0.isReplaced } == false)
    #expect(made.changes.count == 4000)
  }
}
