/// What a command's line may hold.
struct CommandSyntax: Sendable {
  /// What stands for the operands in a help text, and how many there may be.
  struct Operands: Sendable {
    let name: String
    let count: ClosedRange<Int>
    let summary: String

    static let none = Operands(name: "", count: 0...0, summary: "")
  }

  let name: String
  /// One line: what the command does.
  let summary: String
  /// The lines after `usage:`, without the program's name.
  let usage: [String]
  let operands: Operands
  let options: [Option]
  /// Options without which the command cannot run.
  var required: [Option] = []
  /// What else there is to know, in lines.
  var details: [String] = []
  /// Whole command lines to try.
  var examples: [String] = []
}
