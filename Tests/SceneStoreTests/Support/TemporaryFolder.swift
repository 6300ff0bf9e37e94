import Foundation

/// A folder that is there while a body runs.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "SceneStore-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}
