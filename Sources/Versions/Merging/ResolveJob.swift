package import Comparison
import InterfaceBuilder
import OperatingSystem
import SceneModel

/// Merges again a document that git left with conflict markers.
package struct ResolveJob: Sendable {
  private let file: String
  private let output: String
  private let favored: MergeSide?
  private let takes: [ConflictTake]

  /// A job on a file.
  ///
  /// - Parameter output: The file that the merged document is written to, whole or not at all; nil for
  ///   the file itself.
  /// - Parameter favored: The side that wins every conflict; nil for ours, but with all that one side took
  ///   away and the other changed.
  /// - Parameter takes: The sides chosen in single conflicts.
  package init(file: String, output: String?, favored: MergeSide?, takes: [ConflictTake] = []) {
    self.file = file
    self.output = output ?? file
    self.favored = favored
    self.takes = takes
  }

  /// Merges the versions that git's index has of the document, else those that its markers hold, and
  /// writes the file.
  ///
  /// The file may hold more than git wrote there: who resolves a conflict by hand leaves no trace of it. So
  /// git keeps the former content as an object where its index has the versions and the file is overwritten.
  ///
  /// - Throws: ``ReadError`` where a version is refused, ``MergeJob/Failure`` where the versions are not
  ///   known, or of different kinds, or the file cannot be written.
  package func run() throws -> MergeJob.Outcome {
    let locked = try job([]).lockedOutput()
    let bytes = try DocumentFile(location: file, path: file).bytes()
    let (versions, isUnmerged) = try versions(in: bytes)
    return try write(job(versions), to: locked, keeping: isUnmerged ? bytes : nil)
  }

  /// The conflicts, in words, of the merge that ``run()`` makes; nothing is written.
  ///
  /// - Throws: ``ReadError`` and ``MergeJob/Failure`` as it does.
  package func listing() throws -> ConflictListing {
    try job(versions(in: DocumentFile(location: file, path: file).bytes()).versions).listing()
  }

  /// The versions that git's index has of the document, else those that its markers hold.
  private func versions(
    in bytes: [UInt8]
  ) throws(MergeJob.Failure) -> (versions: [MergeVersion], isUnmerged: Bool) {
    let line = ConflictMarkers.firstLine(in: bytes)
    if let unmerged = try unmerged() { return (try versions(of: unmerged, line), true) }
    guard line != nil else {
      throw failure(
        nil,
        "has no conflict markers, expected a line that begins with '<<<<<<<', or a path that is unmerged in git's index"
      )
    }
    return (try versions(of: bytes), false)
  }

  /// Merges, and writes the result.
  ///
  /// - Parameter former: The content that git keeps where the file itself is overwritten; nil for nothing.
  private func write(
    _ job: MergeJob, to locked: borrowing LockedFile, keeping former: [UInt8]? = nil
  ) throws -> MergeJob.Outcome {
    var outcome = try job.merged()
    outcome.examine()
    if let former, outcome.bytes != former, isFileItself { outcome.formerObject = try kept(former) }
    try job.write(outcome, to: locked)
    return outcome
  }

  private func job(_ versions: [MergeVersion]) -> MergeJob {
    var job = MergeJob(versions, output: output, name: file, favored: favored)
    job.takes = takes
    return job
  }

  /// Whether the merged document is written over the one that has the conflict.
  private var isFileItself: Bool {
    do throws(FileDefect) {
      return try NamedPath.resolved(file) == NamedPath.resolved(output)
    } catch {
      return false
    }
  }

  private func versions(of unmerged: UnmergedPath, _ line: Int?) throws(MergeJob.Failure) -> [MergeVersion] {
    guard let ours = unmerged.versions[1], let theirs = unmerged.versions[2] else {
      let side: MergeSide = unmerged.versions[1] == nil ? .ours : .theirs
      throw failure(
        line, "is taken away by \(side) in git's index, expected a document that both sides have")
    }
    return [.bytes(unmerged.versions[0] ?? []), .bytes(ours), .bytes(theirs)]
  }

  private func versions(of bytes: [UInt8]) throws(MergeJob.Failure) -> [MergeVersion] {
    let markers: ConflictMarkers
    do throws(ConflictMarkers.Failure) {
      markers = try ConflictMarkers(bytes)
    } catch {
      throw failure(error.line, error.message)
    }
    for side in MergeSide.allCases { try examine(markers.versions[side.rawValue], side) }
    return markers.versions.map { .bytes($0.bytes) }
  }

  /// Refuses a version that the markers do not hold whole: lines that git merged beside a conflict are
  /// in each version.
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

  /// Has git keep the content of the file.
  private func kept(_ bytes: [UInt8]) throws(MergeJob.Failure) -> String {
    do throws(FileDefect) {
      let folder = try GitFolder(path: PathName.folder(of: file))
      if let name = try folder.keep(bytes) { return name }
    } catch {
      throw failure(nil, "git cannot keep what stands in it: \(error)")
    }
    throw failure(nil, "git cannot keep what stands in it, expected a repository that can be written")
  }

  private func failure(_ line: Int?, _ message: String) -> MergeJob.Failure {
    MergeJob.Failure(description: "\(file):\(line.map { "\($0):" } ?? "") error: \(message)".onOneLine)
  }
}
