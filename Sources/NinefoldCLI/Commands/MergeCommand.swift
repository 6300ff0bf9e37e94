import Answers
import CommandLine
import Ninefold

/// Merges two changed copies of a document.
struct MergeCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "merge", abstract: "merge two changed copies of a document by object, not by line",
    discussion: """
      Merges what OURS and THEIRS changed since BASE, object by object and attribute by attribute, and writes a
      document that Interface Builder opens, with no markers in it. Where both sides do not go together ours is in force, with
      what one side took away and the other changed, and the conflict is listed: 1 is then the exit code, and a comment in the
      document, which Interface Builder passes over, names the conflicts until somebody takes it out. With --favor one side
      is in force throughout. With --markers the lines of ours, the base
      and theirs stand there instead, for an editor; 'ninefold resolve' takes them out again. What Interface Builder sets as
      it saves is no conflict. Each scene that is as neither side has it is laid out on the canvas in the nine size
      classes, and what contradicts itself or is left open there, and on neither side, is named; with --strict 1 is then the exit code. As git's merge driver the words are
      'ninefold merge %O %A %B --output=%A --path=%P': then all words go to the standard error, a line where nothing is in
      conflict and none where nothing was left out, and what is no document, or has an identifier twice, is merged by lines
      as git does. The rules: Documentation/Merging.md.
      """,
    examples: [
      "ninefold merge base.storyboard ours.storyboard theirs.storyboard --output Main.storyboard",
      "ninefold merge base.xib ours.xib theirs.xib --output Cell.xib --favor theirs --format json",
      "ninefold merge base.xib ours.xib theirs.xib --output Cell.xib --markers",
    ])

  @Argument("BASE", help: "the document that both changed; an empty file where there is none") var base:
    String
  @Argument("OURS", help: "the document that the other is merged into") var ours: String
  @Argument("THEIRS", help: "the document that is merged into it") var theirs: String
  @Option("output", "FILE", help: "write the merged document to this file, whole or not at all")
  var file: String?
  @Option("favor", help: "the side that is in force in every conflict, also where it took something away")
  var favored: FavoredSide?
  @Flag("markers", help: "write what does not go together between git's markers: ours, the base and theirs")
  var hasMarkers: Bool
  @Flag(
    "strict",
    help: "end with 1 also where the layout has a contradiction or an ambiguity that is on neither side")
  var isStrict: Bool
  @Option("path", "PATH", help: "what the document is called in messages") var path: String?
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] {
    [$base, $ours, $theirs, $file, $favored, $hasMarkers, $isStrict, $path, $output]
  }

  func validate() throws(UsageError) {
    if hasMarkers, favored != nil { throw UsageError(.exclusive($favored.spelling, $hasMarkers.spelling)) }
    if file == nil { throw UsageError(.missing($file.spellingWithValue)) }
  }

  func run() throws -> ValueReport {
    let job = MergeJob(
      base: base, ours: ours, theirs: theirs, output: file ?? "", name: path, favored: favored?.side,
      writesMarkers: hasMarkers)
    guard let name = path, file == ours, output.format == .text else {
      return try MergeAnswer.report(job.run(), as: output.format, isStrict: isStrict)
    }
    return try MergeDriver(
      job: job, lines: LineMerge(base: base, ours: ours, theirs: theirs, name: name), name: name,
      isStrict: isStrict
    ).run()
  }
}
