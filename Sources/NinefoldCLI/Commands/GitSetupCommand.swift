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
      project runs the command once: git takes no programs from a repository.
      """,
    examples: [
      "ninefold git-setup", "ninefold git-setup --undo",
      "ninefold git-setup App/ --program /usr/local/bin/ninefold",
    ])

  @Argument("DIRECTORY", help: "a directory of the repository; by default the current one") var directory:
    String?
  @Flag("undo", help: "take out again what this command writes") var isUndone: Bool
  @Option(
    "program", "PATH",
    help: "the program that git runs; by default 'ninefold', which must be found by its name")
  var program: String?

  var declared: [any Declared] { [$directory, $isUndone, $program] }

  func run() throws -> LineReport {
    let setup = try GitSetup(at: directory ?? ".")
    if isUndone {
      try setup.remove()
      return LineReport("\(setup.attributesPath): documents merge and differ by lines again")
    }
    try setup.install(program: program ?? "ninefold")
    return LineReport("\(setup.attributesPath): documents merge and differ by object")
  }
}
