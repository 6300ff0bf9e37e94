import Foundation
import Testing

/// The sentences of documentation: they begin with the noun, and end at the edge of a line.
struct CommentTests {
  /// A sentence of documentation, with the place where it begins.
  private struct Sentence: CustomStringConvertible {
    let place: String
    let text: Substring

    var description: String { "\(place): \(text)" }

    /// Whether it begins with a word that tells the reader nothing.
    var beginsWithWhat: Bool {
      let word = text.prefix { $0.isLetter }.lowercased()
      return word == "what" || word == "whatever"
    }
  }

  private static let longestLine = 110

  /// The first line of each documentation comment of a file, and of each entry about a parameter, the result
  /// or the errors.
  private static func sentences(of file: Repository.File) -> [Sentence] {
    var result: [Sentence] = []
    var isInside = false
    for line in file.lines {
      let text = line.text.drop { $0 == " " }
      guard text.hasPrefix("///") else {
        isInside = false
        continue
      }
      let comment = text.dropFirst(3).drop { $0 == " " }
      let place = "\(file):\(line.number)"
      if let colon = comment.firstIndex(of: ":"), comment.hasPrefix("- ") {
        let entry = comment[colon...].dropFirst().drop { $0 == " " }
        result.append(Sentence(place: place, text: entry))
      } else if !isInside {
        result.append(Sentence(place: place, text: comment))
      }
      isInside = true
    }
    return result
  }

  /// The first paragraph of a page, below its title.
  private static func beginning(of page: Repository.File) -> Sentence? {
    let line = page.lines.first { !$0.text.isEmpty && !$0.text.hasPrefix("#") }
    return line.map { Sentence(place: "\(page):\($0.number)", text: $0.text) }
  }

  @Test func `documentation comments begin with a noun or a verb`() throws {
    let sentences = try Repository.code().flatMap(Self.sentences)
    #expect(sentences.count > 10_000)
    for sentence in sentences where sentence.beginsWithWhat { Issue.record("\(sentence)") }
  }

  @Test func `the pages of modules begin with a noun or a verb`() throws {
    let pages = try Repository.pages().filter { $0.path.hasPrefix("Sources/") }
    #expect(pages.count > 25)
    for sentence in pages.compactMap(Self.beginning) where sentence.beginsWithWhat {
      Issue.record("\(sentence)")
    }
  }

  @Test func `lines of comments end at column 110`() throws {
    for file in try Repository.code() {
      for line in file.lines where line.text.count > Self.longestLine {
        let isComment = line.text.drop { $0 == " " }.hasPrefix("//")
        if isComment { Issue.record("\(file):\(line.number) has \(line.text.count) columns") }
      }
    }
  }
}
