import Foundation
import Testing

/// Rules of Interface Builder and the code that follows them.
struct CitationTests {
  /// What a citation begins with; the anchor follows.
  private static let start = "InterfaceBuilder.md#"

  private static func anchors() throws -> [String] {
    try Repository.rules().text.parts(after: "<a id=\"").map { String($0.prefix { $0 != "\"" }) }
  }

  private static func citations(in line: Substring) -> [String] {
    line.parts(after: start).map { part in
      String(part.prefix { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
  }

  @Test func `every anchor is one rule's, in small letters with dashes`() throws {
    let anchors = try Self.anchors()
    #expect(anchors.count > 100)
    #expect(Set(anchors).count == anchors.count)
    for anchor in anchors {
      #expect(anchor.allSatisfy { $0 == "-" || $0.isNumber || $0.isLowercase }, "\(anchor)")
    }
  }

  @Test func `every citation leads to an anchor`() throws {
    let anchors = Set(try Self.anchors())
    for file in try Repository.code() where file.text.contains(Self.start) {
      for line in file.lines {
        for citation in Self.citations(in: line.text) where !citation.isEmpty {
          #expect(anchors.contains(citation), "\(file):\(line.number) cites \(citation)")
        }
      }
    }
  }

  @Test func `every rule is cited by the code that follows it`() throws {
    let cited = Set(try Repository.code().flatMap { Self.citations(in: $0.text[...]) })
    for anchor in try Self.anchors() { #expect(cited.contains(anchor), "nothing cites \(anchor)") }
  }

  /// Words that only papers outside of the repository are cited by.
  private static let foreign = [
    "facts §", "facts,", "facts:", "(facts", "corrections", "(observed", "of the corpus", "(row ",
  ]

  @Test func `no comment cites what is not in the repository`() throws {
    for file in try Repository.code() where !file.path.hasPrefix("Tests/DocumentationTests/") {
      let text = file.text.lowercased()
      for word in Self.foreign where text.contains(word) {
        for line in file.lines {
          let comment = line.text.lowercased().parts(after: "//").joined(separator: "//")
          #expect(!comment.contains(word), "\(file):\(line.number): \(word)")
        }
      }
    }
  }
}
