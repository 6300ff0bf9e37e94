package import Comparison
import InterfaceBuilder
import OperatingSystem
import SceneModel

/// Merges a document anew that git left with conflict markers.
package struct ResolveJob: Sendable {
  private let file: String
  private let output: String
  private let favored: MergeSide

  /// A job on a file.
  ///
  /// - Parameter output: The file that the merged document is written to, whole or not at all; nil for the file itself.
  package init(file: String, output: String?, favored: MergeSide) {
    self.file = file
    self.output = output ?? file
    self.favored = favored
  }

  /// Merges the versions that git's index has of the document, else those that its markers hold, and writes the file.
  ///
  /// - Throws: ``ReadError`` where a version is refused, ``MergeJob/Failure`` where the versions are not known, or of
  ///   different kinds, or the file cannot be written.
  package func run() throws -> MergeJob.Outcome {
    let bytes = try DocumentFile(location: file, path: file).bytes()
    guard let line = ConflictMarkers.firstLine(in: bytes) else {
      throw failure(nil, "has no conflict markers, expected a line that begins with '<<<<<<<'")
    }
    return try MergeJob(versions(of: bytes, line), output: output, name: file, favored: favored).run()
  }

  private func versions(of bytes: [UInt8], _ line: Int) throws(MergeJob.Failure) -> [MergeVersion] {
    if let unmerged = try unmerged() {
      guard let ours = unmerged.versions[1], let theirs = unmerged.versions[2] else {
        let side: MergeSide = unmerged.versions[1] == nil ? .ours : .theirs
        throw failure(
          line, "is taken away by \(side) in git's index, expected a document that both sides have")
      }
      return [.bytes(unmerged.versions[0] ?? []), .bytes(ours), .bytes(theirs)]
    }
    let markers: ConflictMarkers
    do throws(ConflictMarkers.Failure) {
      markers = try ConflictMarkers(bytes)
    } catch {
      throw failure(error.line, error.message)
    }
    for side in MergeSide.allCases { try examine(markers.versions[side.rawValue], side) }
    return markers.versions.map { .bytes($0.bytes) }
  }

  /// Refuses a version that markers do not hold whole: where git merged lines beside a conflict, each version has them.
  private func examine(_ version: ConflictMarkers.Version, _ side: MergeSide) throws(MergeJob.Failure) {
    do throws(ReadError) {
      _ = try MergeVersion.bytes(version.bytes).document(of: side, name: file)
    } catch {
      let line = version.lines.indices.contains(error.line - 1) ? version.lines[error.line - 1] : nil
      throw failure(
        line,
        "\(side) is no document by the markers alone: \(error.reason); expected a path that is unmerged in git's index, as "
          + "'git checkout --merge' makes it")
    }
  }

  private func unmerged() throws(MergeJob.Failure) -> UnmergedPath? {
    do throws(FileDefect) {
      return try UnmergedPath(file)
    } catch {
      throw failure(nil, "git cannot be asked for its versions: \(error)")
    }
  }

  private func failure(_ line: Int?, _ message: String) -> MergeJob.Failure {
    MergeJob.Failure(description: "\(file):\(line.map { "\($0):" } ?? "") error: \(message)".onOneLine)
  }
}
