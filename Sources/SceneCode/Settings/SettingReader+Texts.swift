import Resolver
import SceneModel

/// Views that show or edit text.
extension SettingReader {
  mutating func readLabel() {
    readText(attributed: "attributedText", as: "text", font: "font", color: "textColor")
    readAlignment()
    readLineBreaks("lineBreakMode", as: "lineBreakMode", default: "byTruncatingTail")
    number("numberOfLines", as: "numberOfLines", default: 1)
    if flag("adjustsFontSizeToFit") ?? false {
      set("adjustsFontSizeToFitWidth", "true")
      if let scale = number("minimumScaleFactor") { set("minimumScaleFactor", SwiftText.number(scale)) }
    } else {
      set("adjustsFontSizeToFitWidth", "false", default: "false")
    }
    pass("minimumScaleFactor", "minimumFontSize", "adjustsLetterSpacingToFitWidth")
    choice(
      "baselineAdjustment", as: "baselineAdjustment",
      .named(["alignBaselines", "alignCenters", "none"]), default: "alignBaselines")
    flag("adjustsFontForContentSizeCategory", as: "adjustsFontForContentSizeCategory", default: false)
    number("preferredMaxLayoutWidth", as: "preferredMaxLayoutWidth", default: 0)
    flag("enabled", as: "isEnabled", absent: true, default: true)
    flag("highlighted", as: "isHighlighted", default: false)
    color("highlightedColor", as: "highlightedTextColor")
    color("shadowColor", as: "shadowColor")
    if let offset = child("shadowOffset") { set("shadowOffset", SwiftText.size(size(offset)), default: nil) }
    flag(
      "allowsDefaultTighteningForTruncation", as: "allowsDefaultTighteningForTruncation", default: false)
  }

  mutating func readTextField() {
    readControl()
    readText(attributed: "attributedText", as: "text", font: "font", color: "textColor")
    readAlignment()
    if let placeholder = text(.placeholder) {
      set("placeholder", context.text(placeholder, of: node, "placeholder"))
    }
    choice(
      "borderStyle", as: "borderStyle",
      ["none": "none", "line": "line", "bezel": "bezel", "roundedRect": "roundedRect", "border": "line"],
      default: "none")
    choice(
      "clearButtonMode", as: "clearButtonMode",
      .named(["never", "whileEditing", "unlessEditing", "always"]), default: "never")
    flag("clearsOnBeginEditing", as: "clearsOnBeginEditing", default: false)
    if flag("adjustsFontSizeToFit") ?? false { set("adjustsFontSizeToFitWidth", "true") }
    let least = number("minimumFontSize")
    if let least, least > 0 { set("minimumFontSize", SwiftText.number(least), default: "0") }
    flag("adjustsFontForContentSizeCategory", as: "adjustsFontForContentSizeCategory", default: false)
    readInputTraits()
  }

  mutating func readTextView() {
    readText(attributed: "attributedText", as: "text", font: "font", color: "textColor")
    readAlignment()
    flag("editable", as: "isEditable", absent: true, default: true)
    flag("selectable", as: "isSelectable", absent: true, default: true)
    flag("adjustsFontForContentSizeCategory", as: "adjustsFontForContentSizeCategory", default: false)
    pass("allowsEditingTextAttributes")
    readScrolling()
    readInputTraits()
  }

  mutating func readSearchBar() {
    if let placeholder = text(.placeholder) {
      set("placeholder", context.text(placeholder, of: node, "placeholder"))
    }
    text(.text, as: "text")
    choice(
      "searchBarStyle", as: "searchBarStyle", .named(["default", "prominent", "minimal"]), default: "default")
    choice("barStyle", as: "barStyle", .named(["default", "black"]), default: "default")
    color("barTintColor", as: "barTintColor")
    flag("translucent", as: "isTranslucent", absent: true, default: true)
    flag("showsCancelButton", as: "showsCancelButton", default: false)
    flag("showsScopeBar", as: "showsScopeBar", default: false)
    readInputTraits()
  }

  /// The text, its font and its colour. Of attributed text the characters are taken, with the font and the
  /// paragraph style of the first of them.
  private mutating func readText(
    attributed key: String, as property: String, font fontProperty: String, color colorProperty: String
  ) {
    let tree = resolution.tree
    let isAttributed = flag("usesAttributedText") ?? false
    if isAttributed, let string = child(key), tree.isElement(string, .attributedString) {
      let fragments = tree.elements(of: string).filter { tree.isElement($0, .fragment) }
      let whole = fragments.compactMap { resolution.text($0, .content) }.joined()
      pass("text", "fontDescription", "textColor")
      let attributes = fragments.first.flatMap { tree.child(of: $0, .attributes) }
      let lengths =
        attributes.flatMap { tree.child(of: $0, .paragraphStyle) }.map(tree.paragraphLengths) ?? []
      let hasStyle = !lengths.isEmpty && !whole.isEmpty && !tree.isElement(node, .textField)
      if hasStyle {
        prepare("let paragraphStyle = NSMutableParagraphStyle()")
        for (name, length) in lengths { prepare("paragraphStyle.\(name) = \(SwiftText.number(length))") }
        set(
          key,
          "NSAttributedString(string: \(SwiftText.literal(whole)), attributes: [.paragraphStyle: paragraphStyle])"
        )
      } else {
        set(property, whole.isEmpty ? "nil" : SwiftText.literal(whole), default: "nil")
      }
      guard let attributes else { return }
      readAttributes(attributes, font: fontProperty, color: colorProperty)
      if fragments.count > 1 || !lengths.isEmpty && !hasStyle { omit("attributes of its text") }
    } else {
      pass(key)
      text(.text, as: property)
      readFont("fontDescription", as: fontProperty)
      color("textColor", as: colorProperty)
    }
  }

