import AutoLayout
import Controls
import Resolver
import SceneModel

/// VoiceOver's descriptions of views (Looks.md#descriptions).
extension DrawnView {
  /// The description of the view; nil of one that VoiceOver skips.
  var description: DrawnDescription? {
    let configuration = AccessibilityConfiguration(of: self)
    let own = tree.objectKind(of: node)?.accessibilityRole
    guard configuration.isElement ?? (own != nil) else { return nil }
    var description = DrawnDescription(
      label: configuration.label ?? ownLabel, role: configuration.role ?? own ?? "group",
      value: configuration.value ?? ownValue, hint: configuration.hint)
    if configuration.traits.contains("selected") || flag("selected") == true {
      description.states.append("selected")
    }
    if configuration.traits.contains("notEnabled") || !isEnabled { description.states.append("dimmed") }
    return description
  }

  /// The text of a label or a button, the placeholder of a field.
  private var ownLabel: String? {
    switch layout.type {
    case "textField", "searchBar": element.text(.placeholder).flatMap { $0.isEmpty ? nil : $0 }
    case "segmentedControl", "textView": nil
    default: scene.resolution.shownText(of: node)
    }
  }

  private var ownValue: String? {
    switch layout.type {
    case "switch": (flag("on") ?? false) ? "on" : "off"
    case "slider": percent(ControlLook.share(of: self))
    case "progressView": percent((number("progress") ?? 0).clamped(to: 0...1))
    case "stepper": number("value").map(SVGText.number)
    case "pageControl":
      "page \(SVGText.number((number("currentPage") ?? 0) + 1)) of \(PageControl.pages(of: element))"
    case "segmentedControl": selectedSegment
    case "textField", "searchBar", "textView": element.text(.text).flatMap { $0.isEmpty ? nil : $0 }
    default: nil
    }
  }

  private func percent(_ share: Double) -> String { "\(SVGText.number((share * 100).rounded())) %" }

  private var selectedSegment: String? {
    let segments = element.child(.segments)?.children(.segment) ?? []
    let selected = Int((number("selectedSegmentIndex") ?? 0).clamped(to: -1...1000))
    return segments.indices.contains(selected) ? segments[selected].text(.title) : nil
  }
}

/// The accessibility attributes of a view in a document.
private struct AccessibilityConfiguration {
  /// Whether the view is an accessibility element; nil where the kind decides.
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  /// The traits that are set.
  var traits: Set<String> = []

  init(of view: DrawnView) {
    let (scene, tree) = (view.scene, view.tree)
    guard let node = scene.resolution.child(view.node, key: "accessibilityConfiguration") else { return }
    func text(_ name: String) -> String? {
      let word = scene.word(node, name) ?? scene.resolution.child(node, key: name).map { tree.text(in: $0) }
      return word.flatMap { $0.isEmpty ? nil : $0 }
    }
    (label, hint, value) = (text("label"), text("hint"), text("value"))
    isElement = tree.child(of: node, key: "isElement").flatMap { tree[$0, .value] }
      .flatMap(Bool.init(attribute:))
    guard let list = tree.child(of: node, key: "traits") else { return }
    traits = Set(Self.names.filter { scene.word(list, $0) == "YES" })
  }

  private static let names = [
    "button", "link", "image", "selected", "staticText", "header", "searchField", "keyboardKey", "notEnabled",
    "adjustable", "tabBar",
  ]

  /// The role that the traits give the view; nil where the kind decides.
  var role: String? {
    let roles = [
      ("button", "button"), ("link", "link"), ("searchField", "search field"), ("image", "image"),
      ("header", "heading"), ("adjustable", "adjustable"), ("keyboardKey", "key"), ("tabBar", "tab bar"),
      ("staticText", "text"),
    ]
    return roles.first { traits.contains($0.0) }?.1
  }
}
