import JSONText
import Ninefold

/// A picture of a scene that was written, or why it was not.
struct PictureAnswer: SceneAnswer {
  private let result: Result<String, any Error>

  /// Writes a picture, whose path is given.
  init(_ write: () throws(PictureFailure) -> String) {
    result = Result(catching: write)
  }

  var findings: Int { if case .failure = result { 1 } else { 0 } }

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
