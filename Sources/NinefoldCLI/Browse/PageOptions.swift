import Answers
import CommandLine
import Ninefold

/// The options of a page on which a project is browsed, written or served.
struct PageOptions: ArgumentGroup {
  @Option(
    "against", "VERSION",
    help:
      "show what differs from this: a document, a directory, a database, or a commit of the source's repository"
  )
  var against: String?
  @OptionGroup var files: PictureFileOptions
  @OptionGroup var variants: VariantOptions
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var checks: ConfigurationOptions
  @OptionGroup var source: SourceOptions

  var declared: [any Declared] { [$against, $files, $variants, $layout, $checks, $source] }

  func validate() throws(UsageError) {
    try files.check(beside: source)
    try variants.check(beside: layout.traits.interface)
    if layout.traits.sizeClass != nil {
      throw UsageError(
        .unexpectedArgument(layout.traits.$sizeClass.spelling, expected: "none, since the page has all nine"))
    }
    if source.paths.contains(ProjectInput.standardInput) {
      throw UsageError(
        .badValue("SOURCE '-'", expected: "files or a database, which are read more than once"))
    }
  }

  /// The source of the page.
  ///
  /// - Throws: ``UsageError``, ``ConfigurationError``.
  func pageSource() throws -> PageSource {
    let (source, selection) = (try source.source(), source.selection)
    let file = try checks.file(for: source)
    var page = PageSource(
      source: source, files: files.directory, document: self.source.document,
      environments: PageEnvironment.all(layout, variants),
      findings: SiteFindings(source, file, where: selection))
    if let against {
      page.versions = {
        try PageVersions(
          of: source, against: against, file?.configuration ?? CheckConfiguration(), where: selection)
      }
    }
    return page
  }
}
