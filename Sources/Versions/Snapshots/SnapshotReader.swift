import JSONText
import SceneModel

extension SnapshotFile {
  /// Reads the bytes of a snapshot.
  ///
  /// - Throws: ``SnapshotError`` with the line and the column where they are none.
  package static func read(_ bytes: [UInt8], path: String) throws(SnapshotError) -> SceneSnapshot {
    var reader = SnapshotReader(bytes)
    do throws(JSONDefect) { return try reader.snapshot() } catch {
      throw SnapshotError(error, in: bytes, path: path, "no snapshot")
    }
  }
}

/// Takes a snapshot out of JSON.
private struct SnapshotReader {
  private var json: JSONReader
  private var environments: [String] = []

  init(_ bytes: [UInt8]) { json = JSONReader(bytes, depthLimit: 16) }

  mutating func snapshot() throws(JSONDefect) -> SceneSnapshot {
    var texts: [String: String] = [:]
    var (sizes, views, findings): ([Size]?, [SceneSnapshot.Row]?, [SceneSnapshot.FindingRow]?) = (
      nil, nil, nil
    )
    try json.beginObject("a snapshot, which 'ninefold snapshot record' writes")
    guard try json.nextName() == SnapshotFile.versionMember else {
      throw defect("the member \(SnapshotFile.versionMember) first", "another")
    }
    let version = try json.number()
    guard version == Double(SnapshotFile.version) else {
      throw defect("a snapshot of version \(SnapshotFile.version)", "version \(version.shortest)")
    }
    while let name = try json.nextName() {
      switch name {
      case "document", "scene", "name": texts[name] = try json.string()
      case "environments":
        guard views == nil, findings == nil, environments.isEmpty else {
          throw defect("environments once, before views and findings", "them later")
        }
        environments = try strings()
      case "sizes": sizes = try elements { (reader) throws(JSONDefect) in try reader.size() }
      case "views": views = try rows()
      case "findings": findings = try elements { (reader) throws(JSONDefect) in try reader.finding() }
      default: try json.skipValue()
      }
    }
    try json.finish()
    guard let document = texts["document"], let scene = texts["scene"], let views, let findings else {
      throw defect("the members document, scene, views and findings", "not all of them")
    }
    guard let sizes, sizes.count == environments.count else {
      throw defect("as many sizes as environments", "\(sizes?.count ?? 0) for \(environments.count)")
    }
    return SceneSnapshot(
      document: document, scene: ObjectID(scene), name: texts["name"] ?? "", environments: environments,
      sizes: sizes, views: views, findings: findings)
  }

  private mutating func rows() throws(JSONDefect) -> [SceneSnapshot.Row] {
    var rows: [SceneSnapshot.Row] = []
    try json.beginArray()
    while try json.nextElement() {
      guard (rows.count + 1) * max(environments.count, 1) <= SnapshotFile.mostFrames else {
        throw defect("at most \(SnapshotFile.mostFrames) frames", "more")
      }
      rows.append(try row())
    }
    return rows
  }

  private mutating func row() throws(JSONDefect) -> SceneSnapshot.Row {
    var texts: [String: String] = [:]
    var frames: [Rect?]?
    try json.beginObject()
    let start = json.lastOffset
    while let name = try json.nextName() {
      switch name {
      case "id", "name", "tag", "superview": texts[name] = try json.string()
      case "frame": frames = Array(repeating: try rect(), count: environments.count)
      case "frames":
        frames = try elements { (reader) throws(JSONDefect) in
          guard try reader.json.kind() == .null else { return try reader.rect() }
          try reader.json.null()
          return nil
        }
      default: try json.skipValue()
      }
    }
    guard let id = texts["id"], let frames else {
      throw JSONDefect(expected: "the id and the frames of a view", found: "not both", offset: start)
    }
    guard frames.count == environments.count else {
      throw JSONDefect(
        expected: "a frame for each of \(environments.count) environments", found: "\(frames.count)",
        offset: start)
    }
    return SceneSnapshot.Row(
      id: ObjectID(id), name: (texts["name"] ?? id).onOneLine, tag: texts["tag"] ?? "",
      superview: texts["superview"].map { ObjectID($0) }, frames: frames)
  }

  private mutating func finding() throws(JSONDefect) -> SceneSnapshot.FindingRow {
    var texts: [String: String] = [:]
    var (objects, indices): ([String], [Int]) = ([], [])
    try json.beginObject()
    let start = json.lastOffset
    while let name = try json.nextName() {
      switch name {
      case "kind", "sentence": texts[name] = try json.string()
      case "objects": objects = try strings()
      case "environments":
        indices = try elements { (reader) throws(JSONDefect) in
          let number = try reader.json.number()
          guard let index = Int(exactly: number), reader.environments.indices.contains(index) else {
            throw reader.defect("the number of an environment, counted from 0", number.shortest)
          }
          return index
        }
      default: try json.skipValue()
      }
    }
    guard let kind = texts["kind"].flatMap(SceneFrames.Finding.Kind.init), let sentence = texts["sentence"]
    else {
      let kinds = SceneFrames.Finding.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw JSONDefect(
        expected: "the sentence of a finding and its kind, one of \(kinds)", found: "not both", offset: start)
    }
    return SceneSnapshot.FindingRow(
      finding: SceneFrames.Finding(kind, objects.map { ObjectID($0) }, sentence.onOneLine),
      environments: indices)
  }

  private mutating func size() throws(JSONDefect) -> Size {
    let numbers = try numbers(2, "a width and a height")
    return Size(numbers[0], numbers[1])
  }

  private mutating func rect() throws(JSONDefect) -> Rect {
    let numbers = try numbers(4, "x, y, width and height")
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private mutating func numbers(_ count: Int, _ meaning: String) throws(JSONDefect) -> [Double] {
    let numbers = try elements { (reader) throws(JSONDefect) in try reader.json.number() }
    guard numbers.count == count else { throw defect(meaning, numbers.count.counted("number")) }
    return numbers
  }

  private mutating func strings() throws(JSONDefect) -> [String] {
    try elements { (reader) throws(JSONDefect) in try reader.json.string() }
  }

  private mutating func elements<Element>(
    _ element: (inout SnapshotReader) throws(JSONDefect) -> Element
  ) throws(JSONDefect) -> [Element] {
    var elements: [Element] = []
    try json.beginArray()
    while try json.nextElement() { elements.append(try element(&self)) }
    return elements
  }

  private func defect(_ expected: String, _ found: String) -> JSONDefect {
    JSONDefect(expected: expected, found: found, offset: json.lastOffset)
  }
}
