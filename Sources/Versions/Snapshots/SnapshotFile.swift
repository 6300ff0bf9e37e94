import JSONText
import SceneModel

/// The file of a snapshot: JSON with a line for each view.
package enum SnapshotFile {
  /// The bytes that a snapshot may have.
  static let limit = 16_777_216
  /// How many frames a snapshot has at most: views times environments.
  static let mostFrames = 4_194_304
  /// The version of the form.
  static let version = 1
  /// The member that says that a file is a snapshot, and its version.
  static let versionMember = "ninefoldSnapshot"

  /// The bytes of a snapshot.
  ///
  /// - Parameter name: The name that it is recorded as.
  package static func bytes(_ snapshot: SceneSnapshot, as name: String) -> [UInt8] {
    var json = JSONWriter(escapes: .required)
    json.beginObject(.lines)
    json.member(versionMember, version)
    json.member("file", name)
    json.member("document", snapshot.document)
    json.member("scene", snapshot.scene.text)
    json.member("name", snapshot.name)
    json.member("environments", snapshot.environments)
    json.name("sizes")
    json.beginArray()
    for size in snapshot.sizes { json.numbers([size.width, size.height]) }
    json.end()
    json.objects("views", snapshot.views) { json, row in
      json.member("id", row.id.text)
      json.member("name", row.name)
      json.member("tag", row.tag)
      if let superview = row.superview { json.member("superview", superview.text) }
      json.frames(row.frames)
    }
    json.objects("findings", snapshot.findings) { json, row in
      json.member("kind", row.finding.kind.rawValue)
      json.member("objects", row.finding.objects.map(\.text))
      json.member("sentence", row.finding.sentence)
      json.member("environments", row.environments)
    }
    json.end()
    return json.finish()
  }

  /// Whether bytes begin as those of a snapshot do, whatever follows.
  static func isBegun(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("{\n\"\(versionMember)\": ".utf8))
  }
}

extension JSONWriter {
  /// Writes the frames of a view: `frame` where all environments have the same one, else `frames` with null
  /// where it is not installed.
  fileprivate mutating func frames(_ frames: [Rect?]) {
    if frames.count > 1, let first = frames[0], frames.allSatisfy({ $0 == first }) {
      name("frame")
      return numbers([first.x, first.y, first.width, first.height])
    }
    name("frames")
    beginArray()
    for frame in frames {
      if let frame { numbers([frame.x, frame.y, frame.width, frame.height]) } else { null() }
    }
    end()
  }

  /// Writes numbers to a thousandth of a point.
  fileprivate mutating func numbers(_ numbers: [Double]) {
    beginArray()
    for value in numbers { number(value.magnitude < 1e12 ? (value * 1000).rounded() / 1000 : value) }
    end()
  }
}
