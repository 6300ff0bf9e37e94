import Foundation
import Testing

/// The page of each module, in its documentation catalogue.
struct PageTests {
  /// The names in the steps of a page, such as `Device`, `window`.
  private static func names(in page: Repository.File) -> [String] {
    page.lines.filter { $0.text.hasPrefix("| `") }.flatMap { line in
      let step = line.text.dropFirst(3).prefix { $0 != "`" && $0 != "(" }
      return step.split(separator: ".").map(String.init)
    }
  }

  /// The names that Swift files declare.
  private static func declarations(in files: [Repository.File]) -> Set<String> {
    let words: Set = [
      "func", "struct", "enum", "class", "protocol", "extension", "typealias", "let", "var", "case",
    ]
    var declared: Set<String> = []
    for file in files {
      if file.text.contains("init(") { declared.insert("init") }
      let texts = file.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for (word, name) in zip(texts, texts.dropFirst()) where words.contains(String(word)) {
        declared.insert(String(name))
      }
    }
    return declared
  }

  /// The Swift files of the modules, by module.
  private static func modules() throws -> [String: [Repository.File]] {
    let sources = try Repository.code().filter { $0.path.hasPrefix("Sources/") }
    return Dictionary(grouping: sources) { file in file.path.split(separator: "/").map(String.init)[1] }
  }

  @Test func `every module has a page that names its steps`() throws {
    let pages = try Repository.pages()
    for (module, files) in try Self.modules().sorted(by: { $0.key < $1.key }) {
      let path = "Sources/\(module)/\(module).docc/\(module).md"
      guard let page = pages.first(where: { $0.path == path }) else {
        Issue.record("\(module) has no page")
        continue
      }
      let names = Self.names(in: page)
      #expect(!names.isEmpty, "\(path)")
      let declared = Self.declarations(in: files)
      for name in names { #expect(declared.contains(name), "\(path) names \(name)") }
    }
  }
}
