import JSONText
import Ninefold

/// The constraints that a visual format says.
struct VisualFormatAnswer: Rendering {
  let constraints: [FormatConstraint]

  var lines: [String] {
    constraints.map { constraint in
      constraint.equation { $0.shortest }
        + (constraint.priority == 1000 ? "" : "  priority \(constraint.priority.shortest)")
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("constraints", constraints) { json, constraint in
        json.object("first", optional: constraint.first) { $0.members(of: $1) }
        json.member("relation", constraint.relation.rawValue)
        json.object("second", optional: constraint.second) { $0.members(of: $1) }
        json.member("multiplier", constraint.multiplier)
        json.member("constant", constraint.constant)
        json.member("priority", constraint.priority)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of side: FormatConstraint.Side) {
    member("item", side.item.description)
    member("attribute", side.attribute.rawValue)
  }
}
