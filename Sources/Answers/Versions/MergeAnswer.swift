package import CommandLine
package import JSONText
package import Ninefold

/// The result of a merge: the conflicts, and the elements removed because the object that they refer to
/// is gone.
package struct MergeAnswer: Rendering {
  package let outcome: MergeJob.Outcome

  private var merge: DocumentMerge { outcome.merge }

  /// Reports the result of a merge; as text, each conflict as a diagnostic as well.
  ///
  /// - Parameter isStrict: Whether what is new in the merged document is as bad as a conflict.
  package static func report(_ outcome: MergeJob.Outcome, as format: Format, isStrict: Bool) -> ValueReport {
    let answer = MergeAnswer(outcome: outcome)
    if format == .text { for line in answer.diagnostics { Diagnostics.report(line) } }
    return ValueReport(answer, answer.exitCode(isStrict: isStrict))
  }

  /// - Parameter isStrict: Whether what is new in the merged document is as bad as a conflict.
  package func exitCode(isStrict: Bool) -> ExitCode {
    openCount == 0 && (!isStrict || findings.isEmpty) ? .done : .findings
  }

  /// The faults of the merged document that neither of its sides has.
  private var findings: [MergeExamination.Finding] { outcome.examination?.findings ?? [] }

  package var lines: [String] {
    var words = ["\(outcome.path): " + (openCount == 0 ? "merged" : openCount.counted("conflict"))]
    let chosen = merge.conflicts.count - openCount
    if chosen > 0 { words.append(chosen.counted("conflict") + " decided") }
    if !merge.removed.isEmpty {
      words.append(merge.removed.count.counted("reference") + " to what is gone taken away")
    }
    if !merge.overruled.isEmpty {
      words.append(merge.overruled.count.counted("deletion") + " of what the other side changed")
    }
    if !findings.isEmpty { words.append(findings.count.counted("finding") + " that neither side has") }
    if let skipped = outcome.examination?.skippedScenes, skipped > 0 {
      let place = skipped == 1 ? "it" : "them"
      words.append("\(skipped.counted("scene")) not laid out, since there is too much in \(place)")
    }
    if merge.canvasMoves > 0 {
      words.append(merge.canvasMoves.counted("scene") + " where ours has it on the canvas")
    }
    return [words.joined(separator: ", ")]
  }

  /// How many conflicts there are in which nobody chose a side.
  var openCount: Int { merge.conflicts.count { !$0.isChosen } }

  /// Whether there is more to say than that the document is merged.
  var hasNews: Bool {
    !merge.conflicts.isEmpty || !merge.removed.isEmpty || !merge.overruled.isEmpty || !findings.isEmpty
  }

  /// A line for each side with open conflicts of a former merge, and for each thing that is wrong with the
  /// merged document and with neither of its sides.
  var warningLines: [String] {
    let warnings =
      outcome.sidesWithOpenConflicts.map {
        "\($0) has open conflicts of a former merge, which a comment in it names"
      }
      + findings.map { "new after the merge: \($0.sentence)" }
    return warnings.map { "\(outcome.path): warning: \($0)".onOneLine }
  }

  /// A line for each conflict in which nobody chose a side.
  var conflictLines: [String] {
    zip(merge.conflicts, outcome.lines).filter { !$0.0.isChosen }.map {
      "\(outcome.path):\($1): error: " + sentence($0)
    }
  }

  /// A line for each conflict, for each warning, for each removed element, for each deletion of what the
  /// other side changed, and for the former text of the file.
  package var diagnostics: [String] {
    conflictLines + warningLines
      + merge.removed.map { removed in
        let place = Self.place(removed.element, removed.holder)
        return
          "\(outcome.path): note: taken away: \(place) of \(removed.side), which refers to '\(removed.object)'"
      }
      + merge.overruled.map { change in
        let (gone, changed) = change.side == .ours ? ("ours", "theirs") : ("theirs", "ours")
        return "\(outcome.path): note: gone: \(Self.place(change.element, change.object)), "
          + "taken away by \(gone), of which \(changed) changed values"
      }
      + (outcome.formerObject.map {
        ["\(outcome.path): note: git keeps what stood there before: git cat-file blob \($0)"]
      } ?? [])
  }

  private func sentence(_ conflict: MergeConflict) -> String {
    let place = [conflict.element, conflict.object.map { "'\($0)'" }].compactMap(\.self).joined(
      separator: " ")
    let inForce = outcome.hasMarkers ? "both are marked" : "\(conflict.inForce) is in force"
    switch conflict.kind {
    case .deletion:
      let (gone, changed) = conflict.ours == nil ? ("ours", "theirs") : ("theirs", "ours")
      return
        "\(place): taken away by \(gone), changed by \(changed): "
        + (outcome.hasMarkers || "\(conflict.inForce)" == gone ? inForce : "kept")
    case .order: return "\(place): both sides reordered what is in it: \(inForce)"
    default:
      let name = conflict.attribute.map { "\(place), \($0)" } ?? place
      return "\(name): was \(Self.value(conflict.base)), ours \(Self.value(conflict.ours)), theirs "
        + "\(Self.value(conflict.theirs)): \(inForce)"
    }
  }

  private static func place(_ element: String, _ object: String?) -> String {
    [element, object.map { "'\($0)'" }].compactMap(\.self).joined(separator: " ")
  }

  private static func value(_ text: String?) -> String { text.map { "'\($0)'" } ?? "none" }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("document", outcome.path)
      json.objects("conflicts", Array(zip(merge.conflicts, outcome.lines))) { json, entry in
        let (conflict, line) = entry
        json.member("kind", conflict.kind.rawValue)
        json.member("line", line)
        json.member("object", conflict.object)
        json.member("element", conflict.element)
        json.member("attribute", conflict.attribute)
        json.member("base", conflict.base)
        json.member("ours", conflict.ours)
        json.member("theirs", conflict.theirs)
        json.member("in_force", outcome.hasMarkers ? nil : "\(conflict.inForce)")
        json.member("chosen", conflict.isChosen)
      }
      json.objects("removed", merge.removed) { json, removed in
        json.member("object", removed.holder)
        json.member("element", removed.element)
        json.member("refers_to", removed.object)
        json.member("side", "\(removed.side)")
      }
      json.objects("overruled", merge.overruled) { json, change in
        json.member("object", change.object)
        json.member("element", change.element)
        json.member("taken_away_by", "\(change.side)")
      }
      json.objects("renamed", merge.renamed.sorted { $0.key < $1.key }) { json, names in
        json.member("from", names.key)
        json.member("to", names.value)
      }
      json.objects("findings", findings) { json, finding in
        json.member("kind", finding.kind.rawValue)
        json.member("objects", finding.objects)
        json.member("sentence", finding.sentence)
      }
      json.member("former_blob", outcome.formerObject)
    }
  }
}
