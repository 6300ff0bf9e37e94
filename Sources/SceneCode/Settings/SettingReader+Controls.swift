import Controls
import Resolver
import SceneModel

/// Controls and indicators.
extension SettingReader {
  mutating func readButton() {
    readControl()
    let kind = word("buttonType").flatMap(Button.Kind.init(rawValue:)) ?? .custom
    create("UIButton(type: .\(kind == .roundedRect ? "system" : kind.rawValue))")
    pass(
      "reversesTitleShadowWhenHighlighted", "hasAttributedTitle", "adjustsImageWhenHighlighted",
      "adjustsImageWhenDisabled", "showsTouchWhenHighlighted", "pointerInteraction",
      "adjustsImageSizeForAccessibilityContentSizeCategory", "titleShadowOffset",
      "changesSelectionAsPrimaryAction", "role")
    if let configuration = child("configuration") {
      readConfiguration(configuration)
      pass("fontDescription", "lineBreakMode", "contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets")
      pass("normal", "highlighted", "disabled", "selected", "focused")
      return
    }
    for state in ControlState.allCases { readState(state) }
    if !hasAttributedFont { readFont("fontDescription", as: "titleLabel?.font") }
    readLineBreaks("lineBreakMode", as: "titleLabel?.lineBreakMode", default: "byTruncatingMiddle")
    insets("contentEdgeInsets", as: "contentEdgeInsets")
    insets("titleEdgeInsets", as: "titleEdgeInsets")
    insets("imageEdgeInsets", as: "imageEdgeInsets")
  }

  /// Whether the title has attributes, of which the font is taken.
  private var hasAttributedFont: Bool {
    let tree = resolution.tree
    return resolution.child(node, key: ControlState.normal.rawValue)
      .flatMap { tree.child(of: $0, key: "attributedTitle") }
      .flatMap { string in tree.elements(of: string).first { tree.isElement($0, .fragment) } }
      .flatMap { tree.child(of: $0, .attributes) }.flatMap { tree.child(of: $0, .font) }
      .map { SwiftFont.attributed($0, tree) != nil } ?? false
  }

  private mutating func readState(_ state: ControlState) {
    guard let element = child(state.rawValue) else { return }
    let tree = resolution.tree
    func add(_ method: String, _ value: String) {
      call("\(method) \(state.rawValue)", "\(method)(\(value), for: .\(state.rawValue))")
    }
    if let title = resolution.text(element, .title) {
      let key = "\(state.rawValue)Title"
      add("setTitle", context.text(title, of: node, key))
    } else if let string = tree.child(of: element, key: "attributedTitle") {
      let fragments = tree.elements(of: string).filter { tree.isElement($0, .fragment) }
      let title = fragments.compactMap { resolution.text($0, .content) }.joined()
      if !title.isEmpty { add("setTitle", SwiftText.literal(title)) }
      let font = fragments.first.flatMap { tree.child(of: $0, .attributes) }
        .flatMap { tree.child(of: $0, .font) }.flatMap { SwiftFont.attributed($0, tree) }
      if state == .normal, let font {
        pass("fontDescription")
        set("titleLabel?.font", font)
      }
      omit("attributes of its title")
    }
    for (key, method) in [("titleColor", "setTitleColor"), ("titleShadowColor", "setTitleShadowColor")] {
      guard let color = tree.child(of: element, key: key) else { continue }
      guard let expression = SwiftColor.expression(color, tree) else {
        if !tree.isElement(color, .nil) { omit("the colour \(key)") }
        continue
      }
      // Older documents write the shadow colour that no button shows.
      if key == "titleShadowColor", !hasShadow { continue }
      add(method, expression)
    }
    for (key, method) in [("image", "setImage"), ("backgroundImage", "setBackgroundImage")] {
      if let image = SwiftImage.expression(element, key: key, resolution) { add(method, image) }
    }
    if let symbol = tree.child(of: element, key: "preferredSymbolConfiguration"),
      let configuration = symbolConfiguration(symbol)
    {
      call(
        "setPreferredSymbolConfiguration \(state.rawValue)",
        "setPreferredSymbolConfiguration(\(configuration), forImageIn: .\(state.rawValue))")
    }
  }

