import Ninefold

extension JSONWriter {
  /// Writes why a view of a scene has its frame.
  mutating func write(
    _ explanation: LayoutExplanation, in outline: SceneOutline, _ sizeClass: SizeClass
  ) throws(Output.Failure) {
    try beginObject()
    try writeHead(outline, sizeClass)
    try name("view")
    try beginObject()
    try member("id", explanation.id.text)
    try member("type", explanation.type)
    try member("frame", explanation.frame.numbers)
    try name("numbers")
    try beginArray(.lines)
    for number in explanation.numbers { try write(number) }
    try end()
    try end()
    try end()
  }

  private mutating func write(_ number: LayoutExplanation.Number) throws(Output.Failure) {
    try beginObject()
    try member("number", number.quantity.kind.rawValue)
    try member("value", number.value)
    try member("solved", number.solved)
    try member("alignment", number.alignment)
    try name("ambiguous")
    try boolean(number.isAmbiguous)
    try name("steps")
    try beginArray(.lines)
    for step in number.steps {
      try beginObject()
      try member("view", step.quantity.view.text)
      try member("number", step.quantity.kind.rawValue)
      try member("value", step.value)
      try name("causes")
      try beginArray()
      for cause in step.causes { try write(cause) }
      try end()
      try member("uses", step.uses.map(Double.init))
      try end()
    }
    try end()
    try name("against")
    if let pressures = number.pressures {
      try beginArray(.lines)
      for cause in pressures { try write(cause) }
      try end()
    } else {
      try null()
    }
    try end()
  }

  private mutating func write(_ cause: LayoutExplanation.Cause) throws(Output.Failure) {
    try beginObject()
    switch cause.reason {
    case .root: try member("kind", "root")
    case .constraint(let constraint):
      try member("kind", "constraint")
      try member("constraint", constraint.id.text)
      try member("equation", constraint.equation)
    case .content(let view, _, let content):
      try member("kind", "content")
      try member("view", view.text)
      try write(content)
    case .stackView(let view): try writeRule("stackView", view)
    case .savedFrame(let view): try writeRule("savedFrame", view)
    case .notNegative(let view): try writeRule("notNegative", view)
    case .rule(let view): try writeRule("rule", view)
    case .open: try member("kind", "open")
    }
    try member("priority", cause.priority)
    try member("relation", cause.relation.rawValue)
    try member("points", cause.points)
    if !cause.offsets.isEmpty {
      try name("offsets")
      try beginArray()
      for offset in cause.offsets {
        try beginObject()
        try member("kind", offset.kind.rawValue)
        try member("item", offset.item.text)
        try member("attribute", offset.attribute.rawValue)
        try member("points", offset.points)
        try end()
      }
      try end()
    }
    try end()
  }

  private mutating func writeRule(_ kind: String, _ view: ObjectID) throws(Output.Failure) {
    try member("kind", kind)
    try member("view", view.text)
  }

  private mutating func write(_ content: LayoutContent) throws(Output.Failure) {
    try name("content")
    try beginObject()
    try member("kind", content.kind.rawValue)
    try member("name", content.name)
    try member("font", content.fontName)
    try member("pointSize", content.pointSize)
    try member("width", content.width)
    try member("height", content.height)
    try member("wrappingWidth", content.wrappingWidth)
    try name("guess")
    try boolean(content.isGuess)
    try end()
  }

  /// Writes a member that is a number, or null.
  private mutating func member(_ name: String, _ value: Double?) throws(Output.Failure) {
    try self.name(name)
    if let value { try number(value) } else { try null() }
  }
}
