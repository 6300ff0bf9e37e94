import Controls
import InterfaceBuilder
import SceneModel
import Testing

struct CoverageTests {
  private func document(_ xml: String, path: String) throws -> Document {
    try DocumentReader().read(Array("<document>\(xml)</document>".utf8), path: path)
  }

  @Test
  func `what is kept and not understood is counted, with the first place`() throws {
    var coverage = Coverage()
    coverage.add(try document(#"<view id="a" hidden="YES" novel="1"/>"#, path: "a.xib"))
    coverage.add(
      try document(#"<view id="b" novel="2"><curious key="c" odd="1"/></view><curious/>"#, path: "b.xib"))
    #expect(coverage.documentCount == 2)
    let kept = coverage.kept.map {
      "\($0.element).\($0.attribute ?? "") \($0.count) \($0.firstPath) \($0.firstObject?.text ?? "")"
    }
    #expect(
      kept == [
        "curious. 2 b.xib b", "view.novel 2 a.xib a", "curious.key 1 b.xib b", "curious.odd 1 b.xib b",
      ])
    let all = coverage.entries.filter { $0.element == "view" }
    #expect(all.map(\.attribute) == [nil, "hidden", "id", "novel"])
    #expect(all.map(\.isUnderstood) == [true, true, true, false])
    #expect(coverage.totals.occurrences == 13)
    #expect(coverage.totals.understood == 7)
  }

  @Test
  func `a variation's attributes are those of what it varies`() throws {
    var coverage = Coverage()
    coverage.add(
      try document(
        #"<stackView id="s"><variation key="widthClass=compact" axis="vertical" novel="1"/></stackView>"#,
        path: "a.xib"))
    let understood = coverage.entries.filter(\.isUnderstood).map { "\($0.element).\($0.attribute ?? "")" }
    #expect(
      understood == [
        "document.", "stackView.", "stackView.axis", "stackView.id", "variation.", "variation.key",
      ])
    #expect(coverage.kept.map(\.attribute) == ["novel"])
  }

  @Test
  func `what every object has is understood of objects alone`() throws {
    var coverage = Coverage()
    coverage.add(try document(#"<novel id="a" customClass="C"/><novel customClass="C"/>"#, path: "a.xib"))
    let classes = coverage.entries.filter { $0.attribute == "customClass" }
    #expect(classes.map(\.isUnderstood).sorted { $0 && !$1 } == [true, false])
    #expect(classes.map(\.count) == [1, 1])
  }
}
