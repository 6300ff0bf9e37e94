import Ninefold
import OperatingSystem

/// Explains the lists of constraints that the console printed as impossible.
struct ConflictCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "conflict", abstract: "explain the constraints that a console log says cannot be satisfied",
    discussion: """
      Reads each list after "Unable to simultaneously satisfy constraints" out of any text, proves whether its
      constraints contradict each other as they are printed, and shows the fewest that do, what each says and who
      made it, and what usually mends it. What the log does not hold, such as margins and baselines, is named.
      Ends with 1 where a list is contradictory, with 0 where all can hold as they are printed, with 2 where no
      list is found.
      """,
    examples: [
      "ninefold conflict console.txt", "ninefold conflict - --format json",
    ])

  @Argument("FILE", help: "a text with logs of the console; - is standard input, as is none") var file:
    String?
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$file, $output] }

  func run() throws -> ValueReport {
    let path = file ?? "-"
    let logs = ConflictLogReader.logs(in: try Self.text(path))
    if logs.isEmpty { throw NoLog(path: path) }
    let answer = ConflictAnswer(logs: logs.map { ($0, LogProof($0)) })
    return ValueReport(answer, answer.isContradictory ? .findings : .done)
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
    var defect = "has no list of constraints"

    /// One line: the place, what was wrong and what was expected.
    var description: String {
      let name = path == "-" ? "<stdin>" : path
      return "\(name): error: \(defect), expected \"Unable to simultaneously satisfy constraints\" and a list"
    }
  }
}
