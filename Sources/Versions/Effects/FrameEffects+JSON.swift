package import JSONText
import SceneModel

extension FrameEffects {
  /// Writes the members `views`, `findings` and `unchanged`, into an object that was begun.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.objects("views", views) { writer, effect in
      writer.member("object", effect.id.text)
      writer.member("name", effect.name)
      writer.member("change", effect.change.name)
      writer.member("follows", effect.follows)
      writer.objects("environments", effect.places, .inline) { writer, place in
        writer.member("name", place.environment.name)
        writer.frame("old", place.old)
        writer.frame("new", place.new)
      }
      writer.member("sentence", sentence(effect))
    }
    writer.objects("findings", findings) { writer, effect in
      writer.member("kind", effect.finding.kind.rawValue)
      writer.member("isNew", effect.isNew)
      writer.member("objects", effect.finding.objects.map(\.text))
      writer.member("environments", effect.environments.map(\.name))
      writer.member("sentence", sentence(effect))
    }
    writer.member("newIn", onlyAfter.map(\.name))
    writer.member("goneIn", onlyBefore.map(\.name))
    writer.member("unchanged", unchanged.map(\.name))
  }
}

extension ViewEffect.Change {
  /// `appeared`, `gone`, `moved`, `resized`, or `movedAndResized`.
  package var name: String {
    switch self {
    case .appeared: return "appeared"
    case .gone: return "gone"
    case .reframed(let dx, let dy, let dWidth, let dHeight):
      if dWidth == 0, dHeight == 0 { return "moved" }
      return dx == 0 && dy == 0 ? "resized" : "movedAndResized"
    }
  }
}

extension JSONWriter {
  /// Writes a member that is a frame as `[x, y, width, height]`, or null.
  mutating func frame(_ name: String, _ frame: Rect?) {
    if let frame {
      member(name, [frame.x, frame.y, frame.width, frame.height])
    } else {
      member(name, nil as String?)
    }
  }
}
