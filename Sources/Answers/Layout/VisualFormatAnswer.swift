import CommandLine
package import JSONText
package import Ninefold

/// The constraints that a visual format describes.
package struct VisualFormatAnswer: Rendering {
  package let constraints: [FormatConstraint]

  package init(constraints: [FormatConstraint]) {
    self.constraints = constraints
  }

  package var lines: [String] {
    constraints.map { constraint in
      constraint.equation { $0.shortest }
        + (constraint.priority == LayoutPriority.required.value
          ? "" : "  priority \(constraint.priority.shortest)")
    }
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("constraints", constraints) { json, constraint in
        json.members(
          of: constraint.first.named, constraint.relation, constraint.second?.named,
          multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority)
      }
    }
  }
}