  /// Whether the shadow of a button's title is beside the title.
  private var hasShadow: Bool {
    guard let offset = resolution.child(node, key: "titleShadowOffset") else { return false }
    return size(offset) != .zero
  }

  private mutating func readConfiguration(_ element: NodeID) {
    let tree = resolution.tree
    let style = tree[element, .style] ?? "plain"
    let styles = [
      "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
    ]
    prepare("var configuration = UIButton.Configuration.\(styles.contains(style) ? style : "plain")()")
    if let title = resolution.text(element, .title) {
      prepare("configuration.title = \(context.text(title, of: node, "configuration.title"))")
    } else if let string = tree.child(of: element, key: "attributedTitle") {
      let fragments = tree.elements(of: string).filter { tree.isElement($0, .fragment) }
      let title = fragments.compactMap { resolution.text($0, .content) }.joined()
      if !title.isEmpty { prepare("configuration.title = \(SwiftText.literal(title))") }
      omit("attributes of its title")
    }
    if let image = SwiftImage.expression(element, key: "image", resolution) {
      prepare("configuration.image = \(image)")
    }
    for name in ["imagePadding", "titlePadding"] {
      guard let value = tree.names.find(name).flatMap({ tree[element, $0] }).flatMap(Double.init(attribute:))
      else { continue }
      prepare("configuration.\(name) = \(SwiftText.number(value))")
    }
    let places = ["leading", "trailing", "top", "bottom"]
    if let place = tree[element, .imagePlacement], places.contains(place), place != "leading" {
      prepare("configuration.imagePlacement = .\(place)")
    }
    for key in ["baseForegroundColor", "baseBackgroundColor"] {
      guard let color = tree.child(of: element, key: key) else { continue }
      guard let expression = SwiftColor.expression(color, tree) else {
        omit("the colour \(key)")
        continue
      }
      prepare("configuration.\(key) = \(expression)")
    }
    let known: Set<String> = [
      "title", "attributedTitle", "image", "baseForegroundColor", "baseBackgroundColor",
    ]
    for child in tree.elements(of: element) {
      if let key = tree[child, .key], !known.contains(key) { omit("\(key) of its configuration") }
    }
    set("configuration", "configuration")
  }

  mutating func readImageView() {
    image("image", as: "image")
    image("highlightedImage", as: "highlightedImage")
    flag("highlighted", as: "isHighlighted", default: false)
    pass("adjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageWhenAncestorFocused")
    if let symbol = child("preferredSymbolConfiguration"), let value = symbolConfiguration(symbol) {
      set("preferredSymbolConfiguration", value)
    }
  }

  private func symbolConfiguration(_ node: NodeID) -> String? {
    let tree = resolution.tree
    let scale = tree[node, .scale].flatMap { ["small", "medium", "large"].contains($0) ? $0 : nil }
    let weights = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    let weight = tree[node, .weight].flatMap { weights.contains($0) ? $0 : nil }
    let size = tree[node, .pointSize].flatMap(Double.init(attribute:))
    var arguments: [String] = []
    if let size {
      arguments.append("pointSize: \(SwiftText.number(size))")
    } else if let font = tree.child(of: node, .fontDescription) {
      return "UIImage.SymbolConfiguration(font: \(SwiftFont.expression(font, tree)))"
    }
    if let weight, size != nil { arguments.append("weight: .\(weight)") }
    if let scale, size == nil || weight != nil || arguments.isEmpty { arguments.append("scale: .\(scale)") }
    if arguments.isEmpty, let weight { arguments.append("weight: .\(weight)") }
    return arguments.isEmpty ? nil : "UIImage.SymbolConfiguration(\(arguments.joined(separator: ", ")))"
  }

  mutating func readSwitch() {
    readControl()
    flag("on", as: "isOn", default: false)
    color("onTintColor", as: "onTintColor")
    color("thumbTintColor", as: "thumbTintColor")
    if let title = word("title") { set("title", SwiftText.literal(title)) }
  }

