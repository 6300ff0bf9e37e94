import Answers
import CommandLine
import JSONText
import Ninefold
import OperatingSystem
import PageServer
import Synchronization

/// A source as it was opened once, and the data of its page.
final class ServedProject: Sendable {
  /// The source, which one thread at a time asks.
  private struct Desk {
    let source: OpenSource
    let documents: [SourceDocument]
    let listed: SiteProject
  }

  private let desk: Mutex<Desk>
  private let environments: [PageEnvironment]
  private let catalogs: [AssetCatalog]
  private let images: CatalogPictures
  private let form: PictureForm
  private let documents = RecentValues<Int, ServedDocument>(most: ServedProject.mostDocuments)
  let findings: ServedFindings
  /// The data that all documents have a share in.
  private let project: [UInt8]
  /// The differences from another version, and the images, colours and fonts once they were asked for.
  private let files = ServedFiles()
  private let plainList: [UInt8]

  /// The most documents that are kept as they were read.
  static let mostDocuments = 16

  /// Opens a source and reads the list of its documents.
  ///
  /// - Parameter generation: The number of the time that it is opened, from which the page tells changes.
  init(_ served: PageSource, generation: Int) throws {
    environments = served.environments
    findings = ServedFindings(served.findings, beside: served.environments)
    form = try PictureForm(.svg, .single)
    let report = { (line: any CustomStringConvertible) in Diagnostics.report("\(line)") }
    let source = try OpenSource(served.source, files: served.files)
    catalogs = try source.catalogs { _ in }
    images = try source.pictures(report: report)
    var listed = try SiteProject(source, environments, report: report)
    var refusals = served.document == nil ? source.refusals.map { "\($0)" } : []
    var documents: [SourceDocument] = []
    for entry in try served.document.map({ [try source.document(named: $0)] }) ?? source.documents() {
      switch try source.read(entry) {
      case .success(let document):
        let outlines = document.scenes
        listed.add(
          SiteProject.Entry(served: document, outlines, number: documents.count), document, outlines)
        documents.append(entry)
      case .failure(let refusal): refusals.append("\(refusal)")
      }
    }
    let languages = try source.strings.languages()
    let versions = try served.versions?()
    try versions?.write(into: files)
    project = JSONWriter.bytes { json in
      listed.write(refusals, findings: nil, versions, to: &json) { json in
        json.object("live") { json in
          json.member("generation", generation)
          json.member("database", served.database != nil)
          json.member("styles", InterfaceStyle.allCases.map(\.rawValue))
          json.member("directions", LayoutDirection.allCases.map(\.argument))
          json.member("contentSizes", ContentSizeCategory.allCases.map(\.rawValue))
          json.member("locales", languages)
          json.member("keyboards", Keyboard.allCases.map(\.rawValue))
          json.member("sizeClasses", SizeClass.all.map(\.description))
        }
      }
    }
    plainList = listed.plainList(refusals)
    desk = Mutex(Desk(source: source, documents: documents, listed: listed))
  }

  /// The page of a browser without JavaScript.
  var list: PageAnswer {
    var answer = PageAnswer(200, "text/html; charset=utf-8", plainList)
    answer.policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"
    return answer
  }

  /// The environments of the page as JSON, with those in which findings hold.
  static func json(_ environments: [PageEnvironment]) -> [UInt8] {
    JSONWriter.bytes { json in
      json.object { json in
        json.name("environments")
        json.beginArray(.lines)
        for environment in environments { environment.write(to: &json) }
        json.end()
      }
    }
  }

  /// The data of a name, such as `data/0/1/scene`, as JSON.
  ///
  /// - Throws: ``ServedDefect`` where there is none of the name, and what reading and drawing throw.
  func json(_ name: String, _ request: PageRequest) throws -> [UInt8] {
    switch name {
    case "data/project": return project
    case Self.resources: return try makeResources()
    case "data/devices": return JSONWriter.bytes { DeviceList(only: nil).write(to: &$0) }
    default: break
    }
    if let json = files.json(name) { return json }
    let words = name.split(separator: "/", omittingEmptySubsequences: false)
    guard (3...4).contains(words.count), words[0] == "data", let number = Int(words[1]) else {
      throw ServedDefect.noPage
    }
    let document = try document(number)
    if words.count == 3 { return try json(words[2], of: document) }
    guard let index = Int(words[2]) else { throw ServedDefect.noScene }
    let scene = try document.scene(index, in: environments.count, findings.known?.added)
    switch words[3] {
    case "scene": return JSONWriter.bytes { scene.write(to: &$0) }
    case "transitions":
      let finals = environments.finals
      let engines = try finals.map { try engine(environments[$0], of: document) }
      return JSONWriter.bytes {
        PageTransitions(
          scene: scene, environments: finals, engines: engines.map { engine in MadeOnce { engine } }
        ).write(to: &$0)
      }
    case "live":
      let live = try LiveEnvironment(request)
      let view = try view(scene, live.environment, of: document, isKept: !live.isQuick, isQuick: live.isQuick)
      return try view.json().json
    default:
      guard let number = Int(words[3]) else { throw ServedDefect.noPage }
      let all = findings.known?.environments ?? environments
      guard all.indices.contains(number) else { throw ServedDefect.noEnvironment }
      return try view(scene, all[number], of: document).json().json
    }
  }

