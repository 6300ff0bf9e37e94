import CommandLine
package import JSONText
import Ninefold

/// The result of recording or verifying a scene's snapshot.
struct SnapshotAnswer: SceneAnswer {
  package let outline: SceneOutline
  /// The snapshot's path.
  package let path: String
  package let outcome: SnapshotJob.Outcome
  /// The differences of its pictures; nil where none are recorded, or nothing is known of them.
  package let looks: SnapshotLooks?
  let task: SnapshotJob.Task

  package var findings: Int {
    switch outcome {
    case .same: task == .verify && areLooksOther ? 1 : 0
    case .recorded, .recordedAgain: 0
    case .missing, .differs, .ofAnother, .failed: 1
    }
  }

  package var diagnostics: [String] {
    if case .failed(let error) = outcome { ["\(error)"] } else { [] }
  }

  package var counts: [(CountedName, Int)] {
    switch outcome {
    case .same:
      if !areLooksOther {
        [(.same, 1)]
      } else if task == .record {
        [(.recorded, 1)]
      } else {
        [(looks?.other.isEmpty == false ? .differing : .missing, 1)]
      }
    case .recorded, .recordedAgain: [(.recorded, 1)]
    case .missing: [(.missing, 1)]
    case .differs, .ofAnother: [(.differing, 1)]
    case .failed: []
    }
  }

  package var lines: [String] {
    let path = path.onOneLine
    return switch outcome {
    case .failed: []
    case .same: lines(of: looks?.lines ?? [], path)
    case .recorded: ["\(path): recorded"]
    case .recordedAgain(let effects):
      ["\(path): recorded again"] + effects.linesOfRecorded(looks).map { "  " + $0 }
    case .missing: ["  \(outline.text): no snapshot, expected \(path)"]
    case .differs(let effects):
      ["  \(outline.text): differs from \(path)"] + effects.linesOfRecorded(looks).map { "    " + $0 }
    case .ofAnother(let other): ["  \(outline.text): \(path) is the snapshot of \(other)"]
    }
  }

  /// The lines about pictures where all frames are as recorded.
  private func lines(of looks: [String], _ path: String) -> [String] {
    if looks.isEmpty { return [] }
    return task == .record
      ? ["\(path): pictures recorded"] + looks.map { "  " + $0 } : looks.map { "  \(outline.text): \($0)" }
  }

  private var areLooksOther: Bool { looks?.isEmpty == false }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: outline)
      json.member("snapshot", path)
      json.member("status", status)
      switch outcome {
      case .differs(let effects), .recordedAgain(let effects):
        json.object("effects") { effects.writeMembers(to: &$0) }
        json.member("sentences", effects.linesOfRecorded(looks))
      case .same: if areLooksOther { json.member("sentences", looks?.lines ?? []) }
      case .failed(let error): json.member("error", "\(error)")
      case .recorded, .missing, .ofAnother: break
      }
      guard let looks else { return }
      json.member("looksOther", looks.other.map(\.name))
      json.member("picturesMissing", looks.missing.map(\.name))
    }
  }

  private var status: String {
    switch outcome {
    case .same: sameStatus
    case .recorded: "recorded"
    case .recordedAgain: "recordedAgain"
    case .missing: "missing"
    case .differs: "differs"
    case .ofAnother: "ofAnother"
    case .failed: "failed"
    }
  }
}

extension SnapshotAnswer {
  /// The status where all frames are as recorded.
  private var sameStatus: String {
    guard let looks, !looks.isEmpty else { return "same" }
    if task == .record { return "recordedAgain" }
    return looks.other.isEmpty ? "pictureMissing" : "looksOther"
  }
}

/// Snapshots that no scene has, and pictures that are no longer recorded, listed after all scenes.
struct StaleSnapshots: ReportClosing {
  let snapshots: [(path: String, reason: String)]
  /// Pictures, grouped by snapshot.
  package let pictures: [(path: String, snapshot: String)]
  /// The scenes that look other because of newer looks; nil where there is none.
  let older: OlderLooks?
  package let exitCode: ExitCode

  package var lines: [String] {
    let found = snapshots.map { "\($0.path.onOneLine): \($0.reason)" }
    let remedy = found.isEmpty ? [] : ["'ninefold snapshot prune', with the same words, removes them"]
    return found + remedy + pictureLines + (older?.lines ?? [])
  }

  /// A line for each snapshot that has such pictures.
  private var pictureLines: [String] {
    var groups: [(first: String, snapshot: String, count: Int)] = []
    for picture in pictures {
      if groups.last?.snapshot == picture.snapshot {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((picture.path, picture.snapshot, 1))
      }
    }
    return groups.map { group in
      let rest = group.count > 1 ? " and \((group.count - 1).counted("more picture"))" : ""
      return "\(group.first.onOneLine)\(rest): no longer recorded"
    }
  }

  package func write(to json: inout JSONWriter) {
    json.member("stale", snapshots.map(\.path))
    json.member("stalePictures", pictures.map(\.path))
    older?.write(to: &json)
  }
}

/// Snapshots and pictures that are removed.
package struct PrunedSnapshots: Rendering {
  let snapshots: [(path: String, reason: String)]
  /// The pictures of snapshots that are gone, and of environments that are no longer recorded.
  package let pictures: [String]
  /// Copies of snapshots that no scene has.
  package let kept: [(path: String, reason: String)]
  /// Whether it is a dry run: the files are still there.
  package let isDry: Bool

  package init(
    snapshots: [(path: String, reason: String)], pictures: [String], kept: [(path: String, reason: String)],
    isDry: Bool
  ) {
    self.snapshots = snapshots
    self.pictures = pictures
    self.kept = kept
    self.isDry = isDry
  }

  package var lines: [String] {
    snapshots.map { "\($0.path.onOneLine): \($0.reason)" + (isDry ? "" : ", removed") }
      + kept.map { "\($0.path.onOneLine): \($0.reason), \(StaleSnapshot.reasonToStay)" }
      + pictures.map { "\($0.onOneLine): no longer recorded" + (isDry ? "" : ", removed") }
      + ["\(counts) \(isDry ? "to remove" : "removed")"]
  }

  private var counts: String {
    let count = snapshots.count.counted("snapshot")
    return pictures.isEmpty ? count : "\(count), \(pictures.count.counted("picture"))"
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("removed", snapshots.map(\.path))
      json.member("removedPictures", pictures)
      json.member("kept", kept.map(\.path))
      json.member("dryRun", isDry)
    }
  }
}
