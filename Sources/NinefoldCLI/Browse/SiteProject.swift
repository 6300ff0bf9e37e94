import Answers
import JSONText
import Ninefold
import OperatingSystem

/// The entries of a site: what its first page has of all documents.
struct SiteProject {
  /// A document of the site.
  struct Entry {
    let listing: DocumentListing
    /// The path by which the system opens the file; nil of a stored document.
    let location: String?
    let isLaidOut: Bool
    /// The picture of each scene; none of a document that is not laid out.
    var pictures: [String] = []
    /// The picture of the map; nil where there is none.
    var map: String?

    /// The folder that all pictures of the scenes are in, with its slash.
    var folder: String {
      let folders = Set(pictures.map { PathName.folder(of: $0) })
      return folders.count == 1 ? (folders.first ?? "") + "/" : ""
    }

    init(document: Document, outlines: [SceneOutline], isLaidOut: Bool) {
      listing = document.listing(outlines)
      location = document.location
      self.isLaidOut = isLaidOut
    }
  }

  /// The source as the user named it.
  private let name: String
  private let environments: [PageEnvironment]
  private(set) var documents: [Entry] = []
  private var summary = SourceSummary()
  private var assets: AssetSurvey
  private var fonts: FontSurvey

  /// A site without documents.
  ///
  /// - Parameter report: Takes why a resource cannot be read.
  init(
    _ source: OpenSource, _ environments: [PageEnvironment], report: (any CustomStringConvertible) -> Void
  ) throws {
    name = source.source.description
    self.environments = environments
    assets = try source.assetSurvey(report: report)
    fonts = try source.fontSurvey(report: report)
  }

  /// Adds a document.
  mutating func add(_ entry: Entry, _ document: Document, _ outlines: [SceneOutline]) {
    documents.append(entry)
    summary.add(document, outlines)
    assets.add(document)
    fonts.add(document)
  }

  /// Writes what the first page needs.
  ///
  /// - Parameters:
  ///   - findings: The number of findings; nil where it is not known yet.
  ///   - versions: The differences from another version; nil where none is shown.
  ///   - more: Writes further members.
  func write(
    _ refusals: [String], findings: Int?, _ versions: PageVersions?, to json: inout JSONWriter,
    more: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.object { json in
      json.object("version") { json in
        json.member("tool", NinefoldCLI.version)
        json.member("schema", JSONEnvelope.schema)
      }
      json.member("name", name)
      json.member("refusals", refusals)
      json.name("environments")
      json.beginArray(.lines)
      for environment in environments { environment.write(to: &json) }
      json.end()
      json.name("summary")
      SummaryReport(summary).write(to: &json)
      json.member("findings", findings)
      json.name("versions")
      if let versions { versions.writeSummary(to: &json) } else { json.null() }
      json.name("listing")
      json.beginArray(.lines)
      for entry in documents { SceneList(document: entry.listing).write(to: &json) }
      json.end()
      json.objects("files", documents) { json, entry in
        json.member("location", entry.location)
        json.member("laidOut", entry.isLaidOut)
        json.member("map", entry.map)
        // Most of a page of very many scenes would else be the names of their pictures' folders.
        json.member("folder", entry.folder)
        json.member("pictures", entry.pictures.map { String($0.dropFirst(entry.folder.count)) })
      }
      more(&json)
    }
  }

  /// Writes the images, colours and fonts, and where the files of them are.
  func writeResources(_ resources: inout SiteResources, to json: inout JSONWriter) throws {
    let (pictures, specimens) = (try resources.write(assets), try resources.write(fonts))
    json.object { json in
      json.name("assets")
      AssetList(assets).write(to: &json)
      json.name("fonts")
      FontList(fonts).write(to: &json)
      json.objects("pictures", pictures) { json, names in json.member("files", optional: names) }
      json.member("specimens", optional: specimens)
    }
  }

  /// The page of a browser without JavaScript: the documents, scenes and pictures as links.
  func plainList(_ refusals: [String]) -> [UInt8] {
    func escaped(_ text: String) -> String { XMLText.escapedLine(text) }
    var page = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(escaped(name))</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; base-uri 'none'">
      <link rel="stylesheet" href="page.css"></head><body class="plain"><main>
      <h1>\(escaped(name))</h1>

      """
    for refusal in refusals { page += "<p class=\"problem\">\(escaped(refusal))</p>\n" }
    for entry in documents {
      page += "<h2>\(escaped(entry.listing.path))</h2>\n"
      if !entry.isLaidOut { page += "<p>The scenes of this platform are not laid out.</p>\n" }
      if let map = entry.map { page += "<p><a href=\"\(map)\">map</a></p>\n" }
      page += "<ul>\n"
      for (index, scene) in entry.listing.scenes.enumerated() {
        let name = escaped(scene.outline.text)
        let isDrawn = entry.pictures.indices.contains(index)
        let title = isDrawn ? "<a href=\"\(entry.pictures[index])\">\(name)</a>" : name
        page += "<li>\(title) \(escaped(scene.rootClass ?? ""))</li>\n"
      }
      page += "</ul>\n"
    }
    return Array((page + "</main></body></html>\n").utf8)
  }
}
