import JSONText

/// A scene laid out for several screens, one after another.
struct LayoutAnswers: SceneAnswer {
  let answers: [LayoutAnswer]

  var findings: Int { answers.reduce(0) { $0 + $1.findings } }

  var counts: [(CountedName, Int)] { answers.flatMap(\.counts) }

  var lines: [String] { Array(answers.map(\.lines).joined(separator: [""])) }

  func write(to json: inout JSONWriter) {
    for answer in answers { answer.write(to: &json) }
  }
}
