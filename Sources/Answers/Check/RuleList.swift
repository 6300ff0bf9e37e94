import CommandLine
package import JSONText
package import Ninefold

/// The rules of checks: a line each, or the page of one.
package struct RuleList: Rendering {
  package let rules: [CheckRule]
  /// Whether the one rule is shown with its page.
  let isPage: Bool

  package init(rules: [CheckRule], isPage: Bool) {
    self.rules = rules
    self.isPage = isPage
  }

  package var lines: [String] {
    if isPage, let rule = rules.first {
      return rule.markdown.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
        String.init)
    }
    var table = TextTable([
      ("RULE", .name), ("GROUP", .left), ("SEVERITY", .left), ("PROFILE", .left), ("FINDS", .left),
    ])
    for rule in rules {
      let profile = rule.profile?.rawValue ?? "opt-in"
      table.add([rule.id, rule.group.rawValue, rule.severity.rawValue, profile, rule.page.what])
    }
    return table.lines(indent: 0)
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("rules", rules) { json, rule in
        json.member("id", rule.id)
        json.member("group", rule.group.rawValue)
        json.member("severity", rule.severity.rawValue)
        json.member("optIn", rule.isOptIn)
        json.member("profile", rule.profile?.rawValue)
        json.member("what", rule.page.what)
        json.member("why", rule.page.why)
        json.member("example", rule.page.example)
        json.member("fix", rule.page.fix)
        json.member("fixable", rule.isFixable)
        json.member("fixed", rule.page.mended)
      }
    }
  }
}
