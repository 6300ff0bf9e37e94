import CommandLine
package import JSONText
package import Ninefold

extension LayoutAnswer {
  package func write(to json: inout JSONWriter) {
    let names = findings == 0 ? nil : self.names
    json.object { json in
      json.members(of: layout.outline, under: layout.traits)
      json.members(of: screen)
      if let place = layout.place {
        json.member("place", place)
        json.member("shown", layout.isShown)
      }
      json.member(layout.size)
      json.objects("views", layout.views) { json, view in
        json.members(ofObject: view.id.text, type: view.type)
        json.members(ofNames: view.node, resolution)
        json.member("parent", view.parent?.text)
        json.member(frame: view.frame)
        if view.isEstimated { json.member("estimated", true) }
        json.members(of: view.content)
        json.member("ambiguous", view.ambiguous.map(\.rawValue))
        if !view.ambiguous.isEmpty { json.members(of: places[view.node]) }
      }
      json.objects("conflicts", layout.contradictions) { json, contradiction in
        json.member("broken", contradiction.conflict.broken.text)
        json.member("with", contradiction.conflict.with.map(\.text))
        if let names { json.members(of: contradiction, ContradictionText(contradiction, names), places) }
      }
      guard !layout.findings.isEmpty else { return }
      json.objects("findings", layout.findings) { json, finding in
        json.member("id", finding.id.text)
        json.member("kind", finding.reason.rawValue)
        json.member("text", finding.text)
        if let node = finding.node { json.members(of: places[node]) }
      }
    }
  }
}

extension JSONWriter {
  /// Writes the members of what a view scrolls; none of a view that does not.
  package mutating func members(of content: ScrollContent?) {
    guard let content else { return }
    if let size = content.size {
      member("contentSize", points: size.numbers)
    } else {
      member("contentSize", nil as String?)
    }
    member("scrolls", content.axes.map(\.rawValue))
  }

  /// Writes the members of the system, and of the device or the Mac, that a scene is laid out for; none for
  /// the canvas.
  package mutating func members(of screen: LayoutScreen) {
    if let system = screen.request.systemName { member("system", system) }
    if let mac = screen.request.mac { member("macPointSize", mac.pointSize) }
    guard let device = screen.device else { return }
    member("device", device.name)
    member("orientation", screen.orientation.rawValue)
    member("window", screen.window.argument)
  }

  fileprivate mutating func members(
    of contradiction: Contradiction, _ text: ContradictionText, _ places: FindingPlaces
  ) {
    member("text", text.sentence)
    members(of: places[contradiction.broken.node])
    objects("members", [contradiction.broken] + contradiction.others) { json, member in
      json.member("id", member.id.text)
      json.member("kind", member.reason.kind)
      json.member("text", text.text(of: member))
      json.members(of: places[member.node])
    }
  }
}
