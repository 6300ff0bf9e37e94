import Ninefold

extension SceneLayout {
  func write(to json: inout JSONWriter) throws(Output.Failure) {
    try json.object { (json) throws(Output.Failure) in
      try json.members(of: outline, in: sizeClass)
      try json.member(size)
      try json.objects("views", views) { (json, view) throws(Output.Failure) in
        try json.members(ofObject: view.id.text, type: view.type)
        try json.member("parent", view.parent?.text)
        try json.member(frame: view.frame)
        try json.member("ambiguous", view.ambiguous.map(\.rawValue))
      }
      try json.objects("conflicts", conflicts) { (json, conflict) throws(Output.Failure) in
        try json.member("broken", conflict.broken.text)
        try json.member("with", conflict.with.map(\.text))
      }
      guard !findings.isEmpty else { return }
      try json.objects("findings", findings) { (json, finding) throws(Output.Failure) in
        try json.member("id", finding.id.text)
        try json.member("kind", finding.reason.rawValue)
        try json.member("text", finding.text)
      }
    }
  }
}
