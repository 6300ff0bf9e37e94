import Answers
import CommandLine
import Ninefold

/// Lists the differences between two versions of documents.
struct DifferenceCommand: Command {
  static let configuration = CommandConfiguration(
    name: "diff",
    abstract: "show what differs between documents, object by object, and what that does to frames",
    discussion: """
      Compares two documents, directories, scene projects or databases, or what git keeps: 'main..HEAD' two commits,
      'main...HEAD' the second with what both have in common, 'main' with the files on the disk, --staged what is staged with
      the last commit, and nothing at all the files on the disk with what is staged. Objects are the same by their
      identifiers wherever they stand; what was made anew for the same end is listed as replaced. Each scene in which
      something was changed is laid out before and after, without a choice on the canvas in the nine size classes, and
      where frames, conflicts and ambiguities change is named.
      What Interface Builder writes of its own accord is left out unless --noise asks for it: versions, frames that
      constraints decide, frames that differ by half a point, places on the canvas, the order of what has none. Ends with 0
      where nothing differs, with 1 where something does, with 2 where a document cannot be read. In a merge the files on
      the disk are compared with ours; what is unmerged is not staged.
      """,
    examples: [
      "ninefold diff Old.storyboard New.storyboard", "ninefold diff main..HEAD",
      "ninefold diff --staged --in App/ --only-visible",
      "ninefold diff main --stat", "ninefold diff main --format html",
      "ninefold diff old.db new.db --device \"iPhone SE\" --format json",
    ], nothing: "no differences")

  @OptionGroup var chosen: VersionOptions
  @Flag("noise", help: "list also what Interface Builder writes of its own accord") var includesNoise: Bool
  @Flag("no-frames", help: "do not lay scenes out: compare the documents alone") var isWithoutFrames: Bool
  @Option("format", help: "for people (text, markdown, html with pictures) or for programs (json)")
  var format = DifferenceForm.text
  @Flag("stat", help: "say of each document only how many things come (+), go (-) and change (~)")
  var isStat: Bool
  @Option("width", help: "the columns of a line of text; by default those of the terminal")
  var width: LineWidth?
  @Flag("external", help: "be git's external diff: take the words that git gives, and always end with 0")
  var isExternal: Bool
  @Flag(
    "textconv",
    help:
      "write the one document that is named as git's textconv: an object a line, without noise; what is none as it is"
  )
  var isTextConversion: Bool
  @OptionGroup var environments: EnvironmentOptions

  var declared: [any Declared] {
    [
      $chosen, $includesNoise, $isWithoutFrames, $format, $isStat, $width, $isExternal, $isTextConversion,
      $environments,
    ]
  }

  func validate() throws(UsageError) {
    if isWithoutFrames, chosen.isOnlyVisible {
      throw UsageError(.exclusive($isWithoutFrames.spelling, chosen.spellingOfVisible))
    }
    if isStat, format != .text { throw UsageError(.exclusive($isStat.spelling, $format.spelling)) }
    if isStat, chosen.isOnlyVisible {
      throw UsageError(.exclusive($isStat.spelling, chosen.spellingOfVisible))
    }
    try chosen.check(most: isExternal ? 9 : isTextConversion ? 1 : 2)
    if isExternal, chosen.words.count != 1, chosen.words.count < 7 {
      throw UsageError(
        .missing("the seven words that git gives an external diff, or one of what is unmerged"))
    }
    if isTextConversion, chosen.words.isEmpty { throw UsageError(.missing("a document")) }
  }

  func run() throws -> DifferenceAnswer {
    if isTextConversion {
      return DifferenceAnswer(bytes: try ObjectListing.conversion(of: chosen.words[0]))
    }
    if isExternal, let line = externalLine { return DifferenceAnswer(lines: [line]) }
    let versions = try self.compared()
    let difference = SourceDifference(
      from: try versions.old.map { try OpenSource($0) }, to: try versions.new.map { try OpenSource($0) },
      environments.environmentsOrNine, language: environments.interface.language, options: options)
    var (report, refused) = try difference.report(of: versions) { Diagnostics.report($0) }
    guard isExternal else {
      let code: ExitCode = refused > 0 ? .failed : report.documents.isEmpty ? .done : .findings
      let columns = width?.columns ?? Terminal.current.columns
      if isStat {
        return DifferenceAnswer(lines: DifferenceStat(report, width: columns ?? 80).lines, code)
      }
      return DifferenceAnswer(report, as: format, width: columns, code)
    }
    if report.documents.isEmpty, externalPath != chosen.words[0] {
      return DifferenceAnswer(lines: ["\(externalPath) (was \(chosen.words[0]))".onOneLine])
    }
    report.documents = report.documents.map { $0.named(externalPath, was: chosen.words[0]) }
    return DifferenceAnswer(report, as: format, .done)
  }

  private var options: DifferenceOptions {
    var options = DifferenceOptions()
    options.includesNoise = includesNoise
    options.isOnlyVisible = chosen.isOnlyVisible
    options.includesFrames = !isWithoutFrames && !isStat
    options.includesPictures = format == .html
    return options
  }

  /// The line for a path for which git has no two documents: an unmerged path, or a symbolic link, whose mode
  /// git gives.
  private var externalLine: String? {
    let words = chosen.words
    let path = words[0].onOneLine
    if words.count == 1 { return "* Unmerged path \(path)" }
    return [words[3], words[6]].contains("120000") ? "* Symbolic link \(path)" : nil
  }

  /// The new path, which git gives where the document was renamed.
  private var externalPath: String { chosen.words.count > 7 ? chosen.words[7] : chosen.words[0] }

  /// The versions that the command line names.
  private func compared() throws -> ComparedVersions {
    if isExternal {
      let words = chosen.words
      return ComparedVersions(files: (words[1], words[4]), named: (words[0], externalPath))
    }
    return try chosen.versions(
      includesImages: !environments.devices.isEmpty || options.includesPictures || chosen.isOnlyVisible)
  }
}
