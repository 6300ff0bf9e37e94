package import Foundation

/// The sample projects of the repository.
package enum Samples {
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "SampleProjects")

  /// The path of a file in the folder.
  package static func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }
}
