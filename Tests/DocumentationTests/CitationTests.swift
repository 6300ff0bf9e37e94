import Foundation
import Testing

/// Rules of Interface Builder and the code that follows them.
struct CitationTests {
  /// The pages of rules that code cites, each by its name, `#` and the anchor of a rule.
  private static let pages = ["InterfaceBuilder.md", "Devices.md", "Looks.md"]

  /// The anchors of a page, in their order.
  private static func anchors(of page: String) throws -> [String] {
    try Repository.rules(page).text.parts(after: "<a id=\"").map { String($0.prefix { $0 != "\"" }) }
  }

  /// The anchors of a page that a line cites.
  private static func citations(of page: String, in line: Substring) -> [String] {
    line.parts(after: page + "#").map { part in
      String(part.prefix { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
  }

  @Test(arguments: zip(pages, [100, 3, 30]))
  func `every anchor is one rule's, in small letters with dashes`(page: String, count: Int) throws {
    let anchors = try Self.anchors(of: page)
    #expect(anchors.count > count)
    #expect(Set(anchors).count == anchors.count)
    for anchor in anchors {
      #expect(anchor.allSatisfy { $0 == "-" || $0.isNumber || $0.isLowercase }, "\(anchor)")
    }
  }

  @Test(arguments: pages) func `every citation leads to an anchor`(page: String) throws {
    let anchors = Set(try Self.anchors(of: page))
    for file in try Repository.code() where file.text.contains(page + "#") {
      for line in file.lines {
        for citation in Self.citations(of: page, in: line.text) where !citation.isEmpty {
          #expect(anchors.contains(citation), "\(file):\(line.number) cites \(citation)")
        }
      }
    }
  }

  @Test(arguments: pages) func `every rule is cited by the code that follows it`(page: String) throws {
    let cited = Set(try Repository.code().flatMap { Self.citations(of: page, in: $0.text[...]) })
    for anchor in try Self.anchors(of: page) { #expect(cited.contains(anchor), "nothing cites \(anchor)") }
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
