import Answers
import CommandLine
import Ninefold

/// Merges by object a document that git left in conflict.
struct ResolveCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "resolve", abstract: "merge a document by object that git left in conflict",
    discussion: """
      Takes the base, ours and theirs of a document from git's index, as long as git holds its path for unmerged, else
      from the markers in it, which then must say the base, as with git's merge.conflictStyle=diff3 or zdiff3.
      Merges them as 'ninefold merge' does, and writes the document without markers. What was changed in it by hand
      meanwhile is not in git's index: git keeps what stood there, and a note says under which name. Where both sides do
      not go together ours is in force, with what one side took away and the other changed, or the side that --favor
      names throughout, and the conflict is listed: 1 is then the exit code. --list numbers the conflicts and says what each side did;
      --take NUMBER=SIDE or --take OBJECT=SIDE decides some of them, and 0 is the exit code once all are decided;
      --interactive asks for each. In a rebase, ours is what is rebased upon. 'git add FILE' then marks the document as resolved.
      """,
    examples: [
      "ninefold resolve Main.storyboard --list",
      "ninefold resolve Main.storyboard --interactive",
      "ninefold resolve Main.storyboard --take 3=theirs --take 5g6-R1-nTb=ours",
      "ninefold resolve Main.storyboard", "ninefold resolve Main.storyboard --favor theirs",
      "ninefold resolve Cell.xib --output merged.xib --format json",
    ])

  @Argument("FILE", help: "the document with the conflict") var file: String
  @Option("output", "FILE", help: "write the merged document to this file; by default to the document itself")
  var target: String?
  @Option("favor", help: "the side that is in force in every conflict, also where it took something away")
  var favored: FavoredSide?
  @Option("take", help: "the side that is in force in one conflict, by its number or its object's identifier")
  var takes: [SideTaken] = []
  @Flag(
    "strict",
    help: "end with 1 also where the layout has a contradiction or an ambiguity that is on neither side")
  var isStrict: Bool
  @Flag("list", help: "write nothing, and list the conflicts with their numbers") var isList: Bool
  @Flag("interactive", help: "ask for each conflict which side is in force; what is skipped stays open")
  var isInteractive: Bool
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] {
    [$file, $target, $favored, $takes, $isStrict, $isList, $isInteractive, $output]
  }

  func validate() throws(UsageError) {
    if isList, isInteractive { throw UsageError(.exclusive($isList.spelling, $isInteractive.spelling)) }
    if isList, target != nil { throw UsageError(.exclusive($target.spelling, $isList.spelling)) }
  }

  func run() throws -> ValueReport {
    let job = job(takes.map(\.take))
    if isList {
      let answer = ConflictListAnswer(listing: try job.listing())
      return ValueReport(answer, answer.isOpen ? .findings : .done)
    }
    guard isInteractive else {
      return try MergeAnswer.report(job.run(), as: output.format, isStrict: isStrict)
    }
    guard let asked = ConflictPrompt(listing: try job.listing()).takes() else {
      Diagnostics.report("\(file): note: nothing was written")
      return ValueReport(nil, .findings)
    }
    let decided = self.job(takes.map(\.take) + asked)
    return try MergeAnswer.report(decided.run(), as: output.format, isStrict: isStrict)
  }

  private func job(_ takes: [ConflictTake]) -> ResolveJob {
    ResolveJob(file: file, output: target, favored: favored?.side, takes: takes)
  }
}
