import Foundation

/// The sample projects of the repository.
enum Samples {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "SampleProjects")

  /// The path of a file in the folder.
  static func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }
}
