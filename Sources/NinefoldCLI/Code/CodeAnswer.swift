import CommandLine
import JSONText
import Ninefold
import SceneCode

/// The source of scenes: for people the source itself, or where it was written; for programs with what it
/// does not have.
struct CodeAnswer: Rendering {
  /// The document's path.
  let path: String
  let code: SceneCode
  /// The file that the source was written to; nil of the standard output.
  let file: String?

  var lines: [String] {
    guard let file else {
      return code.source.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    let omissions = code.classes.reduce(0) { $0 + $1.omissions.count }
    let end = omissions == 0 ? "" : ", \(omissions.counted("thing")) not carried over"
    return ["\(file): \(CountedName("class", "classes").text(code.classes.count))\(end)".onOneLine]
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("path", path)
      json.member("file", file)
      json.objects("classes", code.classes) { json, type in
        json.member("name", type.name)
        json.member("kind", type.kind.rawValue)
        json.member("id", type.id.text)
        json.objects("views", type.views) { json, view in
          json.member("id", view.id.text)
          json.member("expression", view.expression)
        }
        json.objects("notCarriedOver", type.omissions) { json, omission in
          json.member("object", omission.object.text)
          json.member("text", omission.text)
        }
      }
      json.member("source", code.source)
    }
  }
}
