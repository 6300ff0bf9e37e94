import TestSupport
import Testing

struct UsageTests {
  private static let commands = [
    "import", "export", "inspect", "show", "layout", "compare", "scenes", "find", "explain", "matrix",
    "transition",
    "size-class",
    "edit", "undo", "history", "sql", "verify", "devices", "help",
    "completions", "manual",
  ]

  @Test(arguments: [
    "", "unknown", "--unknown", "help unknown", "--version more",
    "import", "import App", "import --database x.db", "import App --database", "import App --database=",
    "import App --database x.db --project=", "export --database x.db --output d --format yaml",
    "export", "export --database x.db", "export --output out", "export App --database x.db --output out",
    "show App --size-class tall", "show App --format xml", "show App --canvas --size 1x1",
    "show App --project P", "show App --project P --database x.db",
    "show App --size-class compact-regular --size-class any-any",
    "layout App --canvas --device iPhone", "layout App --canvas --size 1x1",
    "layout App --size 375",
    "layout App --device iPhone_8000", "layout App --device", "layout App --orientation landscape",
    "layout App --window 1/2", "layout App --device ipad11_0rounded --window 1/2",
    "layout App --device ipad11_0rounded --window 5/7",
    "layout App --device retina4_7 --orientation upside-down",
    "compare App --tolerance", "compare App --tolerance=-1", "compare App --tolerance few",
    "compare App --device iPhone", "layout App --why", "layout App --why=",
    "explain", "explain App", "explain App --object", "explain App --object=",
    "matrix App --size-class any-any", "transition App",
    "transition App --from any-any", "transition App --from tall --to any-any",
    "transition App --from any-any --to compact-any --device Nokia",
    "transition App --from any-any --to regular-compact --device retina4_7", "size-class tall",
    "find", "inspect App --coverage --scene x",
    "size-class any-any any-any", "sql --database x.db", "sql SELECT --file x --database x.db",
    "sql SELECT --timeout=0 --database x.db",
    "sql SELECT --limit=-1 --database x.db", "devices Nokia", "devices A B", "devices --format yaml",
    "--color", "show App --color blue", "--quiet", "--quiet=yes devices", "edit --version", "help show more",
  ])
  func `a wrong command line is one line of complaint and 64`(line: String) throws {
    let outcome = try Fixtures.ninefold.run(line.split(separator: " ").map(String.init))
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("ninefold: error: "))
  }

  @Test func `a device that is nearly named is suggested`() throws {
    let outcome = try Fixtures.ninefold.run(["layout", "App", "--device", "iPad Pro"])
    #expect(outcome.errors.contains("iPad Pro (11-inch)"))
  }

  @Test(
    "an error that names what nobody knows says what may be meant",
    arguments: [
      ("shwo App", "'show'"), ("set", "'edit set'"), ("edit unistall", "'uninstall'"),
      ("help layuot", "'layout'"),
      ("show App --sise-class any-any", "--size-class"), ("show App --quite", "--quiet"),
      ("show App --size-class compact-regluar", "'compact-regular'"), ("show App --format jsn", "'json'"),
      ("layout App --device iPhne_8", "'iPhone 8'"), ("layout App --device retina4_77", "'retina4_7'"),
      ("layout App --device retina4_7 --orientation lanscape", "'landscape'"), ("completions bsh", "'bash'"),
    ])
  func suggestions(line: String, meant: String) throws {
    let outcome = try Fixtures.ninefold.run(line.split(separator: " ").map(String.init))
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("; did you mean \(meant)?"))
  }

  @Test(
    "a usage error says what to type instead",
    arguments: [
      ("", "expected a command: scenes, find,"),
      ("edit Main.storyboard", "expected a command: add, constrain,"),
      ("nonsense", "expected scenes, find,"), ("undo x", "unexpected argument 'x', expected options alone"),
      ("size-class any-any x", "expected no more than CLASS"),
      ("layout App --window 1/2", "--window needs --device NAME"),
      ("show App --project x", "--project needs --database FILE"),
      ("show App --scene", "expected SCENE after --scene"),
      ("layout App --canvas --size 1x1", "exclude each other, expected one of them"),
      ("show App --in any-any --in any-any", "--size-class is given twice, expected it once"),
      ("import App", "expected --database FILE"), ("export --database x", "expected --output DIR"),
    ])
  func instead(line: String, message: String) throws {
    let outcome = try Fixtures.ninefold.run(line.split(separator: " ").map(String.init))
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errors.contains("(see ninefold help"))
  }

  @Test func `the overview names every command`() throws {
    let overview = try Fixtures.ninefold.run(["--help"])
    #expect(overview.code == 0)
    for command in Self.commands {
      #expect(overview.output.contains("  \(command) "))
    }
    for words in [["help"], ["-h"]] { #expect(try Fixtures.ninefold.run(words).output == overview.output) }
  }

  @Test func `the version is one line`() throws {
    let outcome = try Fixtures.ninefold.run(["--version"])
    #expect(outcome.code == 0)
    #expect(outcome.output.wholeMatch(of: /ninefold \d+\.\d+\.\d+\n/) != nil)
  }
}
