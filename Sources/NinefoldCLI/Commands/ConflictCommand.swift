import Answers
import CommandLine
import Ninefold
import OperatingSystem

/// Explains the lists of unsatisfiable constraints in a console log.
struct ConflictCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "conflict", abstract: "explain the constraints that a console log says cannot be satisfied",
    discussion: """
      Reads each list after "Unable to simultaneously satisfy constraints" out of any text, proves whether its
      constraints contradict each other as they are printed, and shows the fewest that do, what each says and who
      made it, and the usual fix. What the log does not hold, such as margins and baselines, is named.
      With --in it looks for the constraints in documents: by their attributes, numbers, identifiers, by the classes
      and texts of their views, and by what they have in common. It says where they stand, and how sure that is.
      Ends with 1 where a list is contradictory, with 0 where all can hold as they are printed, with 2 where no
      list with a constraint that can be read is found.
      """,
    examples: [
      "ninefold conflict console.txt", "ninefold conflict console.txt --in App/",
      "ninefold conflict - --format json",
    ])

  @Argument("FILE", help: "a text with logs of the console; - is standard input, as is none") var file:
    String?
  @Option("in", "SOURCE", help: "a document, a directory of documents or a database to look for them in")
  var source: String?
  @OptionGroup var naming: NamingOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$file, $source, $naming, $output] }

  func validate() throws(UsageError) {
    guard naming.wantsIDs, source == nil else { return }
    throw UsageError(.needs(naming.$wantsIDs.spelling, $source.spellingWithValue))
  }

  func run() throws -> ValueReport {
    let path = file ?? "-"
    let text = try Self.text(path)
    let reader = ConflictLogReader(text)
    let logs = reader.logs
    guard logs.contains(where: { !$0.constraints.isEmpty }) else {
      throw NoLog(path: path, title: logs.first?.line ?? reader.firstTitleAlone)
    }
    let proven = logs.map { (log: $0, proof: LogProof($0)) }
    guard let source else {
      let answer = ConflictAnswer(logs: proven)
      return ValueReport(answer, answer.isContradictory ? .findings : .done)
    }
    var counts = Counts()
    var search = ConflictSearch(proven)
    try OpenSource(Source(at: source)).forEachDocument(SceneChoice(), { counts.count($0) }) { document, _ in
      search.look(in: document)
    }
    let answer = ConflictAnswer(logs: proven, places: search.places, naming: naming)
    return ValueReport(answer, answer.isContradictory ? .findings : counts.exitCode)
  }

  /// The largest text that is read. Bytes.
  private static let limit = 16_777_216

  private static func text(_ path: String) throws(NoLog) -> String {
    do throws(FileDefect) {
      let bytes =
        path == "-" ? try ThisProcess.readStandardInput(limit: limit) : try NamedPath.read(path, limit: limit)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      throw NoLog(path: path, defect: error.description)
    }
  }

  /// A text that cannot be read, or has no list in it.
  struct NoLog: Error, CustomStringConvertible {
    let path: String
    /// The number of the line whose sentence a list should follow.
    var title: Int?
    var defect = "has no list of constraints"

    /// One line: the place in the file, the defect and the expectation.
    var description: String {
      let name = path == "-" ? "<stdin>" : path
      if let title {
        return
          "\(name):\(title):1: error: no constraint that can be read follows this line, expected a list of them "
          + "(a device hides it as <private>)"
      }
      return "\(name): error: \(defect), expected \"Unable to simultaneously satisfy constraints\" and a list"
    }
  }
}
