import Foundation
import Testing

/// The page of each module, in its documentation catalogue.
struct PageTests {
  /// What the steps of a page name, such as `Device`, `window`.
  private static func names(in page: Repository.File) -> [String] {
    page.lines.filter { $0.text.hasPrefix("| `") }.flatMap { line in
      let step = line.text.dropFirst(3).prefix { $0 != "`" && $0 != "(" }
      return step.split(separator: ".").map(String.init)
    }
  }

  /// What the Swift files of a module declare.
  private static func declarations(of module: String) throws -> Set<String> {
    let words: Set = [
      "func", "struct", "enum", "class", "protocol", "extension", "typealias", "let", "var", "case",
    ]
    var declared: Set<String> = []
    for file in try Repository.code() where file.path.hasPrefix("Sources/\(module)/") {
      if file.text.contains("init(") { declared.insert("init") }
      let texts = file.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for (word, name) in zip(texts, texts.dropFirst()) where words.contains(String(word)) {
        declared.insert(String(name))
      }
    }
    return declared
  }

  private static func modules() throws -> Set<String> {
    Set(
      try Repository.code().filter { $0.path.hasPrefix("Sources/") }.compactMap { file in
        file.path.split(separator: "/").dropFirst().first.map(String.init)
      })
  }

  @Test func `every module has a page that names its steps`() throws {
    let pages = try Repository.pages()
    for module in try Self.modules().sorted() {
      let path = "Sources/\(module)/\(module).docc/\(module).md"
      guard let page = pages.first(where: { $0.path == path }) else {
        Issue.record("\(module) has no page")
        continue
      }
      let names = Self.names(in: page)
      #expect(!names.isEmpty, "\(path)")
      let declared = try Self.declarations(of: module)
      for name in names { #expect(declared.contains(name), "\(path) names \(name)") }
    }
  }
}
