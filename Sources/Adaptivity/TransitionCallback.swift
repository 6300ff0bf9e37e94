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
  /// The index of the change that it announces.
  package let change: Int

  /// The calls of controllers' changes in their order: phase by phase, in each phase holders before those
  /// that they hold.
  ///
  /// - Parameter changes: Holders before those that they hold.
  package static func sequence(of changes: [some AnnouncedChange]) -> [TransitionCallback] {
    Name.allCases.flatMap { name in
      changes.indices.filter { name.isCalled(for: changes[$0]) }
        .map { TransitionCallback(name: name, change: $0) }
    }
  }
}

/// A change that calls announce to a controller.
package protocol AnnouncedChange {
  /// Whether traits of the controller change.
  var changesTraits: Bool { get }
  /// Whether it gets another size.
  var changesSize: Bool { get }
}

extension TransitionCallback.Name {
  fileprivate func isCalled(for change: some AnnouncedChange) -> Bool {
    switch self {
    case .willTransition, .traitCollectionDidChange: change.changesTraits
    case .viewWillTransition: change.changesSize
    case .alongside, .layout, .completion: change.changesSize || change.changesTraits
    }
  }
}
