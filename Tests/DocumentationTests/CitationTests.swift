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
    for file in try Repository.code() {
      for line in file.lines {
        for citation in Self.citations(in: line.text) where !citation.isEmpty {
          #expect(anchors.contains(citation), "\(file):\(line.number) cites \(citation)")
        }
      }
    }
  }
}
