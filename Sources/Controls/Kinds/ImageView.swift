import SceneModel

extension ObjectKind {
  package static let imageView = ObjectKind(
    .imageView, "UIImageView", look: .own,
    declares: OwnDeclaration(
      is: "view",
      """
      image highlightedImage highlighted catalog adjustsImageSizeForAccessibilityContentSizeCategory
      adjustsImageWhenAncestorFocused
      """,
      children: """
        highlightedImage:imageReference image:imageReference
        preferredSymbolConfiguration:preferredSymbolConfiguration
        """),
    reads: [Vocabulary(.imageView, .image, .contentMode)] + Vocabulary.symbolConfiguration,
    size: SizeRule("InterfaceBuilder.md#image-size", size: ImageView.size, onCanvas: ImageView.onCanvas),
    alignment: ImageView.alignment,
    library: LibraryView(ImageView.libraryElement))
}

/// Image views (InterfaceBuilder.md#image-size).
enum ImageView {
  /// The image's size; of a symbol the height of its alignment rect.
  @Sendable static func size(_ view: ControlElement, width: Double?) -> ContentSize {
    guard let name = view.imageName else { return .none }
    guard let image = view.reading.image(name) else {
      return ContentSize(width: 0, height: 0, isUnknown: true)
    }
    guard image.isSymbol else { return ContentSize(image.size) }
    let style = view.symbolStyle
    return ContentSize(
      width: view.symbolSize(name, image, style).width, height: view.roundedUp(style.lineHeight),
      isGuess: true)
  }

  /// The alignment insets of a symbol: its alignment rect is as high as a line of its font
  /// (InterfaceBuilder.md#symbol-line).
  @Sendable static func alignment(_ view: ControlElement) -> EdgeInsets {
    guard let name = view.imageName, let image = view.reading.image(name), image.isSymbol else {
      return .zero
    }
    let style = view.symbolStyle
    let space = view.roundedUp(style.lineHeight) - view.symbolSize(name, image, style).height
    let top = view.roundedUp(space / 2)
    return EdgeInsets(top: -top, bottom: top - space)
  }

  /// The size of a centred image on the canvas.
  private static let centeredSize = Eras<Size?>(
    nil, "InterfaceBuilder.md#centered-images",
    .from(14490, Size(16, 16), "InterfaceBuilder.md#centered-images"),
    .from(14491, nil, "InterfaceBuilder.md#centered-images"))

  /// The canvas's size of an arranged image view without an image (InterfaceBuilder.md#stack-blank-content),
  /// or of one that centres its image (InterfaceBuilder.md#centered-images).
  @Sendable static func onCanvas(_ size: ContentSize, _ view: ControlElement, _ place: StackPlace)
    -> ContentSize
  {
    if size == .none { return place == .arranged ? .blank : size }
    guard view.attribute(.contentMode) == "center" else { return size }
    return centeredSize[view.version].map { ContentSize($0) } ?? size
  }

  private static let libraryAttributes = Eras(
    NewElement(
      "imageView",
      [
        "userInteractionEnabled": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "251",
        "verticalHuggingPriority": "251",
      ]), "InterfaceBuilder.md#library-views",
    .from(
      14000,
      NewElement(
        "imageView",
        [
          "clipsSubviews": "YES", "userInteractionEnabled": "NO", "contentMode": "scaleAspectFit",
          "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251",
        ]), "InterfaceBuilder.md#library-views"))

  @Sendable static func libraryElement(_ request: LibraryView.Request) -> NewElement {
    var view = libraryAttributes[request.version]
    if let image = request.text { view["image"] = image }
    return view
  }
}
