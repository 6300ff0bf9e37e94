import Pictures
import SceneModel
import SceneProject
import Sources

/// The picture of a scene in one environment, beside its snapshot.
struct SnapshotPicture {
  /// The state of a recorded picture, compared with one that is drawn now.
  enum State {
    case same, other, missing
  }

  /// The ending of the names of pictures.
  static let ending = ".svg"
  /// How many bytes at the beginning of a picture show that it is one.
  static let beginning = 8192

  /// The name, which begins with that of the snapshot.
  let name: String
  /// The snapshot's name without its ending.
  let stem: String
  let bytes: [UInt8]

  /// A picture of a scene as it is seen, without the identifiers and names of the drawn objects.
  ///
  /// - Parameter stem: The snapshot's name without its ending.
  init(
    _ scene: ScenePicture, as name: String, of stem: String, in environment: FrameEnvironment
  ) {
    self.name = name
    self.stem = stem
    bytes = SVGPainter.bytes(of: scene.drawing(title: "\(stem), \(environment.label)".onOneLine).seen)
  }

  /// The names of the pictures of a snapshot, in the order of its environments.
  static func names(of stem: String, _ environments: [String]) -> [String] {
    let names = PlainFileNames(otherwise: "picture")
    return environments.map { names.name("\(stem).\(PlainFileNames.plain($0))", ending: ending) }
  }

  /// The names without endings of the snapshots that a picture of a name may belong to: any dot but the last
  /// may end one, since names of scenes and environments have dots.
  static func stems(of name: String) -> [String] {
    let start = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    let dots = name.indices.filter { $0 > start && name[$0] == "." }
    return dots.dropLast().map { String(name[..<$0]) }
  }

  /// Whether bytes begin as those of a picture of a snapshot do.
  static func isBegun(_ bytes: [UInt8], of stem: String) -> Bool {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    return bytes.starts(with: Array("<svg ".utf8))
      && bytes[(end + 1)...].starts(with: Array("<title id=\"title\">\(stem), ".utf8))
  }
}
