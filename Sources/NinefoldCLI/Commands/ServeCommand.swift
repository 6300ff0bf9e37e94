import Answers
import CommandLine
import Ninefold
import OperatingSystem
import PageServer

/// Serves the page on which a project is browsed.
struct ServeCommand: Command {
  static let configuration = CommandConfiguration(
    name: "serve", abstract: "show a project in the browser, and follow its files",
    discussion: """
      Prints the address of the page and answers until it is ended (Ctrl-C). The page is that of 'ninefold browse', made as it is
      looked at: scenes are laid out on any screen, in any window, whose edge can be dragged, and with any choice of appearance,
      direction, text size, language and keyboard. What changes in the files or in the database is shown at once, and
      what is selected stays. With --database there is a console for SQL, which only reads, as 'ninefold sql' does.
      The page is for this machine alone, and asked by GET and HEAD alone; names of other machines are refused. --listen shows
      it to others, who need the secret in the address that is printed: whoever has it may read the project.
      """,
    examples: [
      "ninefold serve App/", "ninefold serve App/ --port 8000", "ninefold serve App/ --against main",
      "ninefold serve --database tide.db --files App/",
    ])

  @Option("port", help: "the port to listen at; by default one that is free") var port: Port = .free
  @Option(
    "listen", "ADDRESS", help: "listen at this address, such as 0.0.0.0, with a secret in the page's address")
  var address: String?
  @OptionGroup var page: PageOptions

  var declared: [any Declared] { [$port, $address, $page] }

  func run() throws -> TextReport {
    let page = try page.pageSource()
    if case .files(let paths) = page.source, let missing = paths.first(where: { NamedPath.found($0) == nil })
    {
      throw SourceError(.noDocuments, path: missing)
    }
    let watch = page.source.watch(files: page.files)
    let site = try ServedSite(page)
    let server = try PageServer(
      address: address ?? PageServer.loopback, port: port.number, key: address.map { _ in AccessKey() }
    ) { site.response(to: $0) }
    var address = TextReport(text: server.url + "\n")
    _ = try address.print()
    site.follow(watch)
  }
}

/// A port of a server.
struct Port: DefaultArgumentValue {
  static var valueName: String { "NUMBER" }
  /// Any port that is free.
  static let free = Port(number: 0)

  let number: UInt16

  static func expectation(for word: String) -> String { "a number from 0 to 65535" }

  private init(number: UInt16) { self.number = number }

  init?(argument word: String) {
    guard let number = UInt16(word) else { return nil }
    self.number = number
  }

  var argument: String { String(number) }
}
