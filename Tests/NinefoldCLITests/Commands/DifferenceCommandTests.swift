import Foundation
import TestSupport
import Testing

/// `ninefold diff`: what differs, object by object, and what that does to frames.
struct DifferenceCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// A xib with a label whose distance from the top is another in compact height.
  private func xib(_ text: String, top: Int, tools: Int = 22155, x: Int = 20) -> String {
    Fixtures.xib(
      """
      <view contentMode="scaleToFill" id="V" userLabel="Card">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="L" userLabel="Name">
      <rect key="frame" x="\(x)" y="20" width="40" height="20"/></label></subviews>
      <constraints>
      <constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" constant="20" id="C">
      <variation key="heightClass=compact" constant="\(top)"/></constraint>
      <constraint firstItem="L" firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="20" id="D"/>
      <constraint firstItem="L" firstAttribute="width" constant="40" id="E"/>
      <constraint firstItem="L" firstAttribute="height" constant="20" id="F"/>
      </constraints></view>
      """
    ).replacing("toolsVersion=\"22155\"", with: "toolsVersion=\"\(tools)\" useTraitCollections=\"YES\"")
  }

  private func files(_ old: String, _ new: String) throws -> [String] {
    [try directory.write(old, to: "Old.xib").path, try directory.write(new, to: "New.xib").path]
  }

  @Test func `a document of which only noise differs is named`() throws {
    let paths = try files(xib("a", top: 8), xib("a", top: 8, tools: 22160))
    let outcome = try Fixtures.ninefold.run(["diff"] + paths)
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("New.xib: note: no change a user could see\n"), "\(outcome.errors)")
    let same = try Fixtures.ninefold.run(["diff", paths[0], paths[0]])
    #expect(!same.errors.contains("no change a user could see"))
  }

  @Test func `colours and runtime attributes are told as people know them`() throws {
    func document(_ red: String, _ radius: String) throws -> String {
      let text = xib("a", top: 8)
      let start = try #require(text.firstRange(of: "<subviews>")).lowerBound
      return text.replacingCharacters(
        in: start..<start,
        with: """
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="\(radius)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          <color key="tintColor" red="\(red)" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          """)
    }
    let outcome = try Fixtures.ninefold.run(["diff"] + files(document("1", "4"), document("0.2", "8")))
    #expect(outcome.output.contains("tintColor #FF0000 → #330000\n"), "\(outcome.output)")
    #expect(outcome.output.contains("runtime attribute layer.cornerRadius 4 → 8\n"), "\(outcome.output)")
  }

  @Test func `stat counts what comes, goes and changes, scaled to the width`() throws {
    let more = (1...40).map { "<label text=\"\($0)\" id=\"L\($0)\"/>" }.joined()
    let paths = try files(
      Fixtures.xib("<label text=\"a\" id=\"A\"/><label text=\"b\" id=\"B\"/>"),
      Fixtures.xib("<label text=\"c\" id=\"A\"/>\(more)"))
    let outcome = try Fixtures.ninefold.run(["diff", "--stat", "--width", "40"] + paths)
    #expect(outcome.code == 1)
    let name = outcome.output.prefix { $0 != "|" }
    #expect(name.hasPrefix(" ") && name.contains("New.xib"))
    #expect(
      outcome.output.dropFirst(name.count).hasPrefix("| 42 " + String(repeating: "+", count: 22)),
      "\(outcome.output)")
    #expect(outcome.output.contains("-~\n 1 document changed, 40 added(+), 1 removed(-), 1 changed(~)\n"))
    let same = try Fixtures.ninefold.run(["diff", "--stat", paths[0], paths[0]])
    #expect(same.code == 0 && same.output.isEmpty)
    #expect(try Fixtures.ninefold.run(["diff", "--stat", "--format", "json"] + paths).code == 64)
  }

  @Test func `sentences are wrapped to a width`() throws {
    let paths = try files(xib("a", top: 8), xib("a", top: 16))
    let outcome = try Fixtures.ninefold.run(["diff", "--width", "30"] + paths)
    #expect(
      outcome.output.contains("    'Name' moves 8 pt down in\n    compact height\n"), "\(outcome.output)")
    #expect(try Fixtures.ninefold.run(["diff", "--width", "19"] + paths).code == 64)
  }

  @Test func `a new scene says what is in it`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(xib("a", top: 8), to: "new/Cell.xib")
    try directory.write(xib("a", top: 8), to: "both/Other.xib")
    try directory.write(xib("a", top: 8), to: "new/Other.xib")
    let outcome = try Fixtures.ninefold.run(["diff", "both", "new"], in: directory.url)
    #expect(
      outcome.output.contains("the scene is new: 2 views (1 label, 1 view), "), "\(outcome.output)")
  }

  @Test func `what a constant does to frames is told by classes`() throws {
    let paths = try files(xib("a", top: 8), xib("a", top: 16))
    let outcome = try Fixtures.ninefold.run(["diff"] + paths)
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        New.xib
          New
            ~ constraint 'Name'.top = top + 20 (C)  constant 8 → 16 in compact height
            'Name' moves 8 pt down in compact height
            nothing changes in any or regular height

        1 document differs, 1 scene, 1 change, 1 view with other frames

        """)
  }

  @Test func `what Interface Builder writes of its own accord is no difference, unless it is asked for`()
    throws
  {
    let paths = try files(xib("a", top: 8), xib("a", top: 8, tools: 22500, x: 30))
    let outcome = try Fixtures.ninefold.run(["diff"] + paths)
    #expect(outcome.code == 0)
    #expect(outcome.output == "")
    let all = try Fixtures.ninefold.run(["diff", "--noise"] + paths)
    #expect(all.code == 1)
    #expect(all.output.contains("toolsVersion 22155 → 22500"))
    #expect(all.output.contains("frame 20 20 40 20 → 30 20 40 20"))
  }

  @Test func `of long values what differs is shown`() throws {
    let long = String(repeating: "a long text ", count: 10)
    let paths = try files(xib(long + "one", top: 8), xib(long + "one&#10;two", top: 8))
    let outcome = try Fixtures.ninefold.run(["diff", "--no-frames"] + paths)
    #expect(outcome.output.contains(#"text '…a long text one' → '…a long text one\ntwo'"#))
  }

  @Test func `only what a user sees`() throws {
    let paths = try files(
      xib("a", top: 8), xib("b", top: 8).replacing("userLabel=\"Card\"", with: "userLabel=\"Sheet\""))
    #expect(try Fixtures.ninefold.run(["diff"] + paths).output.contains("userLabel 'Card' → 'Sheet'"))
    let seen = try Fixtures.ninefold.run(["diff", "--only-visible"] + paths)
    #expect(seen.code == 1)
    #expect(!seen.output.contains("userLabel"))
    #expect(seen.output.contains("text 'a' → 'b'"))
  }

  @Test func `directories pair documents by their paths, or by what is in them`() throws {
    let other = xib("a", top: 8).replacing(" id=\"", with: " id=\"x").replacing(
      "firstItem=\"L", with: "firstItem=\"xL")
    try directory.write(xib("a", top: 8), to: "old/A.xib")
    try directory.write(xib("b", top: 8), to: "new/A.xib")
    try directory.write(xib("a", top: 8), to: "old/Same.xib")
    try directory.write(xib("a", top: 8), to: "new/Same.xib")
    try directory.write(xib("a", top: 8), to: "old/Before.xib")
    try directory.write(xib("a", top: 8), to: "new/After.xib")
    try directory.write(other, to: "old/Gone.xib")
    try directory.write(Fixtures.xib(Fixtures.view("N")), to: "new/Come.xib")
    let outcome = try Fixtures.ninefold.run(["diff", directory.path + "/old", directory.path + "/new"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("\nAfter.xib (was Before.xib)\n"))
    #expect(outcome.output.contains("\nCome.xib (added)\n"))
    #expect(outcome.output.contains("\nGone.xib (removed)\n"))
    #expect(!outcome.output.contains("Same.xib"))
    #expect(outcome.output.contains("4 documents differ"))
  }

  @Test func `of two folders with a document each, one stands under another path or is another`() throws {
    try directory.write(xib("a", top: 8), to: "old/A.xib")
    try directory.write(xib("a", top: 8), to: "renamed/B.xib")
    try directory.write(Fixtures.xib(Fixtures.view("N")), to: "other/B.xib")
    let old = directory.path + "/old"
    let renamed = try Fixtures.ninefold.run(["diff", old, directory.path + "/renamed"])
    #expect(renamed.code == 1 && renamed.output.hasPrefix("B.xib (was A.xib)\n"))
    let other = try Fixtures.ninefold.run(["diff", old, directory.path + "/other"])
    #expect(other.output.contains("A.xib (removed)\n") && other.output.contains("B.xib (added)\n"))
  }

  @Test func `texts of a language are compared where it is asked for`() throws {
    for (folder, text) in [("old", "Bonjour"), ("new", "Salut")] {
      try directory.write(xib("a", top: 8), to: "\(folder)/Base.lproj/A.xib")
      try directory.write("\"L.text\" = \"\(text)\";\n", to: "\(folder)/fr.lproj/A.strings")
    }
    let paths = ["old", "new"].map { directory.path + "/" + $0 }
    #expect(try Fixtures.ninefold.run(["diff"] + paths).code == 0)
    let outcome = try Fixtures.ninefold.run(["diff", "--locale", "fr"] + paths)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("text 'Bonjour' → 'Salut'"))
  }

  @Test func `databases are compared as documents are`() throws {
    let paths = try files(xib("a", top: 8), xib("a", top: 16))
    let databases = ["old.db", "new.db"].map { directory.path + "/" + $0 }
    for (path, database) in zip(paths, databases) {
      #expect(try Fixtures.ninefold.run(["import", path, "--database", database]).code == 0)
    }
    let outcome = try Fixtures.ninefold.run(["diff"] + databases)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("'Name' moves 8 pt down in compact height"))
  }

  @Test(arguments: [
    ["diff", "HEAD~1..HEAD"], ["diff", "HEAD~1", "HEAD"], ["diff", "HEAD~1...HEAD"], ["diff", "HEAD~1"],
  ])
  func `commits of a repository`(words: [String]) throws {
    let repository = try GitRepository()
    try repository.commit(xib("a", top: 8), "one")
    try repository.commit(xib("a", top: 16), "two")
    let outcome = try Fixtures.ninefold.run(words, in: repository.directory.url)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("'Name' moves 8 pt down in compact height"))
    #expect(try repository.ninefold("diff", "HEAD").output == "")
  }

  @Test func `what is staged, and what is not`() throws {
    let repository = try GitRepository()
    try repository.commit(xib("a", top: 8), "one")
    #expect(try repository.ninefold("diff").code == 0)
    try repository.directory.write(xib("b", top: 8), to: "Cell.xib")
    #expect(try repository.ninefold("diff").output.contains("text 'a' → 'b'"))
    #expect(try repository.ninefold("diff", "--staged").code == 0)
    try repository.git("add", "-A")
    #expect(try repository.ninefold("diff", "--staged").output.contains("text 'a' → 'b'"))
    #expect(try repository.ninefold("diff").code == 0)
    #expect(try repository.ninefold("diff", "--staged", "--in", "Cell.xib").code == 1)
    #expect(try repository.ninefold("diff", "--staged", "Cell.xib").code == 1)
    try repository.directory.write(xib("c", top: 8), to: "Cell.xib")
    #expect(try repository.ninefold("diff", "Cell.xib").output.contains("text 'b' → 'c'"))
    try repository.directory.write(xib("b", top: 8), to: "Cell.xib")
  }

  @Test func `a document that is gone from the disk, or from the index`() throws {
    let repository = try GitRepository()
    try repository.commit(xib("a", top: 8), "one")
    try FileManager.default.removeItem(at: repository.directory.url.appending(path: "Cell.xib"))
    for words in [["diff"], ["diff", "HEAD"]] {
      let outcome = try Fixtures.ninefold.run(words, in: repository.directory.url)
      #expect(outcome.code == 1, "\(outcome.errors)")
      #expect(outcome.output.hasPrefix("Cell.xib (removed)\n"))
    }
    #expect(try repository.ninefold("diff", "--staged").code == 0)
    try repository.git("add", "-A")
    #expect(try repository.ninefold("diff", "--staged").output.hasPrefix("Cell.xib (removed)\n"))
  }

  @Test func `git tells differences by object`() throws {
    let repository = try GitRepository()
    try repository.commit(xib("a", top: 8), "one")
    try repository.setUp()
    try repository.directory.write(xib("b", top: 16), to: "Cell.xib")
    let told = try repository.git("diff")
    #expect(told.contains("~ label 'Name' (L)"))
    #expect(told.contains("'Name' moves 8 pt down in compact height"))
    try repository.git("commit", "-q", "-a", "-m", "two")
    let listed = try repository.git("show", "HEAD", "--", "Cell.xib")
    let lines = listed.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("- text: a"))
    #expect(lines.contains("+ text: b"))
    #expect(listed.contains("constant in compact height: 16"))
    #expect(!listed.contains("<label"))
  }

  @Test func `pages and Markdown hold no markup of documents`() throws {
    let paths = try files(xib("a", top: 8), xib("&lt;img src=x&gt; | *b*", top: 8))
    let page = try Fixtures.ninefold.run(["diff", "--format", "html"] + paths)
    #expect(page.code == 1)
    #expect(page.output.contains("data:image/svg+xml;base64,"))
    #expect(page.output.contains("&lt;img src=x&gt;"))
    #expect(!page.output.contains("<img src=x"))
    let markdown = try Fixtures.ninefold.run(["diff", "--format", "markdown"] + paths)
    #expect(markdown.output.contains(#"&lt;img src=x&gt; \| \*b\*"#))
  }

  @Test func `a truncated document, none, and no commit`() throws {
    let paths = try files(xib("a", top: 8), String(xib("a", top: 8).dropLast(20)))
    let truncated = try Fixtures.ninefold.run(["diff"] + paths)
    #expect(truncated.code == 2)
    #expect(truncated.errors.contains("New.xib:1"))
    let repository = try GitRepository()
    try repository.commit(xib("a", top: 8), "one")
    for words in [
      ["diff", "nothing..HEAD"], ["diff", "nothing.xib", "Cell.xib"], ["diff", "--staged", "nothing"],
      ["diff", "-x"],
    ] {
      let outcome = try Fixtures.ninefold.run(words, in: repository.directory.url)
      #expect(outcome.code == 2 || outcome.code == 64, "\(words)")
      #expect(outcome.errors.contains("error:"))
    }
    let outside = try Fixtures.ninefold.run(["diff"], in: directory.url)
    #expect(outside.code == 2)
    #expect(outside.errors.contains("expected a repository and commits that git can read"))
  }
}
