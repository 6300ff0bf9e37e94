import Foundation
import TestSupport
import Testing

/// `ninefold browse --against`: what differs from another version, by the code of `review`.
struct BrowseVersionTests {
  private static func document(_ constant: Double, _ text: String) -> String {
    let label = Fixtures.laidOut("label", "l1", "text=\"\(text)\"")
    return Fixtures.storyboard(
      [label],
      constraints: [
        Fixtures.constraint("k1", ("l1", "leading"), ("root", "leading"), constant),
        Fixtures.constraint("k2", ("l1", "top"), ("root", "top"), 8),
      ])
  }

  private func expectReview(
    _ site: WrittenSite, _ words: [String], in directory: TemporaryDirectory
  ) throws {
    #expect(site.outcome.code == 0, "\(site.outcome.errors)")
    let outcome = try Fixtures.ninefold.run(["review"] + words + ["--format", "json"], in: directory.url)
    let review = try JSON(outcome.output)
    let versions = try site.data("data/versions")
    for name in ["old", "new", "findings", "documents"] { #expect(versions[name] == review[name], "\(name)") }
    guard case .array(let documents)? = try site.data("data/project")["versions"]?["documents"] else {
      throw CocoaError(.coderValueNotFound)
    }
    #expect(documents.map { $0["path"] } == [.string("A.storyboard")])
    #expect(documents[0]["scenes"] == .array([.string("s1")]))
    guard case .array(let pictures)? = try site.data("data/versions/0/0")["pictures"] else {
      throw CocoaError(.coderValueNotFound)
    }
    let picture = try #require(pictures.first)
    #expect(picture["screens"] == .string("in all size classes") && picture["old"] != picture["new"])
    guard case .array(let moves)? = picture["moves"], let move = moves.first,
      case .array(let old)? = move["old"], case .array(let new)? = move["new"]
    else { throw CocoaError(.coderValueNotFound) }
    #expect(moves.count == 1 && move["id"] == .string("l1"))
    #expect(old[0] == .number(8) && new[0] == .number(20) && old[1] == new[1])
  }

  @Test func `what differs from a commit is what review says`() throws {
    let repository = try GitRepository()
    let directory = repository.directory
    try directory.write(Self.document(8, "a"), to: "App/A.storyboard")
    try directory.write(Fixtures.xib(Fixtures.view("v")), to: "App/Same.xib")
    try repository.git("add", "-A")
    try repository.git("commit", "-q", "-m", "one")
    try directory.write(Self.document(20, "a"), to: "App/A.storyboard")
    let site = try WrittenSite(["App", "--against", "HEAD"], in: directory)
    try expectReview(site, ["HEAD", "--in", "App"], in: directory)
  }

  @Test func `what differs from another folder is what review says`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.document(8, "a"), to: "Old/A.storyboard")
    try directory.write(Self.document(20, "a"), to: "App/A.storyboard")
    let site = try WrittenSite(["App", "--against", "Old"], in: directory)
    try expectReview(site, ["Old", "App"], in: directory)
  }

  @Test func `only the selected document is compared`() throws {
    let directory = try TemporaryDirectory()
    for name in ["A", "B"] {
      try directory.write(Self.document(8, "a"), to: "Old/\(name).storyboard")
      try directory.write(Self.document(20, "a"), to: "App/\(name).storyboard")
    }
    let site = try WrittenSite(["App", "--document", "B.storyboard", "--against", "Old"], in: directory)
    guard case .array(let documents)? = try site.data("data/versions")["documents"] else {
      throw CocoaError(.coderValueNotFound)
    }
    #expect(documents.map { $0["path"] } == [.string("B.storyboard")])
  }

  @Test func `without another version the page has none`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.document(8, "a"), to: "App/A.storyboard")
    let site = try WrittenSite(["App"], in: directory)
    #expect(try site.data("data/project")["versions"] == .null)
    #expect(!site.files.contains("data/versions.js"))
  }

  @Test func `a version that is neither a path nor a commit is said, and nothing is written`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.document(8, "a"), to: "App/A.storyboard")
    let site = try WrittenSite(["App", "--against", "nowhere"], in: directory)
    #expect(site.outcome.code == 2 && site.outcome.errors.contains("expected a repository and commits"))
    #expect(site.files.isEmpty)
  }
}
