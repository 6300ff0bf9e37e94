import CodeProving
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
  /// The comparison of its frames with the document's; nil where none was asked for.
  let proof: CodeProof?

  var lines: [String] {
    guard let file else {
      let source = code.source.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return source.map(String.init) + proofLines.map { "// \($0)" }
    }
    let omissions = code.classes.reduce(0) { $0 + $1.omissions.count }
    let end = omissions == 0 ? "" : ", \(omissions.counted("thing")) not carried over"
    return ["\(file): \(CountedName("class", "classes").text(code.classes.count))\(end)".onOneLine]
      + proofLines
  }

  private var proofLines: [String] {
    guard let proof else { return [] }
    let equal = proof.frameCount - proof.differences.count
    let classes = CountedName("class", "classes").text(proof.types.count)
    let last = "proved: \(equal) of \(proof.frameCount.counted("frame")) of \(classes) equal"
    return proof.differences.map(\.text) + [last]
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
      if let proof {
        json.object("proof") { json in
          json.member("classes", proof.types.count)
          json.member("frames", proof.frameCount)
          json.objects("differences", proof.differences) { json, difference in
            json.member("class", difference.type)
            json.member("view", difference.view.text)
            json.member("environment", difference.environment)
            json.member("expected", points: difference.expected.numbers)
            if let actual = difference.actual { json.member("actual", points: actual.numbers) }
          }
        }
      }
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}

extension CodeProof.Difference {
  /// The difference as a line.
  fileprivate var text: String {
    func words(_ rect: Rect) -> String {
      rect.numbers.map { NumberText.text($0.roundedToThousandth) }.joined(separator: " ")
    }
    let other = actual.map(words) ?? "not in the hierarchy"
    return "\(type): \(view) in \(environment): \(words(expected)) is \(other)".onOneLine
  }
}