  mutating func readSlider() {
    readControl()
    number("minValue", as: "minimumValue", default: 0)
    number("maxValue", as: "maximumValue", default: 1)
    number("value", as: "value", default: 0)
    flag("continuous", as: "isContinuous", absent: true, default: true)
    color("minimumTrackTintColor", as: "minimumTrackTintColor")
    color("maximumTrackTintColor", as: "maximumTrackTintColor")
    color("thumbTintColor", as: "thumbTintColor")
    image("minimumValueImage", as: "minimumValueImage")
    image("maximumValueImage", as: "maximumValueImage")
  }

  mutating func readStepper() {
    readControl()
    number("minimumValue", as: "minimumValue", default: 0)
    number("maximumValue", as: "maximumValue", default: 100)
    number("value", as: "value", default: 0)
    number("stepValue", as: "stepValue", default: 1)
    flag("wraps", as: "wraps", default: false)
    flag("autorepeat", as: "autorepeat", absent: true, default: true)
    flag("continuous", as: "isContinuous", absent: true, default: true)
  }

  mutating func readSegmentedControl() {
    readControl()
    let tree = resolution.tree
    pass("segmentControlStyle", "momentary")
    let segments = tree.child(of: node, .segments).map { Array(tree.elements(of: $0)) } ?? []
    let items = segments.enumerated().map { index, segment in
      if let image = SwiftImage.expression(segment, key: "image", resolution) { return "\(image) as Any" }
      return context.text(resolution.text(segment, .title) ?? "", of: node, "segmentTitles[\(index)]")
    }
    create("UISegmentedControl(items: [\(items.joined(separator: ", "))])")
    for (index, segment) in segments.enumerated() {
      if let width = tree[segment, .width].flatMap(Double.init(attribute:)), width > 0 {
        call("setWidth \(index)", "setWidth(\(SwiftText.number(width)), forSegmentAt: \(index))")
      }
      if tree.names.find("enabled").flatMap({ tree[segment, $0] }) == "NO" {
        call("setEnabled \(index)", "setEnabled(false, forSegmentAt: \(index))")
      }
    }
    number("selectedSegmentIndex", as: "selectedSegmentIndex", default: -1)
    flag(
      "apportionsSegmentWidthsByContent", as: "apportionsSegmentWidthsByContent", default: false)
    color("selectedSegmentTintColor", as: "selectedSegmentTintColor")
  }

  mutating func readProgressView() {
    if word("progressViewStyle") == "bar" { create("UIProgressView(progressViewStyle: .bar)") }
    number("progress", as: "progress", default: 0)
    color("progressTintColor", as: "progressTintColor")
    color("trackTintColor", as: "trackTintColor")
    image("progressImage", as: "progressImage")
    image("trackImage", as: "trackImage")
  }

  mutating func readActivityIndicator() {
    let style = word("style") ?? "medium"
    let isLarge = style == "large" || style == "whiteLarge"
    create("UIActivityIndicatorView(style: .\(isLarge ? "large" : "medium"))")
    color("color", as: "color")
    if style.hasPrefix("white"), resolution.child(node, key: "color") == nil { set("color", ".white") }
    flag("hidesWhenStopped", as: "hidesWhenStopped", default: true)
    if flag("animating") ?? false { call("startAnimating", "startAnimating()") }
  }

  mutating func readPageControl() {
    readControl()
    number("numberOfPages", as: "numberOfPages", default: 0)
    number("currentPage", as: "currentPage", default: 0)
    flag("hidesForSinglePage", as: "hidesForSinglePage", default: false)
    color("pageIndicatorTintColor", as: "pageIndicatorTintColor")
    color("currentPageIndicatorTintColor", as: "currentPageIndicatorTintColor")
    pass("defersCurrentPageDisplay")
  }

  mutating func readDatePicker() {
    readControl()
    choice(
      "datePickerMode", as: "datePickerMode", .named(["time", "date", "dateAndTime", "countDownTimer"]),
      default: "dateAndTime")
    choice(
      "style", as: "preferredDatePickerStyle", .named(["automatic", "wheels", "compact", "inline"]),
      default: "automatic", absent: "wheels")
    number("minuteInterval", as: "minuteInterval", default: 1)
    pass("useCurrentDate", "date")
  }
}
