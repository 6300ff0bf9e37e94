import Adaptivity
import Controls
import Resolver
import SceneModel

extension CheckRule {
  static let popoverWithoutExit = CheckRule(
    "popover_without_exit", .adaptivity, .warning,
    page: RulePage(
      what: "a popover that fills the screen in compact width and has no button to leave it",
      why: """
        A touch beside a popover closes it. In compact classes nothing is beside it: before iOS 13 it is full screen
        everywhere, since then a card that can be swept away, and on phones that lie the whole screen
        (Devices.md#presentations). Apple's UIPopoverPresentationController and the Human Interface Guidelines (Popovers) ask
        for a button that closes it. Content with lists that may close it by a choice is left out, and so is what a delegate
        may adapt, which no document says.
        """,
      example: """
        <segue kind="popoverPresentation" destination="set-ti-001"/> to a controller whose view holds texts alone.
        """,
      fix: "Put a Done or Cancel item in a bar of the content, or a button with an action or an unwind segue."
    ),
    .document { document, findings in
      for segue in document.segues.segues where document.isPopover(segue) {
        guard let destination = segue.destination, !document.hasExit(destination) else { continue }
        findings.add(
          segue.node,
          "the popover \(document.title(of: destination)) has no way out where it fills the screen, in compact width",
          related: [destination])
      }
    })
}

extension CheckedDocument {
  /// Whether a segue shows its destination as a popover, on devices on which that becomes full screen.
  fileprivate func isPopover(_ segue: Segue) -> Bool {
    guard tree.root.flatMap({ tree[$0, .targetRuntime] })?.hasSuffix(".iPad") != true else { return false }
    if segue.kind == .popover || segue.kind == .popoverPresentation { return true }
    guard segue.kind == .presentation || segue.kind == .modal, case .style(.popover) = segue.presentation
    else {
      return false
    }
    return true
  }

  /// Whether something in a controller, or in what it contains, leads out of it or may.
  fileprivate func hasExit(_ controller: NodeID) -> Bool {
    var known: Set<NodeID> = []
    var pending = [controller]
    while let current = pending.popLast() {
      guard known.insert(current).inserted else { continue }
      // Objects that the document does not hold cannot be judged.
      if tree.subtree(of: current).contains(where: isExit) || tree.tag(of: current).hasSuffix("laceholder") {
        return true
      }
      let contained = segues.segues.filter { $0.source == current && $0.contains }
      if contained.contains(where: { $0.destination == nil }) { return true }
      pending += contained.compactMap(\.destination)
    }
    return false
  }

  /// Whether a node is an action, a segue out or a list, by which the content may be left.
  private func isExit(_ index: Int) -> Bool {
    let node = NodeID(index)
    guard tree.kind(of: node) == .element else { return false }
    switch tree.tag(of: node) {
    case "action", "tableView", "collectionView", "pickerView": return true
    case "segue": return tree[node, .kind] == "unwind"
    case "barButtonItem":
      // An item without an action may have one by code, through an outlet.
      let id = tree[node, .id] ?? ""
      return tree.names.find("systemItem").flatMap { tree[node, $0] } != nil
        || outletDestinations.contains(id)
    case "button": return outletDestinations.contains(tree[node, .id] ?? "")
    default: return false
    }
  }
}
