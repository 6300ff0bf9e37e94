import CommandLine
import JSONText
import Ninefold
import OperatingSystem
import PageFiles

/// A site on which a source is browsed, as it is written into a folder.
final class Site {
  private let source: OpenSource
  /// The name of the only document that is shown; nil of all.
  private let document: String?
  private var environments: [PageEnvironment]
  private let findings: SiteFindings
  private let folder: SiteFolder
  private let form: PictureForm
  private let names = PlainFileNames(otherwise: "picture")
  private var counts = Counts([.documents, .scenes, .pictures, .refused])
  private var pictures = 0
  private let queue = ParallelQueue<Result<Int, any Error>>(isCallerBusy: true)

  init(
    source: OpenSource, document: String?, environments: [PageEnvironment], in directory: String,
    findings: SiteFindings
  ) throws {
    self.source = source
    self.document = document
    self.environments = environments
    self.findings = findings
    folder = try SiteFolder(directory)
    form = try PictureForm(.svg, .single)
  }

  /// Writes the site, and says what it has.
  func write() throws -> LineReport {
    let (report, checked) = try findings.report()
    environments += report.environments(beside: environments, among: checked)
    for file in PageFile.all { try folder.write(Array(file.text.utf8), as: file.name) }
    var project = try SiteProject(source, environments) { Diagnostics.report("\($0)") }
    let catalogs = try source.catalogs { _ in }
    let images = try source.pictures { Diagnostics.report("\($0)") }
    var refusals: [String] = []
    try source.forEachDocument(SceneChoice(document: document)) { result in
      if case .failure(let refusal) = result { refusals.append("\(refusal)") }
      return counts.count(result)
    } _: { document, outlines in
      let isLaidOut = document.tree.platform.isLaidOut
      let screens = PictureScreens(screens: isLaidOut ? environments.map(\.picture) : [], columns: 1)
      let page = PageDocument(
        project.documents.count, document, try screens.engines(of: document, in: source))
      counts.add(1, .documents)
      counts.add(outlines.count, .scenes)
      project.add(try write(page, outlines, catalogs, images), document, outlines)
    }
    while let result = queue.next() { pictures += try result.get() }
    counts.add(pictures, .pictures)
    return try finish(project, refusals, report)
  }

  /// Writes a document and begins to write its scenes; gives its entry.
  private func write(
    _ page: PageDocument, _ outlines: [SceneOutline], _ catalogs: [AssetCatalog], _ images: CatalogPictures
  ) throws -> SiteProject.Entry {
    let path = page.document.path
    var entry = SiteProject.Entry(document: page.document, outlines: outlines, isLaidOut: page.isLaidOut)
    try folder.write(
      json: Self.json {
        OccurrenceList(path: path, occurrences: page.document.searchedValues(in: outlines)).write(to: &$0)
      }, as: page.name("names"))
    for (index, outline) in outlines.enumerated() {
      let scene = PageScene(document: page, outline: outline)
      try begin { [folder] in
        try folder.write(json: Self.json { scene.write(to: &$0) }, as: page.name("\(index)/scene"))
        return 0
      }
      for (number, environment) in environments.enumerated() where page.isLaidOut {
        let words = [outline.id.text.isEmpty ? "" : outline.name, outline.id.text]
        // Without JavaScript there is the picture of the first environment.
        let picture = number == 0 ? names.name(of: "pictures/" + path, words, ending: ".svg") : nil
        if let picture { entry.pictures.append(picture) }
        try begin { [folder, form] in
          let view = PageView(
            scene: scene, environment: environment, engine: page.engines[number].value, catalogs: catalogs,
            images: images, form: form)
          var json = JSONWriter()
          let bytes = try view.write(to: &json)
          try folder.write(json: json.finish(), as: page.name("\(index)/\(number)"))
          if let picture { try folder.write(bytes, as: picture) }
          return 1
        }
      }
    }
    if page.isLaidOut, path.hasSuffix(".storyboard"), !outlines.isEmpty {
      let name = names.name(of: "pictures/" + path, ["map"], ending: ".svg")
      entry.map = name
      try begin { [folder, form] in
        let map = PageMap(page, outlines, catalogs, images)
        try folder.write(form.bytes(of: map.drawing), as: name)
        try folder.write(json: Self.json { map.write(to: &$0) }, as: page.name("map"))
        return 1
      }
    }
    return entry
  }

  /// Begins a piece of work that writes files and gives the number of its pictures.
  private func begin(_ work: @escaping @Sendable () throws -> Int) throws {
    if queue.isFull, let result = queue.next() { pictures += try result.get() }
    queue.add { Result { try work() } }
  }

  private func finish(
    _ project: SiteProject, _ refusals: [String], _ report: CheckReport
  ) throws -> LineReport {
    try folder.write(json: Self.json { report.write(to: &$0) }, as: "data/findings")
    try folder.write(json: Self.json { project.writeResources(to: &$0) }, as: "data/resources")
    try folder.write(
      json: Self.json { project.write(refusals, report, to: &$0) }, as: "data/project")
    try folder.write(project.plainList(refusals), as: "list.html")
    return LineReport("\(PathName.join(folder.path, "index.html")): \(counts.line)", counts.exitCode)
  }

  private static func json(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    write(&json)
    return json.finish()
  }
}
