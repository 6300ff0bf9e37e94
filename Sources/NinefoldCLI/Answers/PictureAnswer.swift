import JSONText
import Ninefold

/// A picture of a scene that was written, or why it was not.
struct PictureAnswer: SceneAnswer {
  private let result: Result<String, any Error>
  let diagnostics: [String]

  /// Writes a picture, whose path is given, and takes what is not drawn in it.
  init(_ write: (inout PictureDiagnostics) throws(PictureFailure) -> String) {
    var found = PictureDiagnostics()
    result = Result { try write(&found) }
    diagnostics = found.lines
  }

  var findings: Int { if case .failure = result { 1 } else { 0 } }

  var warnings: Int { diagnostics.count }

  var counts: [(CountedName, Int)] { [(.pictures, 1 - findings)] }

  var lines: [String] {
    switch result {
    case .success(let path): [path.onOneLine]
    case .failure(let error): ["\(error)".styled(.error)]
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    switch result {
    case .success(let path): json.member("path", path)
    case .failure(let error): json.member("error", "\(error)")
    }
    json.end()
  }
}
