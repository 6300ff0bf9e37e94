package import Adaptivity
package import SceneModel

/// The change of a controller whose surroundings change (Devices.md#changes).
package struct ControllerChange: AnnouncedChange, Sendable {
  package let controller: NodeID
  package let old: Surroundings
  package let new: Surroundings
  /// The traits that change for what holds it: its container, its presenter or the window.
  package let changesAround: [InterfaceTrait]
  /// The traits that its container overrides for it after the change.
  package let overridden: TraitCollection
  /// Whether what holds it is made to give it another size.
  package let isResized: Bool

  /// The traits that change for it.
  package var changedTraits: [InterfaceTrait] { old.traits.changes(to: new.traits) }
  /// Whether traits of its own change.
  package var changesTraits: Bool { !changedTraits.isEmpty }
  /// Whether it gets another size.
  package var changesSize: Bool { old.size != new.size }

  /// Whether it is presented.
  package var isPresented: Bool { if case .presenter = new.holder { true } else { false } }

  /// The reason why it is not notified of traits; nil where it is notified.
  package var traitSilence: TraitSilence? {
    guard !changesTraits else { return nil }
    let hidden = changesAround.filter { overridden.text(of: $0) != nil }
    if !hidden.isEmpty { return .overridden(hidden) }
    return changesAround.isEmpty ? .unchangedAround : .heldByPlace(changesAround)
  }

  /// The reason why a controller is not notified of changed traits.
  package enum TraitSilence: Hashable, Sendable {
    /// No trait of what holds it changes.
    case unchangedAround
    /// Its container overrides the traits that change around it.
    case overridden([InterfaceTrait])
    /// Its place has values of its own for the traits that change around it: a column, a sheet.
    case heldByPlace([InterfaceTrait])

    /// The name that JSON has for it.
    package var name: String {
      switch self {
      case .unchangedAround: "unchanged"
      case .overridden: "overridden"
      case .heldByPlace: "heldByPlace"
      }
    }
  }
}

extension TransitionEngine {
  /// The changes of the document's controllers on a device, holders before those that they hold; empty on the
  /// canvas, which runs no app.
  ///
  /// Each controller is taken to be on screen, with those in and over which it stands after the change. Left
  /// out are controllers instead of which another one is shown, before or after.
  package var controllerChanges: [ControllerChange] {
    var children: [NodeID?: [NodeID]] = [:]
    var surroundings: [NodeID: (old: Surroundings, new: Surroundings)] = [:]
    for controller in segues.controllers {
      guard let before = old.surroundings(of: controller), let after = new.surroundings(of: controller)
      else { return [] }
      guard before.isShown, after.isShown else { continue }
      surroundings[controller] = (before, after)
      children[after.holder.controller, default: []].append(controller)
    }
    let window = old.windowTraits.changes(to: new.windowTraits)
    var changes: [ControllerChange] = []
    var waiting = (children[nil] ?? []).reversed().map { ($0, window) }
    while let (controller, around) = waiting.popLast() {
      guard let (before, after) = surroundings[controller] else { continue }
      let change = ControllerChange(
        controller: controller, old: before, new: after, changesAround: around,
        overridden: new.settings(of: controller).traits,
        isResized: new.settings(of: controller).size != old.settings(of: controller).size)
      changes.append(change)
      waiting += (children[controller] ?? []).reversed().map { ($0, change.changedTraits) }
    }
    return changes
  }
}
