import Foundation

/// Files of the repository that inputs are made of.
package enum Repository {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The files of the sample projects whose names have one of some endings, in the order of their paths.
  package static func samples(_ endings: [String]) throws -> [[UInt8]] {
    try files(in: root.appending(path: "SampleProjects")).filter { endings.contains($0.pathExtension) }
      .map { try [UInt8](Data(contentsOf: $0)) }
  }

  /// Inputs that a target failed with, by the names of their files.
  package static func regressions(of target: FuzzTarget) throws -> [(name: String, input: [UInt8])] {
    let folder = root.appending(path: "Tests/Fuzz/Regressions").appending(path: target.name)
    return try files(in: folder).map { ($0.lastPathComponent, try [UInt8](Data(contentsOf: $0))) }
  }

  private static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (found?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
    return files.sorted { $0.path < $1.path }
  }
}
