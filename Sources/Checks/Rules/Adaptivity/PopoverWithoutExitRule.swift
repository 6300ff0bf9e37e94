import Adaptivity
import Controls
import Resolver
import SceneModel

extension CheckRule {
  static let popoverWithoutExit = CheckRule(
    "popover_without_exit", .adaptivity, .warning, in: .quiet,
    page: RulePage(
      what: "a popover that fills the screen in compact width and has no button to leave it",
      why: """
        A touch beside a popover closes it. In compact classes nothing is beside it: before iOS 13 it fills the screen
        everywhere, since then it is a card that can be swept away, and on phones that lie it fills the screen
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
          "\(document.title(of: destination)) opens as a popover, which fills the screen in compact width, and nothing in "
            + "it closes it: expected a Done or Cancel button",
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
}
