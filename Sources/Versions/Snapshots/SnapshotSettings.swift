import JSONText

/// The settings that a directory of snapshots was recorded with.
package struct SnapshotSettings: Hashable, Sendable {
  /// The options for environments, as a command line has them, such as `--devices=iPhone SE`.
  package let options: [String]

  /// Whether the scenes' pictures are recorded too.
  package let includesPictures: Bool

  package init(options: [String], includesPictures: Bool) {
    self.options = options
    self.includesPictures = includesPictures
  }

  /// The default settings.
  package static let initial = SnapshotSettings(options: [], includesPictures: false)

  /// The bytes that its file may have.
  static let limit = 1_048_576
  /// The name of its file in the directory.
  static let fileName = "ninefold-snapshots.json"
  private static let version = 1
  private static let versionMember = "ninefoldSnapshots"

  /// The bytes of its file.
  var bytes: [UInt8] {
    var json = JSONWriter(escapes: .required)
    json.beginObject(.lines)
    json.member(Self.versionMember, Self.version)
    json.member("options", options)
    json.member("pictures", includesPictures)
    json.end()
    return json.finish()
  }

  /// Reads its file.
  init(_ bytes: [UInt8], path: String) throws(SnapshotError) {
    do throws(JSONDefect) {
      var json = JSONReader(bytes, depthLimit: 16)
      var options: [String]?
      var includesPictures = false
      try json.beginObject()
      while let name = try json.nextName() {
        switch name {
        case Self.versionMember:
          guard try json.number() == Double(Self.version) else {
            throw JSONDefect(expected: "version \(Self.version)", found: "another", offset: json.lastOffset)
          }
        case "options":
          var read: [String] = []
          try json.beginArray()
          while try json.nextElement() { read.append(try json.string()) }
          options = read
        case "pictures": includesPictures = try json.boolean()
        default: try json.skipValue()
        }
      }
      try json.finish()
      guard let options else {
        throw JSONDefect(expected: "the member options", found: "none", offset: 0)
      }
      self.init(options: options, includesPictures: includesPictures)
    } catch {
      throw SnapshotError(error, in: bytes, path: path, "no settings of snapshots")
    }
  }
}
