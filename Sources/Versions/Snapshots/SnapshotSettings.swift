import JSONText
import Pictures

/// The settings that a directory of snapshots was recorded with.
package struct SnapshotSettings: Hashable, Sendable {
  /// The options for environments, as a command line has them, such as `--devices=iPhone SE`.
  package let options: [String]

  /// Whether the scenes' pictures are recorded too.
  package let includesPictures: Bool

  /// The edition of the looks that all pictures have (``LooksEdition``).
  package let edition: Int

  package init(options: [String], includesPictures: Bool, edition: Int = LooksEdition.current) {
    self.options = options
    self.includesPictures = includesPictures
    self.edition = edition
  }

  /// The same settings for pictures of another edition.
  package func with(edition: Int) -> SnapshotSettings {
    SnapshotSettings(options: options, includesPictures: includesPictures, edition: edition)
  }

  /// Whether the same is recorded, in whatever edition.
  func recordsSame(as other: SnapshotSettings) -> Bool { self == other.with(edition: edition) }

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
    json.member("looks", edition)
    json.end()
    return json.finish()
  }

  /// Reads its file.
  init(_ bytes: [UInt8], path: String) throws(SnapshotError) {
    do throws(JSONDefect) {
      var json = JSONReader(bytes, depthLimit: 16)
      var options: [String]?
      var includesPictures = false
      // The first edition wrote no number.
      var edition = 1
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
        case "looks":
          let number = try json.number()
          guard let whole = Int(exactly: number), whole > 0 else {
            throw JSONDefect(expected: "a number from 1 on", found: "another", offset: json.lastOffset)
          }
          edition = whole
        default: try json.skipValue()
        }
      }
      try json.finish()
      guard let options else {
        throw JSONDefect(expected: "the member options", found: "none", offset: 0)
      }
      self.init(options: options, includesPictures: includesPictures, edition: edition)
    } catch {
      throw SnapshotError(error, in: bytes, path: path, "no settings of snapshots")
    }
  }
}
