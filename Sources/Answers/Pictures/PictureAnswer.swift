import CommandLine
import JSONText
import Ninefold

/// A picture that was written, or why it was not.
struct PictureAnswer: SceneAnswer {
  /// The subject of a picture.
  struct Subject {
    /// The scene; nil of a map of all.
    package let outline: SceneOutline?
    /// The names of its screens.
    package let screens: [String]
    /// The kind of sheet; nil of one scene on one screen.
    package let sheet: SheetKind?
  }

  /// A picture's file.
  package struct File {
    package let path: String
    /// The size of the drawing. Points.
    package let size: Size
    /// The pixels for a point; nil of a form without pixels.
    package let scale: Double?
    /// Whether it was there already, and was not painted.
    package let isReused: Bool
  }

  private let subject: Subject
  private let result: Result<File, any Error>
  private let found: PictureDiagnostics

  /// Writes a picture by a closure that gives its file, and collects the diagnostics of what is not drawn.
  package init(_ subject: Subject, _ write: (inout PictureDiagnostics) throws(PictureFailure) -> File) {
    var found = PictureDiagnostics()
    self.subject = subject
    result = Result { try write(&found) }
    self.found = found
  }

  package var findings: Int { if case .failure = result { 1 } else { 0 } }

  package var warnings: Int { found.warnings.count }

  package var diagnostics: [String] { found.warnings.map(\.line) }

  package var counts: [(CountedName, Int)] {
    let isReused = if case .success(let file) = result { file.isReused } else { false }
    return [(.pictures, 1 - findings), (.reused, isReused ? 1 : 0)]
  }

  package var lines: [String] {
    switch result {
    case .success(let file): [file.path.onOneLine]
    case .failure(let error): ["\(error)".styled(.error)]
    }
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      if let outline = subject.outline { json.members(of: outline) }
      json.member("sheet", subject.sheet?.rawValue)
      json.member("screens", subject.screens)
      switch result {
      case .success(let file):
        json.member("picture", file.path)
        json.member("looks", found.looks)
        json.member(file.size)
        if let scale = file.scale { json.member("scale", scale) }
        if file.isReused { json.member("reused", true) }
      case .failure(let error): json.member("error", "\(error)")
      }
      json.objects("warnings", found.warnings) { json, warning in
        json.member("text", "\(warning.finding)")
        if let place = warning.place { json.members(of: place) }
      }
    }
  }
}
