import Controls
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let macSize = CheckRule(
    "mac_size", .adaptivity, .note, in: nil,
    page: RulePage(
      what: "a fixed size of a control that the Mac idiom draws otherwise",
      why: """
        In the Mac idiom points are the Mac's and buttons, sliders and switches are the Mac's controls, with smaller text and
        heights of their own (Devices.md#mac): a button of 44 is a small button in the middle of empty room, and a switch
        with a title is cut off. Left out are controls whose preferredBehavioralStyle is pad, and
        constraints that the idiom mac uninstalls. Documents do not say whether an app is optimised for the Mac: this rule
        looks where it is asked to.
        """,
      example: """
        <constraint firstAttribute="height" constant="44"/> of a button, installed in regular width and height.
        """,
      fix: """
        Let the control have its natural size, or uninstall the constraint where the idiom is mac.
        """),
    .document { document, findings in
      guard let mac = document.onMac else { return }
      for scene in document.scenes {
        for constraint in mac.scene(scene).constraints where constraint.fixesSize {
          guard let node = mac.node(constraint.first.item), let kind = document.tree.objectKind(of: node),
            kind.role == .view, kind.mac.mayChangeSize,
            mac.isDrawnByTheMac(node, constraint.first.attribute)
          else { continue }
          findings.add(
            constraint.node,
            "the \(constraint.first.attribute.rawValue) of \(document.title(of: node)) is fixed at "
              + "\(constraint.constant.roundedForReading), which no \(kind.className) has in the Mac idiom")
        }
      }
    })
}

extension Resolution {
  /// Whether the Mac draws a control in an extent of its own. System buttons have a height and take any
  /// width; buttons of the type custom, and those with an image or background, look as on an iPad.
  fileprivate func isDrawnByTheMac(_ node: NodeID, _ extent: LayoutAttribute) -> Bool {
    guard behavesAsMac(node) else { return false }
    guard tree.isElement(node, .button) else { return true }
    let type = attribute(node, .buttonType)
    guard extent == .height, type == "system" || type == "roundedRect",
      child(node, key: "backgroundColor") == nil
    else { return false }
    let states = tree.elements(of: node).filter { tree.tag(of: $0) == "state" }
    return states.allSatisfy { attribute($0, .image) == nil && attribute($0, .backgroundImage) == nil }
  }
}
