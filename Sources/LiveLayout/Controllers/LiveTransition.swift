import Adaptivity
import AutoLayout

/// A change of traits and sizes that controllers learn of before it takes place.
///
/// ```swift
/// final class Camera: LiveController {
///   override func viewWillTransition(to size: Size, with transition: LiveTransition) {
///     // The picture stays as it lies on the device while the rest turns.
///     transition.animate { [view] transition in view.quarterTurns -= transition.quarterTurns }
///   }
/// }
/// ```
public final class LiveTransition {
  /// A closure that a controller has called along a transition.
  public typealias Callback = (LiveTransition) throws(LiveLayoutError) -> Void

  /// How many quarter turns clockwise the interface turns on the device; 0 where the device is not turned.
  ///
  /// Which of its two sides a device lies on is not known: it is taken to be turned to the left.
  public let quarterTurns: Int

  /// The changes of the controllers, holders before those that they hold.
  let changes: [LiveChange]
  /// The layout that the changes were read from.
  let layout: KeptLayout?
  /// How many changes of the scene it holds.
  let changeCount: Int
  /// The index of the change that is being announced.
  var announced = 0
  private var alongside: [(change: Int, callback: Callback)] = []
  private var completions: [(change: Int, callback: Callback)] = []

  init(
    _ changes: [LiveChange] = [], to layout: KeptLayout? = nil, changeCount: Int = 0, quarterTurns: Int = 0
  ) {
    self.changes = changes
    self.layout = layout
    self.changeCount = changeCount
    self.quarterTurns = quarterTurns
  }

  /// Has closures called along the transition, for ``LiveController/willTransition(to:with:)`` and
  /// ``LiveController/viewWillTransition(to:with:)`` to call.
  ///
  /// - Parameters:
  ///   - alongside: Called when the new traits and frames are in force, before views are laid out.
  ///   - completion: Called when all is over.
  public func animate(alongside: @escaping Callback, completion: Callback? = nil) {
    self.alongside.append((announced, alongside))
    if let completion { completions.append((announced, completion)) }
  }

  /// Calls what the controller of a change has asked for.
  func callAlongside(_ change: Int) throws(LiveLayoutError) { try call(alongside, of: change) }

  /// Calls what the controller of a change has asked for.
  func callCompletions(_ change: Int) throws(LiveLayoutError) { try call(completions, of: change) }

  private func call(
    _ list: [(change: Int, callback: Callback)], of change: Int
  ) throws(LiveLayoutError) {
    for entry in list where entry.change == change { try entry.callback(self) }
  }
}

/// The change of a controller in a transition.
struct LiveChange: AnnouncedChange {
  let controller: LiveController
  let old: LiveSurroundings
  let new: LiveSurroundings

  var changesTraits: Bool { old.traits != new.traits }
  var changesSize: Bool { old.size != new.size }
}

/// A transition is of a scene, which one task changes.
@available(*, unavailable)
extension LiveTransition: Sendable {}
