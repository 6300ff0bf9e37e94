import Foundation
import TestSupport
import Testing

/// `ninefold review`: one page of what a change does, with what checks find that is new.
struct ReviewCommandTests {
  /// A view with a label that its constraints place, or leave open across.
  private func xib(isOpen: Bool, hasOther: Bool = false) -> String {
    Fixtures.xib(
      """
      <view contentMode="scaleToFill" id="V"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="L">
      <rect key="frame" x="20" y="20" width="40" height="20"/></label></subviews>
      <constraints>
      <constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" constant="20" id="C"/>
      \(isOpen ? "" : #"<constraint firstItem="L" firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="20" id="D"/>"#)
      </constraints></view>
      \(hasOther ? #"<view id="W"><constraints><constraint firstItem="W" firstAttribute="top" secondItem="none" secondAttribute="top" id="X"/></constraints></view>"# : "")
      """)
  }

  @Test func `what is found anew, and what is not`() throws {
    let repository = try GitRepository()
    try repository.commit(xib(isOpen: false, hasOther: true), "one")
    try repository.commit(xib(isOpen: true, hasOther: true), "two")
    let outcome = try repository.ninefold("review", "HEAD~1..HEAD", "--format", "markdown")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("#### New findings"))
    #expect(outcome.output.contains("Cell.xib"))
    #expect(outcome.output.contains("(ambiguous)"))
    #expect(outcome.output.contains("new ambiguity"))
    // Findings that were there before are not reported again.
    #expect(!outcome.output.contains("dangling"))
    let back = try repository.ninefold("review", "HEAD..HEAD~1", "--format", "text")
    #expect(back.code == 0)
    #expect(back.output.contains("New findings\n  none\n"))
    #expect(back.output.contains("no more ambiguity"))
  }

  @Test func `a page has pictures of what looks other`() throws {
    let repository = try GitRepository()
    try repository.commit(xib(isOpen: false), "one")
    try repository.commit(xib(isOpen: false).replacing("text=\"a\"", with: "text=\"b\""), "two")
    let outcome = try repository.ninefold("review", "HEAD~1..HEAD")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("<!DOCTYPE html>"))
    #expect(outcome.output.components(separatedBy: "class=\"before\" alt=\"in all size classes").count == 2)
    #expect(outcome.output.components(separatedBy: "class=\"after\" alt=\"in all size classes").count == 2)
    for way in ["both", "overlay", "swipe"] { #expect(outcome.output.contains("value=\"\(way)\"")) }
  }

  @Test func `an image that git lacks is named, and the rest is reviewed`() throws {
    let repository = try GitRepository()
    try repository.directory.write("no picture", to: "Images.xcassets/a.imageset/a.png")
    try repository.commit(xib(isOpen: false), "one")
    try repository.commit(xib(isOpen: true), "two")
    let object = try repository.git("rev-parse", "HEAD:Images.xcassets/a.imageset/a.png").dropLast()
    let place = ".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
    try FileManager.default.removeItem(at: repository.directory.url.appending(path: place))
    let outcome = try repository.ninefold("review", "HEAD~1..HEAD", "--format", "text")
    #expect(outcome.code == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("new ambiguity"))
    #expect(
      outcome.errors.contains(
        "Images.xcassets/a.imageset/a.png: warning: git lacks its object, as in a partial clone"))
  }

  @Test func `so it is in a partial clone`() throws {
    let repository = try GitRepository()
    try repository.directory.write("no picture", to: "Images.xcassets/a.imageset/a.png")
    try repository.commit(xib(isOpen: false), "one")
    try repository.commit(xib(isOpen: true), "two")
    try repository.git("config", "uploadpack.allowFilter", "true")
    try repository.git(
      "clone", "-q", "--no-checkout", "--filter=blob:none", "file://" + repository.directory.path, "clone")
    let clone = repository.directory.url.appending(path: "clone").path
    for version in ["HEAD", "HEAD~1"] { try repository.git("-C", clone, "show", version + ":Cell.xib") }
    let outcome = try repository.ninefold("review", "HEAD~1..HEAD", "--in", clone, "--format", "text")
    #expect(outcome.code == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("new ambiguity"))
    #expect(outcome.errors.contains("a.png: warning: git lacks its object"))
  }

  @Test func `a document that is new is shown`() throws {
    let repository = try GitRepository()
    try repository.commit(xib(isOpen: false), "one")
    try repository.directory.write(Fixtures.xib(Fixtures.view("N")), to: "New.xib")
    try repository.git("add", "-A")
    let outcome = try repository.ninefold("review", "--staged")
    #expect(outcome.output.contains("<h2>New.xib (added)</h2>"))
    #expect(outcome.output.contains("<div class=\"before none\">not there</div><img class=\"after\""))
  }

  @Test func `nothing differs`() throws {
    let repository = try GitRepository()
    try repository.commit(xib(isOpen: true), "one")
    let outcome = try repository.ninefold("review", "HEAD..HEAD", "--format", "text")
    #expect(outcome.code == 0)
    #expect(outcome.output == "")
  }
}
