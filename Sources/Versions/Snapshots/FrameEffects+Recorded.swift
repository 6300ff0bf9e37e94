extension FrameEffects {
  /// What differs of a scene from what was recorded, a sentence a line.
  ///
  /// - Parameter looks: What of its pictures does where its frames do not; nil where it has none.
  package func linesOfRecorded(_ looks: SnapshotLooks?) -> [String] {
    var lines: [String] = []
    if !onlyAfter.isEmpty { lines.append("not recorded before: \(words.list(onlyAfter))") }
    if !onlyBefore.isEmpty { lines.append("no longer recorded: \(words.list(onlyBefore))") }
    return lines + changeLines + (looks?.lines ?? []) + unchangedLines(besides: looks?.other ?? [])
  }
}
