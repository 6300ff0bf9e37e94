package import CommandLine
package import Ninefold

/// A merge as git's driver runs it: the words go to the standard error, since git may give its own standard
/// output to a program.
package struct MergeDriver {
  package let job: MergeJob
  /// The merge where the documents cannot be merged by object.
  package let lines: LineMerge
  /// The document's path in messages.
  package let name: String
  /// Whether what is new in the merged document is as bad as a conflict.
  package let isStrict: Bool

  package init(job: MergeJob, lines: LineMerge, name: String, isStrict: Bool) {
    self.job = job
    self.lines = lines
    self.name = name
    self.isStrict = isStrict
  }

  package func run() throws -> ValueReport {
    let outcome: MergeJob.Outcome
    do {
      outcome = try job.run()
    } catch {
      return try mergeLines(since: "\(error)")
    }
    let answer = MergeAnswer(outcome: outcome)
    // A rebase of many commits stays readable: conflicts a line each, all else in one.
    for line in answer.conflictLines + answer.warningLines { Diagnostics.report(line) }
    if answer.hasNews { for line in answer.lines { Diagnostics.report(line) } }
    return ValueReport(nil, answer.exitCode(isStrict: isStrict))
  }

  private func mergeLines(since reason: String) throws -> ValueReport {
    let outcome = try lines.run()
    let result =
      switch outcome {
      case .clean: "merged by lines, as git does"
      case .marked: "merged by lines, with git's markers"
      case .unmerged: "left as ours, which git does not merge by lines either"
      }
    Diagnostics.report("\(name): warning: \(result), since it cannot be merged by object: \(reason)")
    return ValueReport(nil, outcome == .clean ? .done : .findings)
  }
}
