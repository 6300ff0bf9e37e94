import Ninefold

extension JSONWriter {
  /// Writes the frames of a scene.
  mutating func write(_ layout: SceneLayout) throws(Output.Failure) {
    try beginObject()
    try writeHead(layout.outline, layout.sizeClass)
    try member("size", layout.size.numbers)
    try name("views")
    try beginArray(.lines)
    for view in layout.views { try write(view) }
    try end()
    try name("conflicts")
    try beginArray(.lines)
    for conflict in layout.conflicts {
      try beginObject()
      try member("broken", conflict.broken.text)
      try member("with", conflict.with.map(\.text))
      try end()
    }
    try end()
    if !layout.findings.isEmpty { try writeFindings(layout.findings) }
    try end()
  }

  private mutating func writeFindings(_ findings: [LayoutFinding]) throws(Output.Failure) {
    try name("findings")
    try beginArray(.lines)
    for finding in findings {
      try beginObject()
      try member("id", finding.id.text)
      try member("kind", finding.reason.rawValue)
      try member("text", finding.text)
      try end()
    }
    try end()
  }

  private mutating func write(_ view: ViewLayout) throws(Output.Failure) {
    try beginObject()
    try member("id", view.id.text)
    try member("type", view.type)
    try member("parent", view.parent?.text)
    try member("frame", view.frame.numbers)
    try member("ambiguous", view.ambiguous.map(\.rawValue))
    try end()
  }
}
