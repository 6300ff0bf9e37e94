import Answers
import CommandLine
import Ninefold

/// Writes a page on which a project is browsed.
struct BrowseCommand: Command {
  static let configuration = CommandConfiguration(
    name: "browse", abstract: "write a page on which one looks at a project",
    discussion: """
      A folder of files that a browser opens as they lie there, without a server and a network: index.html first. It has
      the documents with their maps, every scene with its tree, picture and inspector, where each value comes from, why a view has its
      frame, what 'ninefold check' finds, images, colours, fonts and custom classes, and a search over all names. Without
      JavaScript, list.html has the documents, scenes and pictures. The data are what the commands print as JSON.
      Scenes are laid out on the canvas, in the nine size classes and on the screens that the options ask for, by themselves on a
      small phone, and on a phone of today dark, from right to left, with large and with doubled texts; one switches between
      these. Where a finding holds in none of them, its scene has one of the finding's too. Of custom views, and of what programs do,
      there is what 'ninefold render' draws. --against adds what 'ninefold review' says of the difference from another version, with
      pictures before and after.
      """,
    examples: [
      "ninefold browse App/ --output Site/",
      "ninefold browse App/ --device \"iPhone SE,iPad Air\" --styles all --locales en,de --output Site/",
      "ninefold browse App/ --against main --output Site/",
      "ninefold browse --database tide.db --files App/ --output Site/",
    ])

  @Option("output", "DIR", help: "the directory to write to; made where it is missing") var directory: String
  @OptionGroup var page: PageOptions

  var declared: [any Declared] { [$directory, $page] }

  func run() throws -> LineReport {
    let page = try page.pageSource()
    return try Site(page, versions: page.versions?(), in: directory).write()
  }
}
