import JSONText
import Ninefold

/// What came of a scene's snapshot.
struct SnapshotAnswer: SceneAnswer {
  let outline: SceneOutline
  /// The snapshot's path.
  let path: String
  let outcome: SnapshotJob.Outcome

  var findings: Int {
    switch outcome {
    case .same, .recorded, .recordedAgain: 0
    case .missing, .differs, .ofAnother, .failed: 1
    }
  }

  var diagnostics: [String] {
    if case .failed(let error) = outcome { ["\(error)"] } else { [] }
  }

  var counts: [(CountedName, Int)] {
    switch outcome {
    case .same: [(.same, 1)]
    case .recorded, .recordedAgain: [(.recorded, 1)]
    case .missing: [(.missing, 1)]
    case .differs, .ofAnother: [(.differing, 1)]
    case .failed: []
    }
  }

  var lines: [String] {
    let path = path.onOneLine
    return switch outcome {
    case .same, .failed: []
    case .recorded: ["\(path): recorded"]
    case .recordedAgain(let effects): ["\(path): recorded again"] + effects.lines.map { "  " + $0 }
    case .missing: ["  \(outline.text): no snapshot, expected \(path)"]
    case .differs(let effects):
      ["  \(outline.text): differs from \(path)"] + effects.lines.map { "    " + $0 }
    case .ofAnother(let other): ["  \(outline.text): \(path) is the snapshot of \(other)"]
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: outline)
      json.member("snapshot", path)
      json.member("status", status)
      switch outcome {
      case .differs(let effects), .recordedAgain(let effects):
        json.object("effects") { effects.writeMembers(to: &$0) }
        json.member("sentences", effects.lines)
      case .failed(let error): json.member("error", "\(error)")
      case .same, .recorded, .missing, .ofAnother: break
      }
    }
  }

  private var status: String {
    switch outcome {
    case .same: "same"
    case .recorded: "recorded"
    case .recordedAgain: "recordedAgain"
    case .missing: "missing"
    case .differs: "differs"
    case .ofAnother: "ofAnother"
    case .failed: "failed"
    }
  }
}

/// Snapshots whose scenes are gone, told after all scenes.
struct StaleSnapshots: ReportClosing {
  let paths: [String]
  let exitCode: ExitCode

  var lines: [String] { paths.map { "\($0.onOneLine): its scene is gone" } }

  func write(to json: inout JSONWriter) { json.member("stale", paths) }
}

/// Snapshots that are removed.
struct PrunedSnapshots: Rendering {
  let paths: [String]
  /// Whether they are still there.
  let isDry: Bool

  var lines: [String] {
    paths.map { "\($0.onOneLine): its scene is gone" + (isDry ? "" : ", removed") }
      + ["\(paths.count.counted("snapshot")) \(isDry ? "to remove" : "removed")"]
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("removed", paths)
      json.member("dryRun", isDry)
    }
  }
}
