import Foundation
import TestSupport
import Testing

/// `ninefold serve`: its answers, and that it follows its source. `Scripts/test-pages` tries the page in a
/// browser.
struct ServeCommandTests {
  /// A server that runs until nobody holds it any more.
  private final class Server {
    let port: UInt16
    /// The path of the page.
    let path: String
    private let process = Process()
    /// The directory of the source, as long as the server runs.
    private let directory: TemporaryDirectory

    /// Starts a server with some words, and reads the address that it prints.
    init(_ words: [String], in directory: TemporaryDirectory) throws {
      self.directory = directory
      let output = Pipe()
      process.executableURL = Fixtures.ninefold.executable
      process.arguments = ["serve"] + words
      process.currentDirectoryURL = directory.url
      process.standardOutput = output
      try process.run()
      var line: [UInt8] = []
      while line.last != UInt8(ascii: "\n"), let byte = try output.fileHandleForReading.read(upToCount: 1) {
        line += byte
      }
      let text = String(decoding: line, as: UTF8.self)
      let match = try #require(try /http:\/\/127\.0\.0\.1:(\d+)(\/.*)\n/.wholeMatch(in: text), "\(text)")
      port = try #require(UInt16(match.1))
      path = String(match.2)
    }

    deinit {
      // A process that a thread of tests starts may have the signals blocked that ask it to end.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    func answer(_ name: String) throws -> LoopbackClient.Answer {
      try #require(try LoopbackClient.get(path + name, port: port))
    }

    func json(_ name: String) throws -> JSON {
      let answer = try answer(name)
      #expect(answer.status == 200, "\(name): \(answer.body)")
      return try JSON(answer.body)
    }

