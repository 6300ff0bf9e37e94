import Foundation

/// The repository that the tests are part of: its texts, and where they lie.
enum Repository {
  /// A text of the repository.
  struct File: Sendable, CustomStringConvertible {
    let url: URL
    /// The path from the root of the repository.
    let path: String
    let text: String

    var description: String { path }

    /// The lines, with their numbers from 1.
    var lines: some Sequence<(number: Int, text: Substring)> {
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().lazy.map {
        (number: $0.offset + 1, text: $0.element)
      }
    }
  }

  /// The folder that holds the repository.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().standardizedFileURL

  /// A page of rules.
  static func rules(_ page: String) throws -> File { try file("Documentation/" + page) }

  /// The Swift files of the package.
  static func code() throws -> [File] {
    try ["Sources", "Tests", "Benchmarks", "Plugins", "Migrations", "Examples"].flatMap {
      try files(in: $0, withExtension: "swift")
    }
  }

  /// The pages for readers, wherever they lie.
  static func pages() throws -> [File] { try files(in: ".", withExtension: "md") }

  private static func file(_ path: String) throws -> File {
    let url = root.appending(path: path).standardizedFileURL
    return File(url: url, path: path, text: try String(contentsOf: url, encoding: .utf8))
  }

  /// The files of a folder and of those in it, in the order of their paths. Hidden ones are left out,
  /// `.build` among them.
  private static func files(in folder: String, withExtension name: String) throws -> [File] {
    let start = root.appending(path: folder).standardizedFileURL
    let found = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let prefix = root.path(percentEncoded: false)
    let paths = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == name }.map {
      String($0.standardizedFileURL.path(percentEncoded: false).dropFirst(prefix.count)).trimmingPrefix("/")
    }
    return try paths.sorted().map { try file(String($0)) }
  }
}

extension StringProtocol {
  /// The text after each occurrence of a text.
  func parts(after text: String) -> ArraySlice<String> { components(separatedBy: text).dropFirst() }
}
