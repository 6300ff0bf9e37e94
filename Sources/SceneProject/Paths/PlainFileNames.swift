import OperatingSystem
import Synchronization

/// Names of files for the scenes of documents, each given once, of words that may be anything.
///
/// Which of two files with the same words gets a number depends on the order of asking: names that are to
/// last are looked up where they were given.
package final class PlainFileNames: Sendable {
  /// The name of a document without one.
  private let otherwise: String
  /// The names that were given, in the form in which a disk may take two for one.
  private let taken: Mutex<Set<String>>

  /// Names of which some are not given.
  package init(otherwise: String, besides taken: [String] = []) {
    self.otherwise = otherwise
    self.taken = Mutex(Set(taken.map(PortablePath.folded)))
  }

  /// A name that was not given yet, relative to the directory with the files.
  ///
  /// - Parameters:
  ///   - document: The path of the document, whose folders and name the file's begins with.
  ///   - words: The words that distinguish the file from others of the document.
  ///   - ending: The ending, with its dot.
  package func name(of document: String, _ words: [String], ending: String) -> String {
    name(stem(of: document, words), ending: ending)
  }

  /// The stem of the name of a file of a document, which others may have as well.
  package func stem(of document: String, _ words: [String]) -> String {
    var parts = document.split(separator: "/").map { Self.plain(String($0)) }.filter { !$0.isEmpty }
    if let last = parts.popLast() { parts.append(PathName.stem(of: last)) }
    let base = (parts.isEmpty ? [otherwise] : parts).joined(separator: "/")
    let suffix = words.map(Self.plain).filter { !$0.isEmpty }.joined(separator: "-")
    return suffix.isEmpty ? base : base + "/" + suffix
  }

  /// A name that was not given yet, of a stem that is plain: with a number where the stem was given.
  package func name(_ stem: String, ending: String) -> String {
    taken.withLock { taken in
      var name = stem + ending
      var number = 1
      while !taken.insert(PortablePath.folded(name)).inserted {
        number += 1
        name = "\(stem)-\(number)\(ending)"
      }
      return name
    }
  }

  /// How many characters of a word a name keeps.
  private static let longestWord = 80

  /// A word as it stands in a name: letters, digits, dots within it and dashes.
  package static func plain(_ word: String) -> String {
    var result = ""
    for scalar in word.unicodeScalars.prefix(longestWord) {
      let isKept = scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
      if isKept || scalar == "." && !result.isEmpty {
        result.unicodeScalars.append(scalar)
      } else if !result.hasSuffix("-"), !result.isEmpty {
        result += "-"
      }
    }
    while result.hasSuffix("-") || result.hasSuffix(".") { result.removeLast() }
    return result
  }
}
