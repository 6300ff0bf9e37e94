import Answers
import CommandLine
import Ninefold

/// Configures git to merge and compare documents by object.
struct GitSetupCommand: Command {
  static let configuration = CommandConfiguration(
    name: "git-setup", abstract: "have git merge and compare documents by object in this repository",
    discussion: """
      Writes the merge driver, the mergetool and the diff driver 'ninefold' into the repository's own configuration, and into
      its .gitattributes that storyboards and xibs go by it. Merges, rebases and cherry-picks then go by object; what
      stays in conflict is a document that opens, and 'git add' says that it is done. 'git diff' shows what
      'ninefold diff' does, 'git log -p' and 'git show' list objects instead of XML. Whoever else works on the
      project runs the command once: git takes no programs from a repository. With --hook, git also asks before each
      commit whether a document of a merge is unmerged, or staged as the merge left it with ours in force where both
      sides do not go together; a commit without hooks takes it as it is.
      """,
    examples: [
      "ninefold git-setup", "ninefold git-setup --hook", "ninefold git-setup --check",
      "ninefold git-setup --undo",
      "ninefold git-setup App/ --program /usr/local/bin/ninefold",
    ])

  @Argument("DIRECTORY", help: "a directory of the repository; by default the current one") var directory:
    String?
  @Flag("undo", help: "take out again what this command writes") var isUndone: Bool
  @Flag("hook", help: "hold up commits while nobody has decided about a document of a merge")
  var writesHook: Bool
  @Flag("check", help: "write nothing, and name the documents of a merge about which nobody has decided")
  var isCheck: Bool
  @Option(
    "program", "PATH",
    help: "the program that git runs; by default 'ninefold', which must be found by its name")
  var program: String?

  var declared: [any Declared] { [$directory, $isUndone, $writesHook, $isCheck, $program] }

  func validate() throws(UsageError) {
    let modes = [
      (isUndone, $isUndone.spelling), (writesHook, $writesHook.spelling), (isCheck, $isCheck.spelling),
    ]
    let given = modes.filter(\.0).map(\.1)
    if given.count > 1 { throw UsageError(.exclusive(given[0], given[1])) }
  }

  func run() throws -> LineReport {
    if isCheck { return try check() }
    let setup = try GitSetup(at: directory ?? ".")
    if isUndone {
      try setup.remove()
      return LineReport("\(setup.attributesPath): documents merge and differ by lines again")
    }
    try setup.install(program: program ?? "ninefold")
    if writesHook { try setup.installHook(program: program ?? "ninefold") }
    return LineReport("\(setup.attributesPath): documents merge and differ by object")
  }

  private func check() throws -> LineReport {
    let conflicts = try LeftConflict.list(at: directory ?? ".")
    for conflict in conflicts { Diagnostics.report(conflict) }
    return LineReport(
      conflicts.isEmpty
        ? "no document of a merge waits for a decision"
        : "\(conflicts.count.counted("document")) of a merge waits for a decision",
      conflicts.isEmpty ? .done : .findings)
  }
}
