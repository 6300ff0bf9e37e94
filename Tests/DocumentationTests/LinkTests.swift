import Foundation
import Testing

/// Links between pages.
struct LinkTests {
  /// Where a page links to, addresses elsewhere left out.
  private static func targets(of page: Repository.File) -> [String] {
    var isCode = false
    var prose = ""
    for line in page.lines {
      if line.text.hasPrefix("```") { isCode.toggle() }
      if !isCode, !line.text.hasPrefix("    ") { prose += line.text + "\n" }
    }
    return prose.parts(after: "](").map { String($0.prefix { $0 != ")" && $0 != " " }) }
      .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
  }

  /// The places in a page that a link may name: anchors, and headings as they are shown.
  private static func places(in text: String) -> Set<String> {
    let anchors = text.parts(after: "<a id=\"").map { String($0.prefix { $0 != "\"" }) }
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        .replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
    return Set(anchors).union(headings)
  }

  @Test func `every link of a page leads somewhere`() throws {
    let pages = try Repository.pages()
    #expect(pages.contains { $0.path == "README.md" })
    for page in pages {
      for target in Self.targets(of: page) {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let url =
          parts[0].isEmpty
          ? page.url : page.url.deletingLastPathComponent().appending(path: String(parts[0]))
        let path = url.standardizedFileURL.path(percentEncoded: false)
        #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(target)")
        guard parts.count > 1, path.hasSuffix(".md") else { continue }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(Self.places(in: text).contains(String(parts[1])), "\(page) links to \(target)")
      }
    }
  }
}
