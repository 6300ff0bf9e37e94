import Ninefold

extension JSONWriter {
  /// Writes why a view of a scene has its frame.
  mutating func write(
    _ explanation: LayoutExplanation, in outline: SceneOutline, _ sizeClass: SizeClass
  ) throws(Output.Failure) {
    try beginObject()
    try members(of: outline, in: sizeClass)
    try object("view") { (json) throws(Output.Failure) in
      try json.members(ofObject: explanation.id.text, type: explanation.type)
      try json.member(frame: explanation.frame)
      try json.objects("numbers", explanation.numbers) { (json, value) throws(Output.Failure) in
        try json.members(of: value)
      }
    }
    try end()
  }

  private mutating func members(of number: LayoutExplanation.Number) throws(Output.Failure) {
    try member("number", number.quantity.kind.rawValue)
    try member("value", number.value)
    try member("solved", number.solved)
    try member("alignment", number.alignment)
    try member("ambiguous", number.isAmbiguous)
    try objects("steps", number.steps) { (json, step) throws(Output.Failure) in
      try json.member("view", step.quantity.view.text)
      try json.member("number", step.quantity.kind.rawValue)
      try json.member("value", step.value)
      try json.objects("causes", step.causes, .inline) { (json, value) throws(Output.Failure) in
        try json.members(of: value)
      }
      try json.member("uses", step.uses)
    }
    if let pressures = number.pressures {
      try objects("against", pressures) { (json, value) throws(Output.Failure) in try json.members(of: value)
      }
    } else {
      try member("against", nil as String?)
    }
  }

  private mutating func members(of cause: LayoutExplanation.Cause) throws(Output.Failure) {
    switch cause.reason {
    case .root: try member("kind", "root")
    case .constraint(let constraint):
      try member("kind", "constraint")
      try member("constraint", constraint.id.text)
      try member("equation", constraint.equation)
    case .content(let view, _, let content):
      try member("kind", "content")
      try member("view", view.text)
      try object("content") { (json) throws(Output.Failure) in try json.members(of: content) }
    case .stackView(let view): try writeRule("stackView", view)
    case .savedFrame(let view): try writeRule("savedFrame", view)
    case .notNegative(let view): try writeRule("notNegative", view)
    case .rule(let view): try writeRule("rule", view)
    case .open: try member("kind", "open")
    }
    try member("priority", cause.priority)
    try member("relation", cause.relation.rawValue)
    try member("points", cause.points)
    guard !cause.offsets.isEmpty else { return }
    try objects("offsets", cause.offsets, .inline) { (json, offset) throws(Output.Failure) in
      try json.member("kind", offset.kind.rawValue)
      try json.member("item", offset.item.text)
      try json.member("attribute", offset.attribute.rawValue)
      try json.member("points", offset.points)
    }
  }

  private mutating func writeRule(_ kind: String, _ view: ObjectID) throws(Output.Failure) {
    try member("kind", kind)
    try member("view", view.text)
  }

  private mutating func members(of content: LayoutContent) throws(Output.Failure) {
    try member("kind", content.kind.rawValue)
    try member("name", content.name)
    try member("font", content.fontName)
    try member("pointSize", optional: content.pointSize)
    try member("width", optional: content.width)
    try member("height", optional: content.height)
    try member("wrappingWidth", optional: content.wrappingWidth)
    try member("guess", content.isGuess)
  }
}
