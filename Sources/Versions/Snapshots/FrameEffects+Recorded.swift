extension FrameEffects {
  /// The differences of a scene from its snapshot, a sentence a line.
  ///
  /// - Parameter looks: The differences of its pictures where its frames are the same; nil where it
  ///   has no pictures.
  package func linesOfRecorded(_ looks: SnapshotLooks?) -> [String] {
    var lines: [String] = []
    if !onlyAfter.isEmpty { lines.append("not recorded before: \(words.list(onlyAfter))") }
    if !onlyBefore.isEmpty { lines.append("no longer recorded: \(words.list(onlyBefore))") }
    return lines + changeLines + (looks?.lines ?? []) + unchangedLines(besides: looks?.other ?? [])
  }
}
