import Controls
import Resolver
import SceneModel

/// The settings of every view.
extension SettingReader {
  /// The settings of a view that all classes have.
  ///
  /// - Parameter isContent: Whether the view is the content view of another, which sets some of its values.
  mutating func readView(isContent: Bool) {
    let element = resolution.tree.tag(of: node)
    flag("hidden", as: "isHidden", default: false)
    number("alpha", as: "alpha", default: 1)
    number("tag", as: "tag", default: 0)
    color("backgroundColor", as: "backgroundColor")
    color("tintColor", as: "tintColor")
    if element == "label" || element == "imageView" {
      flag("userInteractionEnabled", as: "isUserInteractionEnabled", absent: true, default: false)
    } else {
      flag("userInteractionEnabled", as: "isUserInteractionEnabled", absent: true, default: true)
    }
    if Self.scrolling.contains(element) || isContent {
      pass("multipleTouchEnabled", "clipsSubviews")
      if !isContent, flag("clipsSubviews") != true { set("clipsToBounds", "false") }
    } else {
      flag("multipleTouchEnabled", as: "isMultipleTouchEnabled", default: false)
      flag("clipsSubviews", as: "clipsToBounds", default: false)
    }
    if element == "view" || element == "imageView" {
      choice("contentMode", as: "contentMode", .named(Self.contentModes), default: "scaleToFill")
    }
    flag("clearsContextBeforeDrawing", as: "clearsContextBeforeDrawing", absent: true, default: true)
    flag("autoresizesSubviews", as: "autoresizesSubviews", absent: true, default: true)
    choice(
      "semanticContentAttribute", as: "semanticContentAttribute",
      .named(["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]),
      default: "unspecified")
    if let identifier = word("restorationIdentifier") {
      set("restorationIdentifier", SwiftText.literal(identifier))
    }
    readMargins(isCell: isContent || element.hasSuffix("Cell"))
    readPriorities()
    readAccessibility()
  }

  private static let scrolling: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]

  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  /// Cells and their content views have values of their own where a document says nothing.
  private mutating func readMargins(isCell: Bool) {
    insets("layoutMargins", as: "layoutMargins", default: nil)
    if let node = child("directionalLayoutMargins"), let insets = resolution.tree.insets(node) {
      set(
        "directionalLayoutMargins",
        "NSDirectionalEdgeInsets(top: \(SwiftText.number(insets.top)), "
          + "leading: \(SwiftText.number(insets.left)), bottom: \(SwiftText.number(insets.bottom)), "
          + "trailing: \(SwiftText.number(insets.right)))")
    }
    for (name, standard) in [
      ("preservesSuperviewLayoutMargins", false), ("insetsLayoutMarginsFromSafeArea", true),
    ] {
      if isCell {
        if let value = flag(name) { set(name, String(value)) }
      } else {
        flag(name, as: name, absent: standard, default: standard)
      }
    }
  }

  /// Priorities of content. An absent one is 250 or 750 in a document
  /// (InterfaceBuilder.md#content-priorities).
  private mutating func readPriorities() {
    for axis in ["horizontal", "vertical"] {
      priority(
        "\(axis)HuggingPriority", "setContentHuggingPriority", ".\(axis)", default: 250)
      priority(
        "\(axis)CompressionResistancePriority", "setContentCompressionResistancePriority", ".\(axis)",
        default: 750)
    }
  }

  private mutating func priority(_ name: String, _ method: String, _ axis: String, default standard: Double) {
    let value = number(name) ?? standard
    call(
      "\(method) \(axis)", "\(method)(\(SwiftText.priority(value)), for: \(axis))",
      isDefault: value == standard)
  }

  private mutating func readAccessibility() {
    guard let configuration = child("accessibilityConfiguration") else { return }
    let tree = resolution.tree
    for (attribute, property) in [
      ("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"),
      ("hint", "accessibilityHint"),
    ] {
      guard let name = tree.names.find(attribute), let text = tree[configuration, name] else { continue }
      set(property, SwiftText.literal(text))
    }
    if tree.elements(of: configuration).contains(where: { tree[$0, .key] == "traits" }) {
      omit("accessibility traits")
    }
    for child in tree.elements(of: configuration) where tree[child, .key] == "isElement" {
      if let value = tree[child, .value].flatMap(Bool.init(attribute:)) {
        set("isAccessibilityElement", String(value))
      }
    }
  }

  /// Where the content of a control lies.
  mutating func readControl() {
    flag("enabled", as: "isEnabled", absent: true, default: true)
    flag("selected", as: "isSelected", default: false)
    flag("highlighted", as: "isHighlighted", default: false)
    pass("showsMenuAsPrimaryAction", "springLoaded")
    choice(
      "contentHorizontalAlignment", as: "contentHorizontalAlignment",
      .named(["center", "left", "right", "fill", "leading", "trailing"]), default: "center")
    choice(
      "contentVerticalAlignment", as: "contentVerticalAlignment",
      .named(["center", "top", "bottom", "fill"]), default: "center")
  }
}

extension [String: String] {
  /// Words that are names of cases themselves.
  static func named(_ words: [String]) -> [String: String] {
    Dictionary(words.map { ($0, $0) }) { first, _ in first }
  }
}

extension SwiftText {
  /// A priority, by UIKit's name where it has one.
  static func priority(_ value: Double) -> String {
    switch value {
    case 250: ".defaultLow"
    case 750: ".defaultHigh"
    case 1000: ".required"
    default: "UILayoutPriority(\(number(value)))"
    }
  }
}