  /// Sets the font, the colour and the alignment of a fragment of attributed text.
  private mutating func readAttributes(_ attributes: NodeID, font: String, color: String) {
    let tree = resolution.tree
    if let element = tree.child(of: attributes, .font), let value = SwiftFont.attributed(element, tree) {
      set(font, value)
    }
    if let element = tree.child(of: attributes, key: "NSColor"),
      let value = SwiftColor.expression(element, tree)
    {
      set(color, value)
    }
    let alignments = ["left", "center", "right", "justified"]
    if let paragraph = tree.child(of: attributes, .paragraphStyle),
      let alignment = tree.names.find("alignment").flatMap({ tree[paragraph, $0] }),
      alignments.contains(alignment)
    {
      pass("textAlignment")
      set("textAlignment", ".\(alignment)")
    }
  }

  /// Sets the font of a `<fontDescription>`, which older documents give no key.
  mutating func readFont(_ key: String, as property: String) {
    let tree = resolution.tree
    guard let font = child(key) ?? tree.child(of: node, .fontDescription) else { return }
    set(property, SwiftFont.expression(font, tree))
  }

  private mutating func readAlignment() {
    choice(
      "textAlignment", as: "textAlignment", .named(["natural", "left", "center", "right", "justified"]),
      default: "natural")
  }

  /// Sets how lines are broken, by the word of either spelling of documents.
  mutating func readLineBreaks(_ name: String, as property: String, default standard: String) {
    choice(name, as: property, SwiftText.lineBreakModes, default: standard)
  }

  private mutating func readInputTraits() {
    guard let traits = child("textInputTraits") else { return }
    let tree = resolution.tree
    for attribute in tree.attributes(of: traits) where attribute.name != .key {
      let name = tree.names.text(attribute.name)
      if let property = Self.traitFlags[name] {
        if attribute.value == "YES" { set(property, "true") }
      } else if let cases = Self.traitCases[name], let value = cases[attribute.value] {
        if value != "default" { set(name, ".\(value)") }
      } else {
        omit("\(name) \(SwiftText.literal(attribute.value))")
      }
    }
  }

  private static let traitFlags = [
    "secureTextEntry": "isSecureTextEntry", "enablesReturnKeyAutomatically": "enablesReturnKeyAutomatically",
  ]

  private static let traitCases: [String: [String: String]] = [
    "autocapitalizationType": .named(["none", "words", "sentences", "allCharacters"]),
    "autocorrectionType": .named(["default", "no", "yes"]),
    "spellCheckingType": .named(["default", "no", "yes"]),
    "smartDashesType": .named(["default", "no", "yes"]),
    "smartQuotesType": .named(["default", "no", "yes"]),
    "smartInsertDeleteType": .named(["default", "no", "yes"]),
    "keyboardType": .named([
      "default", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
      "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
    ]).merging(["alphabet": "asciiCapable"]) { first, _ in first },
    "keyboardAppearance": ["default": "default", "alert": "dark", "dark": "dark", "light": "light"],
    "returnKeyType": .named([
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "continue",
      "emergencyCall",
    ]),
    "textContentType": [
      "password": "password", "username": "username", "name": "name", "url": "URL", "email": "emailAddress",
      "tel": "telephoneNumber", "nickname": "nickname", "one-time-code": "oneTimeCode",
      "location": "location",
      "new-password": "newPassword",
    ],
  ]

  /// The size of a `<size>`; 0 where a number is missing.
  func size(_ node: NodeID) -> Size {
    let rect = resolution.tree.rect(node)
    return Size(rect.width, rect.height)
  }
}

extension ElementTree {
  /// The lengths of a paragraph's style that change the heights of lines or the distances between them, by
  /// the names that UIKit has for them, too. Points.
  fileprivate func paragraphLengths(_ style: NodeID) -> [(name: String, length: Double)] {
    let names: [KnownName] = [
      .lineSpacing, .maximumLineHeight, .minimumLineHeight, .lineHeightMultiple, .paragraphSpacing,
      .paragraphSpacingBefore, .firstLineHeadIndent, .headIndent, .tailIndent,
    ]
    return names.compactMap { name in
      self[style, name].flatMap(Double.init(attribute:)).map { (self.names.text(Name(name)), $0) }
    }
  }
}

extension SwiftText {
  /// UIKit's names of what happens to text that does not fit, by the words of documents of all versions.
  static let lineBreakModes = [
    "wordWrap": "byWordWrapping", "wordWrapping": "byWordWrapping", "characterWrap": "byCharWrapping",
    "charWrapping": "byCharWrapping", "clip": "byClipping", "clipping": "byClipping",
    "headTruncation": "byTruncatingHead", "truncatingHead": "byTruncatingHead",
    "tailTruncation": "byTruncatingTail", "truncatingTail": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle", "truncatingMiddle": "byTruncatingMiddle",
  ]
}
