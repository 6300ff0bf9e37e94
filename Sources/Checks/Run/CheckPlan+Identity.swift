import JSONText

extension CheckPlan {
  /// All that decides the plan's findings in a single document: plans of equal texts find the same.
  package var identity: String {
    var json = JSONWriter(escapes: .required)
    json.object { json in
      json.objects("rules", entries) { json, entry in
        json.member("rule", entry.rule.id)
        json.member("severity", entry.severity.rawValue)
        for option in entry.rule.options {
          switch entry.options[option.name] ?? option.value {
          case .number(let number): json.member(option.name, number)
          case .words(let words): json.member(option.name, words)
          }
        }
        json.member("environments", entry.environments.map { $0.sorted().map(String.init) } ?? ["all"])
      }
      // The name of an environment gives its whole request.
      json.member("environments", environments.map(\.name))
    }
    return String(decoding: json.finish(), as: UTF8.self)
  }
}
