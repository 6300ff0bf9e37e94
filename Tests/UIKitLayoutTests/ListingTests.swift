import Foundation
import Testing

/// The page that lists the part of UIKit that is there: made from the source.
struct ListingTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names that are public, by their types; those of no type by an empty name.
  private static func names() throws -> [String: Set<String>] {
    let files = ["UIKitCore", "UIKitLayout", "UIKitValues"].flatMap { room in
      let folder = root.appending(path: "Sources").appending(path: room)
      let files = FileManager.default.enumerator(
        at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
      return files?.compactMap { $0 as? URL } ?? []
    }
    var names: [String: Set<String>] = [:]
    for file in files where file.pathExtension == "swift" {
      var types = ["", ""]
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let depth = line.prefix { $0 == " " }.count / 2
        if depth > 2 { continue }
        let isPublic =
          (line.contains("public ") || line.contains("open ")) && !line.contains("@_spi(")
        if let match = line.firstMatch(
          of:
            /^ *(?:(?:public|open|final|indirect) )*(class|struct|enum|protocol|extension|typealias) (?!var|func)([A-Za-z_.]+)/
        ),
          depth < 2, !line.contains(" class func"), !line.contains(" class var")
        {
          let name = depth == 0 ? String(match.2) : types[0] + "." + match.2
          if depth == 0 { types = [name, ""] } else { types[1] = name }
          if isPublic, match.1 != "extension" { names[name, default: []].formUnion([]) }
          continue
        }
        guard isPublic,
          let match = line.firstMatch(of: /\b(?:var|let|func) (`?[A-Za-z_]+`?)|\b(init)\??\(/)
        else { continue }
        let type = depth == 0 ? "" : depth == 1 ? types[0] : types[1]
        names[type, default: []].insert(String(match.1 ?? match.2 ?? ""))
      }
    }
    return names
  }

  @Test func `the page lists what is there`() throws {
    let names = try Self.names().filter { !$0.key.isEmpty || !$0.value.isEmpty }
    #expect(names["UIView"]?.isSuperset(of: ["layoutIfNeeded", "addSubview", "leadingAnchor"]) == true)
    #expect(names["UIStackView.Distribution"] != nil)
    let list = names.sorted { $0.key < $1.key }.map { type, members in
      let name = type.isEmpty ? "no type" : "`\(type)`"
      return members.isEmpty
        ? "- \(name)" : "- \(name): \(members.sorted().map { "`\($0)`" }.joined(separator: ", "))"
    }.joined(separator: "\n")
    let page = Self.root.appending(path: "Documentation/UIKitLayout.md").resolvingSymlinksInPath()
    let text = try String(contentsOf: page, encoding: .utf8)
    let (start, end) = ("<!-- the list begins -->\n", "\n<!-- the list ends -->")
    let before = try #require(text.range(of: start))
    let after = try #require(text.range(of: end))
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      let new = text[..<before.upperBound] + list + text[after.lowerBound...]
      try String(new).write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(text[before.upperBound..<after.lowerBound] == list)
  }
}
