import CommandLine
import JSONText
import Ninefold

/// The callbacks that the controllers of a document receive for a change, in order, and the controllers
/// without one, each with the reason.
struct ControllerCalls: DocumentPart {
  private let causes: [TransitionCause]
  private let changes: [ControllerChange]
  private let calls: [TransitionCallback]
  private let tree: ElementTree
  private let scenes: [NodeID: SceneOutline]

  /// - Parameter shown: The scenes that are asked for; controllers of others are left out, unless they
  ///   contain one of these.
  package init(
    _ causes: [TransitionCause], _ changes: [ControllerChange], _ document: Document,
    in shown: [SceneOutline]
  ) {
    self.causes = causes
    let ranges = shown.map { document.tree.subtree(of: $0.objects) }
    // A container comes before its children.
    var isShown: Set<NodeID> = []
    for change in changes.reversed()
    where isShown.contains(change.controller)
      || ranges.contains(where: { $0.contains(Int(change.controller.index)) })
    {
      isShown.insert(change.controller)
      if let holder = change.new.holder.controller { isShown.insert(holder) }
    }
    let changes = changes.filter { isShown.contains($0.controller) }
    self.changes = changes
    calls = TransitionCallback.sequence(of: changes)
    tree = document.tree
    scenes = Dictionary(
      document.scenes.compactMap { scene in scene.controller.map { ($0, scene) } }
    ) { first, _ in first }
  }

  package var lines: [String] {
    var received = TextTable([
      ("", .right), ("CALL", .left), ("CONTROLLER", .name), ("ID", .left), ("CHANGE", .left),
    ])
    for (number, call) in calls.enumerated() {
      let controller = changes[call.change].controller
      let id = tree[controller, .id] ?? ""
      received.add([String(number + 1), call.name.rawValue, name(of: controller), id, note(on: call)])
    }
    var missed = TextTable([("NO CALL FOR", .left), ("CONTROLLER", .name), ("ID", .left), ("BECAUSE", .left)])
    for silence in silences {
      let id = tree[silence.change.controller, .id] ?? ""
      missed.add([silence.subject, name(of: silence.change.controller), id, silence.text])
    }
    let cause = causes.map(\.text).joined(separator: ", ")
    return [""] + (cause.isEmpty ? [] : [cause]) + (calls.isEmpty ? [] : received.lines(indent: 2))
      + (silences.isEmpty ? [] : missed.lines(indent: 2))
  }

  package func write(to json: inout JSONWriter) {
    json.member("causes", causes.map(\.rawValue))
    json.objects("callbacks", calls) { json, call in
      let change = changes[call.change]
      json.member("callback", call.name.rawValue)
      members(of: change, &json)
      switch call.name {
      case .willTransition, .traitCollectionDidChange:
        json.member("changedTraits", change.changedTraits.map(\.rawValue))
      case .viewWillTransition, .alongside, .layout, .completion: break
      }
    }
    json.objects("untold", silences) { json, silence in
      json.member("of", silence.subject)
      members(of: silence.change, &json)
      json.member("reason", silence.reason)
      json.member("traits", silence.traits.map(\.rawValue))
      json.member("text", silence.text)
    }
  }

  private func members(of change: ControllerChange, _ json: inout JSONWriter) {
    json.member("controller", tree[change.controller, .id] ?? "")
    json.member("scene", scenes[change.controller]?.id.text)
    json.member("place", change.new.holder.place)
    for (name, surroundings) in [("from", change.old), ("to", change.new)] {
      json.object(name) { json in
        json.member(surroundings.traits.sizeClass)
        json.member(surroundings.traits)
        json.member(surroundings.size)
      }
    }
  }

  private func name(of controller: NodeID) -> String {
    scenes[controller]?.name.shown(upTo: 40) ?? tree.tag(of: controller)
  }

  private func note(on call: TransitionCallback) -> String {
    let change = changes[call.change]
    switch call.name {
    case .willTransition, .traitCollectionDidChange:
      return change.changedTraits.map { trait in
        let (old, new) = (change.old.traits.text(of: trait), change.new.traits.text(of: trait))
        return "\(trait.rawValue) \(old ?? "unspecified") → \(new ?? "unspecified")"
      }.joined(separator: ", ")
    case .viewWillTransition: return "\(change.old.size.text) → \(change.new.size.text)"
    case .alongside, .layout, .completion: return ""
    }
  }
}

extension ControllerCalls {
  /// A controller that receives no callback, and the reason.
  private struct Silence {
    let change: ControllerChange
    let subject: String
    let reason: String
    let traits: [InterfaceTrait]
    let text: String
  }

  private var silences: [Silence] {
    changes.flatMap { change in [traitSilence(change), sizeSilence(change)].compactMap(\.self) }
  }

  private func traitSilence(_ change: ControllerChange) -> Silence? {
    guard let silence = change.traitSilence else { return nil }
    let (traits, text): ([InterfaceTrait], String) =
      switch silence {
      case .unchangedAround: ([], "no trait changes \(around(change))")
      case .overridden(let traits):
        (traits, "its container overrides what changes \(around(change)): \(Self.list(traits))")
      case .heldByPlace(let traits):
        (traits, "its place, \(change.new.holder.place), has its own of what changes: \(Self.list(traits))")
      }
    return Silence(change: change, subject: "traits", reason: silence.name, traits: traits, text: text)
  }

  private func sizeSilence(_ change: ControllerChange) -> Silence? {
    guard !change.changesSize else { return nil }
    return Silence(
      change: change, subject: "size", reason: "unchanged", traits: [],
      text: "it keeps \(change.new.size.text) in its place: \(change.new.holder.place)")
  }

  private func around(_ change: ControllerChange) -> String {
    change.new.holder.controller == nil ? "in the window" : "in what holds it"
  }

  private static func list(_ traits: [InterfaceTrait]) -> String {
    traits.map(\.rawValue).joined(separator: " and ")
  }
}
