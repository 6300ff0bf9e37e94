import CommandLine
import JSONText
import Ninefold

/// The constraints that a visual format describes.
struct VisualFormatAnswer: Rendering {
  let constraints: [FormatConstraint]

  var lines: [String] {
    constraints.map { constraint in
      constraint.equation { $0.shortest }
        + (constraint.priority == LayoutPriority.required.value
          ? "" : "  priority \(constraint.priority.shortest)")
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("constraints", constraints) { json, constraint in
        json.members(
          of: constraint.first.named, constraint.relation, constraint.second?.named,
          multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority)
      }
    }
  }
}
