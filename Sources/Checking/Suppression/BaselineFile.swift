import InterfaceBuilder
import JSONText
package import OperatingSystem
import SceneModel

/// The file of a baseline: JSON with a line for each known finding.
package enum BaselineFile {
  /// The most bytes that a baseline may have.
  package static let limit = 67_108_864

  /// The version of the form.
  private static let version = 1

  /// The bytes of a baseline.
  package static func bytes(_ baseline: Baseline) -> [UInt8] {
    var json = JSONWriter(escapes: .required)
    json.beginObject(.lines)
    json.member("ninefoldBaseline", version)
    json.member("project", baseline.project)
    json.objects("findings", baseline.entries) { json, entry in
      json.member("path", entry.path)
      json.member("object", entry.object.text)
      json.member("rule", entry.rule)
      json.member("environments", entry.environments)
      if !entry.related.isEmpty { json.member("related", entry.related.map(\.text)) }
    }
    json.end()
    return json.finish()
  }

  /// Writes a baseline to a path in a folder, whole or not at all, and never through a link.
  ///
  /// - Parameter path: The path of the file for messages.
  /// - Throws: ``ConfigurationError`` where it cannot be written, and where something else than a baseline or
  ///   an empty file is there: that stays.
  package static func write(
    _ baseline: Baseline, as name: String, in folder: borrowing Folder, path: String
  ) throws(ConfigurationError) {
    do throws(FileDefect) {
      let former = try former(name, in: folder)
      if let former, !former.isEmpty {
        do throws(ConfigurationError) { _ = try read(former, path: path) } catch {
          throw FileDefect.other("is no baseline")
        }
      }
      try folder.replace(name, with: bytes(baseline), expecting: ExpectedContent(former))
    } catch {
      throw ConfigurationError(
        file: path, "\(error), expected a baseline or an empty file that can be written, or none")
    }
  }

  /// The bytes that stand at a path in a folder; nil where nothing does.
  private static func former(_ name: String, in folder: borrowing Folder) throws(FileDefect) -> [UInt8]? {
    do throws(FileDefect) { return try folder.read(name, limit: limit) } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  /// Reads the baseline at a path.
  ///
  /// - Throws: ``ConfigurationError`` where it cannot be read, or is no baseline.
  package static func read(at path: String) throws(ConfigurationError) -> Baseline {
    let bytes: [UInt8]
    do throws(FileDefect) {
      bytes = try NamedPath.read(path, limit: limit)
    } catch {
      throw ConfigurationError(
        file: path, "\(error), expected a baseline that can be read")
    }
    return try read(bytes, path: path)
  }

  /// Reads the bytes of a baseline.
  package static func read(_ bytes: [UInt8], path: String) throws(ConfigurationError) -> Baseline {
    let lines = SourceLines(bytes)
    var reader = BaselineReader(bytes, path: path, lines: lines)
    do throws(JSONDefect) {
      return try reader.baseline()
    } catch {
      let place = lines.place(of: error.offset)
      throw ConfigurationError(
        at: DocumentPlace(path: path, line: place.line, column: place.column),
        "no baseline: expected \(error.expected), found \(error.found)".onOneLine)
    }
  }

  fileprivate static var knownVersion: Int { version }
}

/// Takes a baseline out of JSON.
private struct BaselineReader {
  private var json: JSONReader
  private let path: String
  private let lines: SourceLines

  init(_ bytes: [UInt8], path: String, lines: SourceLines) {
    json = JSONReader(bytes, depthLimit: 16)
    self.path = path
    self.lines = lines
  }

  mutating func baseline() throws(JSONDefect) -> Baseline {
    var (project, entries): (String, [Baseline.Entry]?) = ("", nil)
    var isKnown = false
    try json.beginObject("a baseline, which 'ninefold check --write-baseline' writes")
    while let name = try json.nextName() {
      switch name {
      case "ninefoldBaseline":
        let version = try json.number()
        isKnown = version == Double(BaselineFile.knownVersion)
        if !isKnown {
          throw defect("a baseline of version \(BaselineFile.knownVersion)", "version \(version.shortest)")
        }
      case "project": project = try json.string()
      case "findings": entries = try findings()
      default: try json.skipValue()
      }
    }
    try json.finish()
    guard isKnown else { throw defect("the member ninefoldBaseline", "none") }
    guard let entries else { throw defect("the member findings", "none") }
    return Baseline(project: project, entries: entries)
  }

  private mutating func findings() throws(JSONDefect) -> [Baseline.Entry] {
    var entries: [Baseline.Entry] = []
    try json.beginArray()
    while try json.nextElement() { entries.append(try entry()) }
    return entries
  }

  private mutating func entry() throws(JSONDefect) -> Baseline.Entry {
    var texts: [String: String] = [:]
    var (environments, related): ([String], [String]) = ([], [])
    try json.beginObject()
    let start = json.lastOffset
    while let name = try json.nextName() {
      switch name {
      case "path", "object", "rule": texts[name] = try json.string()
      case "environments": environments = try strings()
      case "related": related = try strings()
      default: try json.skipValue()
      }
    }
    let place = lines.place(of: start)
    guard let document = texts["path"], let rule = texts["rule"] else {
      throw JSONDefect(expected: "the path and the rule of a finding", found: "none", offset: start)
    }
    return Baseline.Entry(
      path: document, object: ObjectID(texts["object"] ?? ""), rule: rule, environments: environments,
      related: related.map { ObjectID($0) },
      place: DocumentPlace(path: path, line: place.line, column: place.column))
  }

  private mutating func strings() throws(JSONDefect) -> [String] {
    var strings: [String] = []
    try json.beginArray()
    while try json.nextElement() { strings.append(try json.string()) }
    return strings
  }

  private func defect(_ expected: String, _ found: String) -> JSONDefect {
    JSONDefect(expected: expected, found: found, offset: json.lastOffset)
  }
}