    /// Waits until the source was opened again, and gives the number of that.
    func change(after generation: Int) throws -> Int {
      for _ in 0..<10 {
        let event = try answer("events?since=\(generation)").body
        if event.contains("event: change") { return Int(event.firstMatch(of: /id: (\d+)/)?.1 ?? "") ?? 0 }
      }
      return 0
    }
  }

  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(document("Hello"), to: "App/A.storyboard")
    try directory.write(Fixtures.xib(Fixtures.view("one") + Fixtures.view("two")), to: "App/Views/Cell.xib")
    return directory
  }

  private static func document(_ text: String) -> String {
    let views = [Fixtures.laidOut("view", "v1"), Fixtures.laidOut("label", "l1", "text=\"\(text)\"")]
    let edges = [
      Fixtures.constraint("k1", ("v1", "leading"), ("root", "leading"), 8),
      Fixtures.constraint("k2", ("v1", "top"), ("root", "top"), 8),
      Fixtures.constraint("k3", ("root", "trailing"), ("v1", "trailing"), 8),
    ]
    return Fixtures.storyboard(views, constraints: edges)
  }

  private static func database() throws -> TemporaryDirectory {
    let directory = try project()
    let outcome = try Fixtures.ninefold.run(["import", "App", "--database", "scenes.db"], in: directory.url)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return directory
  }

  private static func query(_ sql: String, _ more: String = "") -> String {
    "sql?query=" + (sql.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "") + more
  }

  @Test func `tabs that were closed keep nobody from what is asked later`() throws {
    let server = try Server(["App"], in: Self.project())
    let request = "GET \(server.path)events?since=1 HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
    let tabs = try (0..<40).map { _ in
      let tab = try LoopbackClient(port: server.port)
      tab.send(request)
      return tab
    }
    _ = try server.json("data/findings.json")
    tabs[0].finish()
    let answer = try #require(LoopbackClient.answers(tabs[0].readToEnd()).first)
    #expect(answer.status == 200 && answer.body.contains("event: none"))
    #expect(try server.answer("events?since=0").body.contains("event: change"))
  }

  @Test func `the data are the files that browse writes`() throws {
    let directory = try Self.project()
    let site = try Fixtures.ninefold.run(["browse", "App", "--output", "Site"], in: directory.url)
    #expect(site.code == 0)
    let server = try Server(["App"], in: directory)
    let names = [
      "findings", "resources", "0/names", "0/map", "0/0/scene", "0/0/0", "0/0/6", "0/0/14", "1/0/scene",
      "1/0/3",
    ]
    for name in names {
      let file = directory.url.appending(path: "Site/data/\(name).js")
      #expect(
        try server.answer("data/\(name).js").body == String(contentsOf: file, encoding: .utf8), "\(name)")
    }
    let project = try server.json("data/project.json")
    let listed = try JSON(
      Fixtures.ninefold.run(["scenes", "App", "--format", "json"], in: directory.url).output)
    #expect(project["listing"] == listed["documents"])
    let picture = try String(
      contentsOf: directory.url.appending(path: "Site/pictures/A/Form-s1.svg"), encoding: .utf8)
    #expect(try server.answer("data/0/0/picture.svg").body == picture)
    #expect(try server.answer("list.html").body.contains("data/0/0/picture.svg"))
    #expect(try server.json("data/environments.json")["environments"] == project["environments"])
  }

  @Test func `the page may ask its server and nothing else`() throws {
    let server = try Server(["App"], in: try Self.project())
    let page = try server.answer("")
    #expect(page.body.contains("data-served") && page.body.contains("connect-src 'self'"))
    let policy = try #require(page.headers["content-security-policy"])
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; ") && !policy.contains("unsafe"))
    for match in page.body.matches(of: /src="([^"]+)"/) {
      #expect(try server.answer(String(match.1)).headers["content-type"] == "text/javascript; charset=utf-8")
    }
    let host = ["Host: evil.example:\(server.port)"]
    #expect(try LoopbackClient.ask("GET / HTTP/1.1", host, port: server.port)?.status == 421)
    let own = ["Host: localhost:\(server.port)"]
    #expect(try LoopbackClient.ask("POST / HTTP/1.1", own, port: server.port)?.status == 405)
    let script = try LoopbackClient.get(
      "/data/project.js", port: server.port,
      headers: ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"])
    #expect(script?.status == 403)
    let wrong = [
      "nothing", "data", "data/", "data/9/names.json", "data/0/9/scene.json", "data/0/0/99.json",
      "data/-1/map.json",
      "data/0/0/0/0.json", "../App/A.storyboard", "data/../../etc/passwd", "data/0/0/scene.xml",
      "data/1/map.svg.svg",
    ]
    for name in wrong {
      let answer = try server.answer(name)
      #expect(answer.status == 404, "\(name): \(answer.status) \(answer.body)")
    }
  }

  @Test func `what differs from another version is that of browse, and so are transitions`() throws {
    let directory = try Self.project()
    try directory.write(Self.document("Goodbye"), to: "Old/A.storyboard")
    let words = ["App", "--against", "Old"]
    let site = try Fixtures.ninefold.run(["browse"] + words + ["--output", "Site"], in: directory.url)
    #expect(site.code < 2, "\(site)")
    let server = try Server(words, in: directory)
    let versions = try server.json("data/project.json")["versions"]
    #expect(versions != .null && versions?["documents"] != .array([]))
    for name in ["versions", "versions/0/0", "0/0/transitions"] {
      let file = directory.url.appending(path: "Site/data/\(name).js")
      #expect(
        try server.answer("data/\(name).js").body == String(contentsOf: file, encoding: .utf8), "\(name)")
    }
  }

  private static func call(_ tool: String, _ arguments: String) -> String {
    "tools/\(tool)?arguments="
      + (arguments.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
  }

  @Test func `the tools that change nothing are called by requests`() throws {
    let server = try Server(["App"], in: try Self.project())
    let described = try JSON(
      String(contentsOf: Fixtures.documentation.appending(path: "openapi.json"), encoding: .utf8))
    #expect(try server.json("openapi.json") == described)
    let found = try server.json(Self.call("find", #"{"text": "Hello"}"#))
    #expect(found["structuredContent"]?["answer"] != nil && found["isError"] == .boolean(false))
    #expect(try server.json("tools/scenes")["structuredContent"]?["answer"]?["documents"] != nil)
    let refused = [
      ("tools/nothing", 404), (Self.call("edit", "{}"), 404), ("tools/", 404), (Self.call("find", "{"), 400),
      (Self.call("find", #"{"txt": "Hello"}"#), 400), (Self.call("describe", #"{"scene": "Nowhere"}"#), 400),
    ]
    for (request, status) in refused {
      let answer = try server.answer(request)
      #expect(answer.status == status, "\(request): \(answer)")
      #expect(try JSON(answer.body)["isError"] == .boolean(true), "\(request)")
    }
  }

  @Test(arguments: [
    ("device=iPhone%2015&orientation=landscape", ["--device", "iPhone 15", "--orientation", "landscape"]),
    ("size=512x700", ["--size", "512x700"]), ("size-class=any-compact&x", []),
    (
      "device=iPad%20Air&window=500x700&style=dark",
      ["--device", "iPad Air", "--window", "500x700", "--style", "dark"]
    ),
    (
      "content-size=accessibilityLarge&direction=rtl",
      ["--content-size", "accessibilityLarge", "--direction", "rtl"]
    ),
    (
      "device=iPhone%20SE&keyboard=docked&pseudo=",
      ["--device", "iPhone SE", "--keyboard", "docked", "--pseudo"]
    ),
  ])
  func `a scene is laid out as the command does`(query: String, words: [String]) throws {
    let directory = try Self.project()
    let server = try Server(["App"], in: directory)
    if words.isEmpty {
      #expect(try server.answer("data/0/0/live.json?\(query)").status == 400)
      return
    }
    for more in ["", "&quick="] {
      let view = try server.json("data/0/0/live.json?\(query)\(more)")
      let outcome = try Fixtures.ninefold.run(
        ["layout", "App/A.storyboard", "--format", "json"] + words, in: directory.url)
      let layout = try JSON(outcome.output)
      guard case .array(let documents)? = layout["documents"],
        case .array(let scenes)? = documents[0]["scenes"]
      else {
        Issue.record("\(outcome)")
        return
      }
      #expect(view["layout"] == scenes[0], "\(query)")
      #expect((view["why"] == nil) == !more.isEmpty)
    }
  }

  @Test(arguments: [
    "device=Nokia", "size=0x0", "size=1e9x5", "orientation=landscape", "style=pink", "size-class=wide",
    "help=",
    "database=x.db", "quiet=", "device=iPhone%2015&device=iPad%20Air&device=", "window=full&window=full", "=",
    "all-devices=",
  ])
  func `what is no option of a layout is refused by name`(query: String) throws {
    let server = try Server(["App"], in: try Self.project())
    let answer = try server.answer("data/0/0/live.json?\(query)")
    #expect(answer.status == 400 && answer.body.contains(/expected|needs/), "\(answer)")
    let usual = try server.answer("data/0/0/live.json")
    #expect(usual.status == 200, "\(usual.body)")
  }

  @Test func `what changes in a file is told, and what cannot be read is named while the rest works`() throws
  {
    let directory = try Self.project()
    let server = try Server(["App"], in: directory)
    #expect(try server.answer("data/0/0/scene.json").body.contains("Hello"))
    try directory.write(Self.document("Good-bye"), to: "App/A.storyboard")
    let second = try server.change(after: 1)
    #expect(second > 1)
    #expect(try server.answer("data/0/0/scene.json").body.contains("Good-bye"))
    try directory.write("<document><scenes>", to: "App/A.storyboard")
    let third = try server.change(after: second)
    #expect(third > second)
    let broken = try server.json("data/project.json")
    guard case .array(let refusals)? = broken["refusals"], case .string(let refusal)? = refusals.first else {
      Issue.record("\(broken)")
      return
    }
    #expect(refusals.count == 1 && refusal.contains("App/A.storyboard"))
    #expect(try server.answer("data/0/0/scene.json").body.contains("Views/Cell.xib"))
    try directory.write(Self.document("Again"), to: "App/A.storyboard")
    #expect(try server.change(after: third) > third)
    #expect(try server.answer("data/0/0/scene.json").body.contains("Again"))
  }

  @Test func `a database that is replaced is opened again, and one that is gone is named`() throws {
    let directory = try Self.database()
    let server = try Server(["--database", "scenes.db"], in: directory)
    #expect(try server.answer("data/0/0/scene.json").body.contains("Hello"))
    try directory.write(Self.document("Other"), to: "App/A.storyboard")
    let outcome = try Fixtures.ninefold.run(["import", "App", "--database", "other.db"], in: directory.url)
    #expect(outcome.code == 0)
    let (old, new) = (directory.url.appending(path: "scenes.db"), directory.url.appending(path: "other.db"))
    try FileManager.default.removeItem(at: old)
    let second = try server.change(after: 1)
    let gone = try server.answer("data/project.json")
    #expect(gone.status == 500 && gone.body.contains("scenes.db"), "\(gone)")
    try FileManager.default.moveItem(at: new, to: old)
    #expect(try server.change(after: second) > second)
    #expect(try server.answer("data/0/0/scene.json").body.contains("Other"))
  }

  @Test func `the console answers what the command sql does`() throws {
    let directory = try Self.database()
    let server = try Server(["--database", "scenes.db"], in: directory)
    let sql = "SELECT object, element FROM objects WHERE role = 'view' ORDER BY position"
    let rows = try server.answer(Self.query(sql))
    let command = try Fixtures.ninefold.run(
      ["sql", sql, "--database", "scenes.db", "--format", "json"], in: directory.url)
    #expect(rows.status == 200 && rows.body == command.output)
    let table = try server.answer(Self.query("SELECT '=1+1' AS a, 'b,c' AS b", "&format=csv"))
    #expect(
      table.body == "a,b\r\n'=1+1,\"b,c\"\r\n" && table.headers["content-type"] == "text/csv; charset=utf-8")
    #expect(try server.answer(Self.query(".tables")).body.contains("effective_constraints"))
    let note = try server.answer(Self.query("SELECT * FROM frames"))
    #expect(note.body == "[]\n" && note.headers["x-ninefold-note"]?.contains("solve") == true, "\(note)")
  }

  @Test(arguments: [
    "DELETE FROM document", "UPDATE document SET path = 'x'", "DROP TABLE node", "ATTACH 'x.db' AS x",
    "VACUUM INTO 'x.db'",
    "PRAGMA journal_mode = DELETE", "SELECT load_extension('x')", "SELECT 1; SELECT 2", "no sql", "",
    "--help", ".schema x",
  ])
  func `what does more than read is refused, and nothing is written`(sql: String) throws {
    let directory = try Self.database()
    let server = try Server(["--database", "scenes.db"], in: directory)
    let former = try Data(contentsOf: directory.url.appending(path: "scenes.db"))
    let answer = try server.answer(Self.query(sql))
    #expect(answer.status == 400 && !answer.body.isEmpty, "\(answer)")
    #expect(try Data(contentsOf: directory.url.appending(path: "scenes.db")) == former)
    #expect(!directory.files.contains("x.db"))
  }

  @Test func `a query has bounds of rows and time`() throws {
    let server = try Server(["--database", "scenes.db"], in: try Self.database())
    let numbers = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"
    let many = try server.answer(Self.query("\(numbers) SELECT x FROM n LIMIT 9000"))
    #expect(many.body.matches(of: /"x"/).count == 5_000, "\(many.status) \(many.body.prefix(300))")
    #expect(many.headers["x-ninefold-note"]?.contains("more than 5000 rows") == true)
    let client = try LoopbackClient(port: server.port, patience: 60)
    let endless = Self.query("\(numbers) SELECT count(*) FROM n")
    client.send("GET /\(endless) HTTP/1.1\r\nHost: localhost:\(server.port)\r\nConnection: close\r\n\r\n")
    #expect(try server.answer("data/0/0/scene.json").status == 200)
    let ended = LoopbackClient.answers(client.readToEnd()).first
    #expect(ended?.status == 400 && ended?.body.contains("10") == true, "\(String(describing: ended))")
  }

  @Test func `a page of files has no console, and says what has one`() throws {
    let server = try Server(["App"], in: try Self.project())
    let answer = try server.answer(Self.query("SELECT 1"))
    #expect(answer.status == 404 && answer.body.contains("ninefold serve --database"))
  }

  @Test func `a page for others has a secret in its address`() throws {
    let server = try Server(["App", "--listen", "127.0.0.1"], in: try Self.project())
    #expect(server.path.wholeMatch(of: /\/[0-9a-f]{32}\//) != nil)
    #expect(try server.answer("data/project.json").status == 200)
    let other = (server.path.hasPrefix("/0") ? "/1" : "/0") + server.path.dropFirst(2)
    for path in ["/", "/data/project.json", other] {
      #expect(try LoopbackClient.get(path, port: server.port)?.status == 403)
    }
  }

  @Test func `a port that is taken, an address that is none and a source without documents end the command`()
    throws
  {
    let directory = try Self.project()
    let server = try Server(["App"], in: directory)
    let cases: [([String], Int32, String)] = [
      (["App", "--port", "\(server.port)"], 2, "ninefold: error: cannot listen at 127.0.0.1"),
      (["App", "--port", "70000"], 64, "expected a number from 0 to 65535"),
      (["App", "--listen", "here"], 2, "is no address"), (["Nowhere"], 2, "Nowhere"),
      (["-"], 64, "SOURCE '-'"),
      (["App", "--size-class", "any-any"], 64, "--size-class"),
    ]
    for (words, code, message) in cases {
      let outcome = try Fixtures.ninefold.run(["serve"] + words, in: directory.url, killedAfter: nil)
      #expect(outcome.code == code && outcome.errors.contains(message), "\(words): \(outcome)")
    }
  }
}
