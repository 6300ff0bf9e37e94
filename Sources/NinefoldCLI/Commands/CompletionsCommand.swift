import Answers
import CommandLine

/// Prints the script by which a shell completes the program's command lines.
struct CompletionsCommand: Command {
  static let configuration = CommandConfiguration(
    name: "completions", abstract: "print what lets a shell complete the lines of ninefold",
    discussion: """
      bash looks for it in ~/.local/share/bash-completion/completions/ninefold, zsh in a file _ninefold of a
      directory of $fpath, fish in ~/.config/fish/completions/ninefold.fish. Scripts/install puts all three where
      they belong.
      """,
    examples: ["ninefold completions bash"])

  @Argument("SHELL", help: "bash, zsh or fish") var shell: Shell

  var declared: [any Declared] { [$shell] }

  func run() -> TextReport { TextReport(text: shell.completions) }
}
