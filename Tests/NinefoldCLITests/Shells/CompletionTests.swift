import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import NinefoldCLI

/// Completions as the shells themselves read and use them.
struct CompletionTests {
  /// A line and what its last word may become.
  static let lines: [(line: String, words: [String])] = [
    ("ninefold la", ["layout"]),
    ("ninefold --color never --quiet sho", ["show"]),
    ("ninefold edit ins", ["install"]),
    ("ninefold edit set --at", ["--attribute"]),
    (
      "ninefold show Main.storyboard --size-class compact-",
      ["compact-any", "compact-compact", "compact-regular"]
    ),
    ("ninefold show --in regular-a", ["regular-any"]),
    ("ninefold layout --device iPhone\\ 8", ["iPhone 8", "iPhone 8 Plus"]),
    ("ninefold sql x --format c", ["csv"]),
    ("ninefold show Main.storyboard --format ", ["json", "text"]),
    ("ninefold show Vi", ["Views/"]),
    ("ninefold export --output Vi", ["Views/"]),
    ("ninefold completions z", ["zsh"]),
    ("ninefold help mat", ["matrix"]),
  ]

  private static func path(of shell: Shell) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell.rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a script in a shell beside the fixtures, with the completions in a file of the name `$COMPLETIONS`.
  private func run(_ shell: Shell, _ options: [String], _ script: String) throws -> Program.Outcome? {
    guard let path = Self.path(of: shell) else {
      print("skipped: no \(shell.rawValue) here")
      return nil
    }
    let scratch = try TemporaryDirectory()
    let printed = try Fixtures.ninefold.run(["completions", shell.rawValue])
    #expect(printed.code == 0)
    let completions = try scratch.write(printed.output, to: "_ninefold").path
    let file = try scratch.write(script.replacing("$COMPLETIONS", with: completions), to: "script").path
    return try Program(at: URL(filePath: path)).run(options + [file], in: Fixtures.adaptive)
  }

  @Test("completions are ones that the shells understand", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    let scratch = try TemporaryDirectory()
    let file = try scratch.write(shell.completions, to: "completions").path
    guard let path = Self.path(of: shell) else { return print("skipped: no \(shell.rawValue) here") }
    let outcome = try Program(at: URL(filePath: path)).run(["-n", file])
    #expect(outcome.code == 0 && outcome.errors.isEmpty && outcome.output.isEmpty)
  }

  @Test("bash completes commands, options and their values", arguments: lines)
  func bash(line: String, words: [String]) throws {
    let script = """
      source $COMPLETIONS
      # What the shell does with a line: its words, as they are spelled.
      line='\(line.replacing("\\ ", with: "\u{1}"))'
      IFS=' ' read -r -a COMP_WORDS <<<"$line"
      [[ $line == *' ' ]] && COMP_WORDS+=('')
      COMP_WORDS=("${COMP_WORDS[@]//$'\\001'/\\\\ }")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _ninefold
      for word in "${COMPREPLY[@]}"; do
        eval "word=$word"
        [[ -d $word ]] && word="$word/"
        printf '%s\\n' "$word"
      done
      """
    guard let outcome = try run(.bash, ["--noprofile", "--norc"], script) else { return }
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.split(separator: "\n").map(String.init) == words)
  }

  @Test("bash completes a value behind an equals sign, and in quotes")
  func bashSpellings() throws {
    let script = """
      source $COMPLETIONS
      COMP_WORDS=(ninefold show --in = compact-c); COMP_CWORD=4; _ninefold; echo "${COMPREPLY[*]}"
      COMP_WORDS=(ninefold show --in =); COMP_CWORD=3; _ninefold; echo "${#COMPREPLY[@]}"
      COMP_WORDS=(ninefold layout --device '"iPhone 8 P'); COMP_CWORD=3; _ninefold; echo "${COMPREPLY[*]}"
      """
    guard let outcome = try run(.bash, ["--noprofile", "--norc"], script) else { return }
    #expect(outcome.output == "compact-compact\n9\niPhone 8 Plus\n" && outcome.errors.isEmpty)
  }

  @Test("fish completes commands, options and their values", arguments: lines)
  func fish(line: String, words: [String]) throws {
    let quoted = "'" + line.replacing("\\", with: "\\\\") + "'"
    let script = "source $COMPLETIONS\ncomplete -C \(quoted) | string replace -r '\\t.*' ''\n"
    guard let outcome = try run(.fish, ["--no-config"], script) else { return }
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.split(separator: "\n").map(String.init).sorted() == words.sorted())
  }

  @Test("zsh completes commands, options and their values", arguments: lines)
  func zsh(line: String, words: [String]) throws {
    // A shell on a terminal of its own, in which what could be inserted is printed as well.
    let script = #"""
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'PROMPT= RPROMPT='
      zpty -w shell 'autoload -Uz compinit; compinit -D -u; source $COMPLETIONS'
      zpty -w shell 'compadd() { local -a found; if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi; builtin compadd -O found "$@"; local one; for one in $found; do print -r -- "<match>$one</match>"; done; builtin compadd "$@"; }'
      zpty -w shell 'go() { LBUFFER="$line"; zle complete; print -r -- "<fini""shed>"; }; zle -C complete complete-word _main_complete; zle -N go; bindkey "^X" go; print "<rea""dy>"'
      while zpty -r shell output; do [[ $output == *"<ready>"* ]] && break; done
      zpty -w shell "line='$LINE'"
      zpty -w -n shell $'\C-X'
      text=
      while zpty -r shell output; do text+=$output; [[ $output == *"<finished>"* ]] && break; done
      print -r -- "$text" | grep -ao '<match>[^<]*</match>' | sed 's/<[^>]*>//g' | sort -u
      zpty -d shell
      """#
    guard let outcome = try run(.zsh, ["-f"], "LINE='\(line)'\n" + script) else { return }
    // The slash of a folder is added later.
    #expect(
      outcome.output.split(separator: "\n").map(String.init)
        == words.map { $0.replacing("/", with: "") }.sorted())
  }
}