  /// A picture of a name, such as `data/0/map` or `data/0/1/picture`, as SVG.
  func picture(_ name: String) throws -> [UInt8] {
    let words = name.split(separator: "/", omittingEmptySubsequences: false)
    guard words.count >= 3, words[0] == "data", let number = Int(words[1]) else { throw ServedDefect.noPage }
    let document = try document(number)
    if words.count == 3, words[2] == "map" { return try form.bytes(of: try map(document).drawing) }
    guard words.count == 4, words[3] == "picture", let index = Int(words[2]) else {
      throw ServedDefect.noPage
    }
    let scene = try document.scene(index, in: environments.count, findings.known?.added)
    let view = try view(scene, environments[0], of: document, isQuick: true)
    return try view.json().picture
  }

  private func json(_ name: Substring, of document: ServedDocument) throws -> [UInt8] {
    switch name {
    case "names":
      let page = document.page.document
      let values = page.searchedValues(in: document.outlines)
      return JSONWriter.bytes { OccurrenceList(path: page.path, occurrences: values).write(to: &$0) }
    case "map":
      let map = try map(document)
      return JSONWriter.bytes { map.write(to: &$0) }
    default: throw ServedDefect.noPage
    }
  }

  private func map(_ document: ServedDocument) throws -> PageMap {
    guard document.page.isLaidOut else { throw ServedDefect.notLaidOut }
    return PageMap(document.page, document.outlines, catalogs, images)
  }

  private func view(
    _ scene: PageScene, _ environment: PageEnvironment, of document: ServedDocument, isKept: Bool = true,
    isQuick: Bool = false
  ) throws -> PageView {
    PageView(
      scene: scene, environment: environment, engine: try engine(environment, of: document, isKept: isKept),
      catalogs: catalogs, images: images, form: form, isQuick: isQuick)
  }

  private func engine(
    _ environment: PageEnvironment, of document: ServedDocument, isKept: Bool = true
  ) throws -> LayoutEngine {
    try desk.withLock { desk in try document.engine(environment, isKept: isKept, in: desk.source) }
  }

  /// The name of the data of images, colours and fonts.
  private static let resources = "data/resources"

  /// The images, colours and fonts; they and their files are made when they are first asked for.
  private func makeResources() throws -> [UInt8] {
    try desk.withLock { desk in
      if let made = files.json(Self.resources) { return made }
      var resources = SiteResources(desk.source, images, in: files)
      let json = try JSONWriter.bytes { json in try desk.listed.writeResources(&resources, to: &json) }
      files.write(json: json, as: Self.resources)
      return json
    }
  }

  /// A picture of the project, by its name on the page; nil where there is none.
  func file(_ name: String) -> [UInt8]? { files.file(name) }

  private func document(_ number: Int) throws -> ServedDocument {
    try documents.value(number) {
      try desk.withLock { desk in
        guard desk.documents.indices.contains(number) else { throw ServedDefect.noDocument }
        switch try desk.source.read(desk.documents[number]) {
        case .success(let document):
          return try ServedDocument(number, document, environments[0], in: desk.source)
        case .failure(let refusal): throw ServedDefect.refused(refusal)
        }
      }
    }
  }
}

extension PageView {
  /// The view as JSON, and the bytes of its picture.
  fileprivate func json() throws(PaintingError) -> (json: [UInt8], picture: [UInt8]) {
    var json = JSONWriter()
    let picture = try write(to: &json)
    return (json.finish(), picture)
  }
}

extension SiteProject.Entry {
  /// The entry of a document of a server, which draws a picture when it is asked for.
  fileprivate init(served document: Document, _ outlines: [SceneOutline], number: Int) {
    let isLaidOut = document.tree.platform.isLaidOut
    self.init(document: document, outlines: outlines, isLaidOut: isLaidOut)
    guard isLaidOut else { return }
    pictures = outlines.indices.map { "data/\(number)/\($0)/picture.svg" }
    if document.path.hasSuffix(".storyboard"), !outlines.isEmpty { map = "data/\(number)/map.svg" }
  }
}
