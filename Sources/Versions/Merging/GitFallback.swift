/// The commands of git's configuration that merge and compare documents by a program where it is found, else
/// by lines as git alone does: a colleague, or a machine that builds the project, may not have it.
struct GitFallback {
  /// The program as a shell takes it for one word.
  let program: String

  /// The merge driver.
  ///
  /// Of `%` git reads a placeholder; two are the sign.
  var mergeDriver: String {
    let word = program.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    let lines =
      "printf '%%s: merged by lines, since ninefold is not found\\n' %P >&2; "
      + "git merge-file -L ours -L base -L theirs --marker-size=%L -- %A %O %B || exit 1"
    return choice(word, " merge %O %A %B --output=%A --path=%P", else: lines)
  }

  /// The program of `git diff`, which gives it the path, both files and more; of an unmerged file the path
  /// alone.
  var difference: String {
    let lines =
      #"printf '%s: compared by lines, since ninefold is not found\n' "$1" >&2; "#
      + #"test $# -lt 5 || git --no-pager diff --no-index --no-ext-diff --no-textconv -- "$2" "$5" || :"#
    return function(choice(program, #" diff --external -- "$@""#, else: lines))
  }

  /// The text of a file that `git log` and `git show` compare.
  var textConversion: String {
    function(choice(program, #" diff --textconv -- "$@""#, else: #"cat -- "$@""#))
  }

  /// The program with arguments where it is found, else other commands.
  private func choice(_ word: String, _ arguments: String, else commands: String) -> String {
    "if command -v \(word) >/dev/null 2>&1; then \(word)\(arguments); else \(commands); fi"
  }

  /// Commands as a function: git adds its arguments behind the last word.
  private func function(_ commands: String) -> String { "f() { \(commands); }; f" }
}
