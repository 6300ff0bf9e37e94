import JSONText
import Ninefold

extension SceneLayout {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: outline, under: traits)
      json.member(size)
      json.objects("views", views) { json, view in
        json.members(ofObject: view.id.text, type: view.type)
        json.member("parent", view.parent?.text)
        json.member(frame: view.frame)
        json.member("ambiguous", view.ambiguous.map(\.rawValue))
      }
      json.objects("conflicts", conflicts) { json, conflict in
        json.member("broken", conflict.broken.text)
        json.member("with", conflict.with.map(\.text))
      }
      guard !findings.isEmpty else { return }
      json.objects("findings", findings) { json, finding in
        json.member("id", finding.id.text)
        json.member("kind", finding.reason.rawValue)
        json.member("text", finding.text)
      }
    }
  }
}
