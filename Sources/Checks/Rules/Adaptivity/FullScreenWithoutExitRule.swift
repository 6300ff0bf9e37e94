import Adaptivity
import Controls
import Resolver
import SceneModel

extension CheckRule {
  static let fullScreenWithoutExit = CheckRule(
    "full_screen_without_exit", .adaptivity, .note,
    page: RulePage(
      what: "a controller that is presented over the full screen and has no button to leave it",
      why: """
        A card can be swept away; what is presented in the styles fullScreen, overFullScreen, currentContext and
        overCurrentContext stays until the app dismisses it (Devices.md#presentations). Apple's Human Interface Guidelines
        (Modality) ask for an obvious way out of it. What leads to other controllers or holds a list or a picker may close it
        by a choice and is left out; code may dismiss it by itself, as it does a screen of progress, which no document says.
        """,
      example: """
        <segue kind="presentation" modalPresentationStyle="fullScreen" destination="hel-p0-001"/> to a controller whose view
        holds texts alone.
        """,
      fix: """
        Put a Done or Cancel item in a bar of the content, or a button with an action or an unwind segue; or present it as a
        card.
        """),
    .document { document, findings in
      guard document.tree.platform == .iOS else { return }
      for segue in document.segues.segues where document.isFullScreen(segue) {
        guard let destination = segue.destination, !document.hasExit(destination),
          !document.leadsOn(destination)
        else { continue }
        findings.add(
          segue.node,
          "\(document.title(of: destination)) is presented over the full screen, and nothing in it closes it: "
            + "expected a Done or Cancel button", related: [destination])
      }
    })
}

extension CheckedDocument {
  /// Whether a segue presents its destination in a style that no sweep ends, by its own attribute or the
  /// destination's.
  fileprivate func isFullScreen(_ segue: Segue) -> Bool {
    guard segue.kind == .presentation || segue.kind == .modal else { return false }
    var presentation = segue.presentation
    if case .unspecified = presentation, let destination = segue.destination {
      presentation = SeguePresentation(tree[destination, .modalPresentationStyle])
    }
    guard case .style(let style?) = presentation else { return false }
    switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return true
    case .automatic, .pageSheet, .formSheet, .custom, .blurOverFullScreen, .popover, .none: return false
    }
  }

  /// Whether a controller, or one that it contains, has a segue to another.
  fileprivate func leadsOn(_ controller: NodeID) -> Bool {
    segues.segues.contains { $0.source == controller && !$0.contains }
  }
}
