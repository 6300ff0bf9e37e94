import Foundation

/// A code block in the documentation comment of a declaration.
struct CodeExample {
  /// The file, by its path from the root of the repository.
  let file: String
  /// The line of the block's first line of code, counted from 1.
  let line: Int
  /// The public type that the comment is of, or nil of another declaration.
  let type: String?
  let code: [Substring]

  /// The code as a function of a file that imports the library. Errors of the compiler name the place of the
  /// comment.
  func function(named name: String) -> String {
    """
    func \(name)() throws {
    #sourceLocation(file: "\(file)", line: \(line))
    \(code.joined(separator: "\n"))
    #sourceLocation()
    }

    """
  }

  /// The examples of a Swift file, in their order.
  static func examples(in file: Repository.File) -> [CodeExample] {
    var result: [CodeExample] = []
    var blocks: [(line: Int, code: [Substring])] = []
    var isCode = false
    for line in file.lines {
      let text = line.text.drop { $0 == " " }
      guard text.hasPrefix("///") else {
        // Attributes stand between a comment and its declaration.
        if text.hasPrefix("@"), !text.contains(" ") { continue }
        let type = publicType(declaredBy: text)
        result += blocks.map { CodeExample(file: file.path, line: $0.line, type: type, code: $0.code) }
        blocks = []
        isCode = false
        continue
      }
      let comment = text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)
      if comment == "```swift" {
        isCode = true
        blocks.append((line.number + 1, []))
      } else if comment == "```" {
        isCode = false
      } else if isCode, let last = blocks.indices.last {
        blocks[last].code.append(comment)
      }
    }
    return result
  }

  /// The names of the public types that a Swift file declares.
  static func publicTypes(in file: Repository.File) -> [String] {
    file.lines.compactMap { publicType(declaredBy: $0.text.drop { $0 == " " }) }
  }

  /// The name of the public type that a line declares, or nil.
  private static func publicType(declaredBy line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard words.first == "public",
      let kind = words.firstIndex(where: { ["struct", "enum", "class", "protocol"].contains($0) }),
      kind + 1 < words.count
    else { return nil }
    return String(words[kind + 1].prefix { $0.isLetter || $0.isNumber })
  }
}
