package import SceneModel
import TextMetrics

extension ObjectKind {
  package static let button = ObjectKind(
    .button, "UIButton", mac: .choosesBehavior, look: .own, accessibilityRole: "button",
    declares: OwnDeclaration(
      is: "control",
      """
      buttonType lineBreakMode hasAttributedTitle adjustsImageWhenHighlighted adjustsImageWhenDisabled
      showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted springLoaded
      changesSelectionAsPrimaryAction pointerInteraction role
      adjustsImageSizeForAccessibilityContentSizeCategory
      """,
      children: """
        normal:state highlighted:state disabled:state selected:state focused:state
        configuration:buttonConfiguration contentEdgeInsets:inset fontDescription:fontDescription
        imageEdgeInsets:inset titleEdgeInsets:inset titleShadowOffset:size
        """),
    reads: [
      Vocabulary(.button, .buttonType, .lineBreakMode), Vocabulary(.state, .title, .image, .backgroundImage),
      Vocabulary(.buttonConfiguration, .title, .image, .imagePadding, .imagePlacement), .insets,
    ] + Vocabulary.attributedText + Vocabulary.symbolConfiguration,
    touchTarget: .touchTarget,
    size: SizeRule("InterfaceBuilder.md#button", size: Button.size, wraps: Button.wraps),
    library: LibraryView(size: { Button.librarySize[$0] }, Button.libraryElement))
}

/// Buttons (InterfaceBuilder.md#button).
package enum Button {
  /// The type of a button. Absent is custom.
  package enum Kind: String, CaseIterable {
    case custom, system, roundedRect, close, contactAdd, detailDisclosure, infoDark, infoLight

    /// Whether it is one of the system's round signs.
    package var isRound: Bool {
      switch self {
      case .contactAdd, .infoDark, .infoLight, .detailDisclosure: true
      case .custom, .system, .roundedRect, .close: false
      }
    }

    /// The size of a title without a font. Points.
    package var fontSize: Double { self == .system || self == .roundedRect ? 15 : 18 }
  }

  /// The side of the round buttons.
  private static let roundSide = Eras(
    22.0, "InterfaceBuilder.md#button-types", .from(14810, 24, "InterfaceBuilder.md#button-types"),
    .from(23000, 25, "InterfaceBuilder.md#button-types"))

  /// Whether the title takes more lines in a smaller width (InterfaceBuilder.md#button-title-lines).
  @Sendable static func wraps(_ button: ControlElement) -> Bool {
    button.child(.buttonConfiguration) != nil && button.wrapsTitle
  }

  @Sendable static func size(_ button: ControlElement, width: Double?) -> ContentSize {
    if let configuration = button.child(.buttonConfiguration) {
      return ConfiguredButton(button, configuration).size(width: button.wrapsTitle ? width : nil)
    }
    let kind = kind(of: button)
    if kind.isRound {
      let side = roundSide[button.version]
      return ContentSize(width: side, height: side)
    }
    return PlainButton(button, fontSize: kind.fontSize, isClose: kind == .close).size
  }

  /// The type of a button.
  package static func kind(of button: ControlElement) -> Kind { button.word(.buttonType) ?? .custom }

  /// The space that a title needs on one line. Points.
  package struct TitleSpace {
    /// The title with the image and the insets beside it, a line high.
    package let size: Size
    /// The width of the image and the insets: of a button that is no wider the title is not seen, and is
    /// there for those who hear it. Nil where no image is beside the title.
    package let beside: Double?
  }

  /// The space that the title needs on one line; nil of a button without a title.
  package static func titleSpace(of button: ControlElement) -> TitleSpace? {
    if let configuration = button.child(.buttonConfiguration) {
      let configured = ConfiguredButton(button, configuration)
      let face = configured.face
      guard face.title?.isEmpty == false, let width = configured.size(width: nil).width else { return nil }
      return TitleSpace(
        size: Size(width, (face.titleFont ?? configured.font).lineHeight),
        beside: face.image == nil || configured.isVertical ? nil : configured.widthBesideTitle)
    }
    return PlainButton(button, fontSize: kind(of: button).fontSize).titleSpace
  }

  /// The size of the library's button: "Button" within its insets.
  fileprivate static let librarySize = Eras(
    Size(46, 30), "InterfaceBuilder.md#library-views",
    .from(19000, Size(75, 35), "InterfaceBuilder.md#button-configuration"))
  /// The library's button has a configuration.
  private static let libraryIsConfigured = Milestone(since: 19000, "InterfaceBuilder.md#library-views")
  /// The button type of the library's one button.
  private static let libraryKind = Eras(
    Kind.roundedRect, "InterfaceBuilder.md#library-views",
    .from(17000, .system, "InterfaceBuilder.md#library-views"))

  @Sendable fileprivate static func libraryElement(_ request: LibraryView.Request) -> NewElement {
    let title = request.text ?? "Button"
    var children = [NewElement("state", ["key": ControlState.normal.rawValue, "title": title])]
    if request.version.has(libraryIsConfigured) {
      children.append(
        NewElement("buttonConfiguration", ["key": "configuration", "style": "plain", "title": title]))
    }
    return NewElement(
      "button",
      [
        "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
        "contentVerticalAlignment": "center", "buttonType": libraryKind[request.version].rawValue,
        "lineBreakMode": "middleTruncation",
      ], children)
  }
}

extension Vocabulary {
  /// The attributes that are read of insets.
  static let insets = Vocabulary(.inset, .minX, .minY, .maxX, .maxY)
}

extension ControlElement {
  /// Whether a button's title may have more than one line (InterfaceBuilder.md#button-title-lines).
  var wrapsTitle: Bool {
    let mode = attribute(.lineBreakMode)
    return mode == "wordWrap" || mode == "characterWrap"
  }
}
