import Ninefold
import SceneModel
import Testing

/// The elements and attributes of documents that Ninefold reads, found out by using the documents.
struct CoverageTests {
  /// A xib of some objects that varies by size class.
  private func document(_ objects: String, path: String = "a.xib") throws -> Document {
    try DocumentReader().read(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22155" useAutolayout="YES" \
        useTraitCollections="YES"><objects>\(objects)</objects></document>
        """.utf8), path: path)
  }

  /// The entries that a coverage counts, each as `element.attribute count`.
  private func words(_ entries: [Coverage.Entry]) -> [String] {
    entries.map { "\($0.element).\($0.attribute ?? "") \($0.count)" }
  }

  private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="100" height="50"/>"#

  @Test func `what nothing asks for is counted, with where it is first`() throws {
    var coverage = Coverage()
    coverage.add(try document(#"<view id="a" novel="1">\#(Self.frame)</view>"#))
    coverage.add(
      try document(
        #"<view id="b" novel="2">\#(Self.frame)<curious odd="1"/></view><curious/>"#, path: "b.xib"))
    #expect(coverage.documentCount == 2)
    #expect(words(coverage.kept) == ["curious. 2", "view.novel 2", "curious.odd 1"])
    #expect(coverage.kept.map(\.firstPath) == ["b.xib", "a.xib", "b.xib"])
    #expect(coverage.kept.map { $0.firstObject?.text } == ["b", "a", "b"])
    // In each document: root and four attributes, objects, view with two attributes, rect with five.
    #expect(coverage.totals.occurrences == 2 * (5 + 1 + 3 + 6) + 3)
    #expect(coverage.totals.understood == coverage.totals.occurrences - 5)
  }

  @Test func `a variation's attributes are those of what it varies`() throws {
    var coverage = Coverage()
    coverage.add(
      try document(
        """
        <stackView id="s" axis="vertical">\(Self.frame)<subviews><view id="v">\(Self.frame)</view></subviews>
        <variation key="widthClass=compact" axis="horizontal" novel="1"/></stackView>
        """))
    let ofStack = coverage.entries.filter { $0.element == "stackView" || $0.element == "variation" }
    #expect(
      words(ofStack.filter(\.isUnderstood)) == [
        "stackView. 1", "stackView.axis 2", "stackView.id 1", "variation. 1", "variation.key 1",
      ])
    #expect(words(ofStack.filter { !$0.isUnderstood }) == ["stackView.novel 1"])
  }

  @Test func `an attribute counts where it is read and not where it is not`() throws {
    var coverage = Coverage()
    coverage.add(
      try document(
        #"<view id="a" hidden="YES">\#(Self.frame)</view><customObject id="b" hidden="YES"/>"#))
    let hidden = coverage.entries.filter { $0.attribute == "hidden" }
    #expect(hidden.map(\.element) == ["customObject", "view"])
    #expect(hidden.map(\.isUnderstood) == [false, true])
  }

  @Test func `what is drawn but moves nothing is not understood`() throws {
    var coverage = Coverage()
    coverage.add(
      try document(
        """
        <view id="a">\(Self.frame)<color key="backgroundColor" white="1" alpha="1"/></view>
        """))
    #expect(words(coverage.kept) == ["color. 1", "color.alpha 1", "color.white 1"])
  }
}
