package import SceneModel

/// A call by which UIKit notifies a controller of a change (Devices.md#change-order).
package struct TransitionCallback: Hashable, Sendable {
  /// The calls, in the order of their phases.
  package enum Name: String, CaseIterable, Sendable {
    case willTransition = "willTransition(to:with:)"
    case viewWillTransition = "viewWillTransition(to:with:)"
    case alongside = "animate(alongsideTransition:)"
    case layout = "viewWillLayoutSubviews()"
    case traitCollectionDidChange = "traitCollectionDidChange(_:)"
    case completion
  }

  package let name: Name
  package let controller: NodeID
  /// The index of the change that it announces.
  package let change: Int

  /// The calls of controllers' changes in their order: phase by phase, in each phase holders before those
  /// that they hold.
  package static func sequence(of changes: [ControllerChange]) -> [TransitionCallback] {
    Name.allCases.flatMap { name in
      changes.enumerated().compactMap { index, change in
        isCalled(name, change)
          ? TransitionCallback(name: name, controller: change.controller, change: index) : nil
      }
    }
  }

  private static func isCalled(_ name: Name, _ change: ControllerChange) -> Bool {
    switch name {
    case .willTransition, .traitCollectionDidChange: !change.changedTraits.isEmpty
    case .viewWillTransition: change.changesSize
    case .alongside, .layout, .completion: change.changesSize || !change.changedTraits.isEmpty
    }
  }
}
