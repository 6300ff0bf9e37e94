package import JSONText
package import Ninefold

extension JSONWriter {
  /// Writes why a view of a scene has its frame.
  package mutating func write(
    _ explanation: LayoutExplanation, in outline: SceneOutline, _ sizeClass: SizeClass,
    on screen: LayoutScreen
  ) {
    beginObject()
    members(of: outline, in: sizeClass)
    members(of: screen)
    member("view", explanation)
    end()
  }

  /// Writes a member that is the explanation of a view's frame.
  package mutating func member(_ name: String, _ explanation: LayoutExplanation) {
    object(name) { json in
      json.members(ofObject: explanation.id.text, type: explanation.type)
      json.member(frame: explanation.frame)
      json.objects("numbers", explanation.numbers) { json, value in
        json.members(of: value)
      }
    }
  }

  private mutating func members(of number: LayoutExplanation.Number) {
    member("number", number.viewNumber.kind.rawValue)
    member("value", points: number.value)
    member("solved", points: number.solved)
    member("alignment", points: number.alignment)
    member("ambiguous", number.isAmbiguous)
    objects("steps", number.steps) { json, step in
      json.member("view", step.viewNumber.view.text)
      json.member("number", step.viewNumber.kind.rawValue)
      json.member("value", points: step.value)
      json.objects("causes", step.causes, .inline) { json, value in
        json.members(of: value)
      }
      json.member("uses", step.uses)
    }
    if let pressures = number.pressures {
      objects("against", pressures) { json, value in json.members(of: value)
      }
    } else {
      member("against", nil as String?)
    }
  }

  private mutating func members(of cause: LayoutExplanation.Cause) {
    member("kind", cause.reason.kind)
    switch cause.reason {
    case .constraint(let constraint):
      member("constraint", constraint.id.text)
      member("equation", constraint.equation)
    case .content(let view, _, let content):
      member("view", view.text)
      object("content") { json in json.members(of: content) }
    case .stackView(let view), .savedFrame(let view), .notNegative(let view), .rule(let view):
      member("view", view.text)
    case .root, .open: break
    }
    member("priority", cause.priority)
    member("relation", cause.relation.rawValue)
    member("points", points: cause.points)
    guard !cause.offsets.isEmpty else { return }
    objects("offsets", cause.offsets, .inline) { json, offset in
      json.member("kind", offset.kind.rawValue)
      json.member("item", offset.item.text)
      json.member("attribute", offset.attribute.rawValue)
      json.member("points", points: offset.points)
    }
  }

  private mutating func members(of content: LayoutContent) {
    member("kind", content.kind.rawValue)
    member("name", content.name)
    member("font", content.fontName)
    member("pointSize", optional: content.pointSize)
    member("width", optional: content.width?.roundedToThousandth)
    member("height", optional: content.height?.roundedToThousandth)
    member("wrappingWidth", optional: content.wrappingWidth?.roundedToThousandth)
    member("guess", content.isGuess)
  }
}
