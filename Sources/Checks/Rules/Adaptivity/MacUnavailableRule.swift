import Controls
import Resolver
import SceneModel

extension CheckRule {
  static let macUnavailable = CheckRule(
    "mac_unavailable", .adaptivity, .warning, in: nil,
    page: RulePage(
      what: "a control, or a property of one, that ends the program in the Mac idiom",
      why: """
        An app that is optimised for the Mac ends by an exception when a page control, a picker view, a refresh control or a
        stepper comes into a window, or a date picker with wheels; when a button has a title or an image for another state
        than the normal one; and when a slider has tints or images of its own (Devices.md#mac). Buttons and sliders whose
        preferredBehavioralStyle is pad may have them. Left out is what the idiom mac uninstalls, and documents for phones.
        Documents do not say whether an app is optimised for the Mac: this rule looks where it is asked to.
        """,
      example: """
        <stepper id="cou-nt-001"/> in a document of an app for the Mac idiom.
        """,
      fix: """
        Uninstall the control where the idiom is mac, and use what the finding names; let a button or slider prefer the
        behavioural style of a pad. What has no variation, such as a refresh control, is added by code where the idiom is
        another.
        """),
    .document { document, findings in
      guard let mac = document.onMac else { return }
      for node in document.elements where mac.isInstalled(node) {
        guard let kind = document.tree.objectKind(of: node) else { continue }
        if case .unavailable(let replacement) = kind.mac {
          findings.add(
            node,
            "\(document.title(of: node)) is a \(kind.className), which cannot be shown in the Mac idiom: "
              + "expected \(replacement)")
        }
        for property in mac.propertiesThatRaise(node, kind) {
          findings.add(
            node, "\(document.title(of: node)) has \(property), which ends the program in the Mac idiom",
            key: property)
        }
      }
    })
}

extension Resolution {
  /// The properties of a control that raise an exception in the Mac idiom, each with its article
  /// (Devices.md#mac).
  fileprivate func propertiesThatRaise(_ node: NodeID, _ kind: ObjectKind) -> [String] {
    switch kind.name {
    case .button where behavesAsMac(node): tree.elements(of: node).compactMap(otherStateProperty)
    case .slider where behavesAsMac(node): sliderProperties(node)
    case .datePicker where attribute(node, .style) == "wheels": ["the style wheels"]
    default: []
    }
  }

  /// The title or image of a state other than the normal one.
  private func otherStateProperty(_ state: NodeID) -> String? {
    guard tree.isElement(state, .state),
      let name = tree[state, .key].flatMap(ControlState.init), name != .normal
    else { return nil }
    let hasTitle = text(state, .title) != nil || child(state, key: "attributedTitle") != nil
    guard hasTitle || attribute(state, .image) != nil || child(state, key: "image") != nil else { return nil }
    return "\(hasTitle ? "a title" : "an image") for the state \(name.rawValue)"
  }

  private func sliderProperties(_ slider: NodeID) -> [String] {
    let tints = ["thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor"].filter {
      child(slider, key: $0) != nil
    }
    let images = ["minimumValueImage", "maximumValueImage"].filter { name in
      tree.names.find(name).flatMap { tree[slider, $0] } != nil || child(slider, key: name) != nil
    }
    return (tints + images).map { "a \($0)" }
  }
}
