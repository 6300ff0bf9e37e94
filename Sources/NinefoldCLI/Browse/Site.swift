import Answers
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
  private let versions: PageVersions?
  private let folder: SiteFolder
  private let form: PictureForm
  private let names = PlainFileNames(otherwise: "picture")
  private var counts = Counts([.documents, .scenes, .pictures, .refused])
  private var pictures = 0
  private let queue = ParallelQueue<Result<Int, any Error>>(isCallerBusy: true)

  /// A site of a source, with what differs from another version of it.
  init(_ page: PageSource, versions: PageVersions?, in directory: String) throws {
    source = try OpenSource(page.source, files: page.files)
    document = page.document
    environments = page.environments
    findings = page.findings
    self.versions = versions
    folder = try SiteFolder(directory)
    form = try PictureForm(.svg, .single)
  }

  /// Writes the site, and says what it has.
  func write() throws -> LineReport {
    // After a failure no file is left half written by another thread.
    defer { queue.abandon() }
    let (report, checked) = try findings.report()
    let common = environments.indices
    let added = FindingEnvironments(of: report, beside: environments, among: checked)
    environments += added.environments
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
      project.add(
        try write(page, outlines, catalogs, images) { Array(common) + added.numbers(of: $0, in: document) },
        document, outlines)
    }
    while let result = queue.next() { pictures += try result.get() }
    counts.add(pictures, .pictures)
    return try finish(project, refusals, report, images)
  }

  /// Writes a document and begins to write its scenes; gives its entry.
  private func write(
    _ page: PageDocument, _ outlines: [SceneOutline], _ catalogs: [AssetCatalog], _ images: CatalogPictures,
    numbers: (SceneOutline) -> [Int]
  ) throws -> SiteProject.Entry {
    let path = page.document.path
    var entry = SiteProject.Entry(document: page.document, outlines: outlines, isLaidOut: page.isLaidOut)
    try folder.write(
      json: JSONWriter.bytes {
        OccurrenceList(path: path, occurrences: page.document.searchedValues(in: outlines)).write(to: &$0)
      }, as: page.name("names"))
    for (index, outline) in outlines.enumerated() {
      let scene = PageScene(document: page, outline: outline, environments: numbers(outline))
      try begin { [folder] in
        try folder.write(json: JSONWriter.bytes { scene.write(to: &$0) }, as: page.name("\(index)/scene"))
        return 0
      }
      if page.isLaidOut {
        let finals = environments.finals
        let transitions = PageTransitions(
          scene: scene, environments: finals, engines: finals.map { page.engines[$0] })
        try begin { [folder] in
          try folder.write(
            json: JSONWriter.bytes { transitions.write(to: &$0) }, as: page.name("\(index)/transitions"))
          return 0
        }
      }
      for number in scene.environments where page.isLaidOut {
        let words = [outline.id.text.isEmpty ? "" : outline.name, outline.id.text]
        let environment = environments[number]
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
        try folder.write(json: JSONWriter.bytes { map.write(to: &$0) }, as: page.name("map"))
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
    _ project: SiteProject, _ refusals: [String], _ report: CheckReport, _ images: CatalogPictures
  ) throws -> LineReport {
    try folder.write(json: JSONWriter.bytes { report.write(to: &$0) }, as: "data/findings")
    try folder.write(json: JSONWriter.bytes { DeviceList(only: nil).write(to: &$0) }, as: "data/devices")
    var resources = SiteResources(source, images, in: folder)
    try folder.write(
      json: JSONWriter.bytes { json in try project.writeResources(&resources, to: &json) },
      as: "data/resources")
    try versions?.write(into: folder)
    try folder.write(
      json: JSONWriter.bytes { project.write(refusals, findings: report.findings.count, versions, to: &$0) },
      as: "data/project")
    try folder.write(project.plainList(refusals), as: "list.html")
    return LineReport("\(PathName.join(folder.path, "index.html")): \(counts.line)", counts.exitCode)
  }
}
