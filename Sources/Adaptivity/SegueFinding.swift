package import SceneModel

/// Something in the controllers and segues of a document that no running app can do, or that leads to nothing
/// (Devices.md#segue-findings).
package struct SegueFinding: Hashable, Sendable {
  /// The reason of a finding.
  package enum Reason: String, CaseIterable, Sendable {
    /// Containers and container views hold each other.
    case containmentRing
    /// A controller holds itself, as its container or by a container view.
    case selfContainment
    /// Segues lead from controllers to each other, and none of them is where the storyboard starts.
    case segueRing
    /// A container of one controller has several.
    case severalRoots
    /// A segue leads to nothing, or to an object that is no controller.
    case missingDestination
    /// The storyboard starts with nothing, or with an object that is no controller.
    case missingInitialController
    /// A storyboard reference names no storyboard, or one that the project does not have.
    case missingStoryboard
    /// A storyboard reference names no controller of its storyboard.
    case missingReference
  }

  /// The segue, the controller, the reference or the document's element.
  package let node: NodeID
  package let reason: Reason
  /// The description of the finding: what is wrong and what was expected, as a clause.
  package let text: String

  /// A finding of an element.
  package init(_ reason: Reason, _ node: NodeID, _ text: String) {
    self.reason = reason
    self.node = node
    self.text = text
  }

  /// Whether a controller cannot stand where the document says; else it merely leads nowhere.
  package var isError: Bool {
    switch reason {
    case .containmentRing, .selfContainment, .severalRoots: true
    case .segueRing, .missingDestination, .missingInitialController, .missingStoryboard, .missingReference:
      false
    }
  }
}
