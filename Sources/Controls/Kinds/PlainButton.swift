import SceneModel
import TextMetrics

/// A button without a configuration: a title 6 points from top and bottom, at least 30 wide. Content insets
/// replace those 6 points (InterfaceBuilder.md#button, InterfaceBuilder.md#button-insets).
struct PlainButton {
  private let button: ControlElement
  private let face: ButtonFace
  private let font: Font
  /// The content insets; nil where they are absent or all zero.
  private let insets: EdgeInsets?
  private let isClose: Bool

  /// The least width of a button with a title or without content. Points.
  private static let leastWidth = 30.0
  /// The heights above and below the title together, without content insets. Points.
  private static let ends = 12.0
  /// The side of an empty close button. Points (InterfaceBuilder.md#button-types).
  private static let closeSide = 30.0

  init(_ button: ControlElement, fontSize: Double, isClose: Bool = false) {
    self.button = button
    self.isClose = isClose
    face = ButtonFace(normalStateOf: button)
    font = face.titleFont ?? button.font(default: fontSize)
    insets = Self.contentInsets(of: button)
  }

  var size: ContentSize {
    if face.image == nil, let background = face.background { return size(over: background) }
    guard let title = face.title, !title.isEmpty else { return untitledSize }
    var size = titleSize(title)
    if let image = imageSize {
      size = Size(size.width + image.width, max(image.height, size.height))
    } else if insets == nil {
      size.height += Self.ends
    }
    let added = insets ?? .zero
    size.width = max(size.width + added.left + added.right, Self.leastWidth)
    size.height += added.top + added.bottom
    return ContentSize(
      width: button.roundedUp(size.width), height: size.height, lastBaseline: lastBaseline(size.height),
      isGuess: !font.isMeasured, isUnknown: lacksImage)
  }

  /// The size that a title of one line needs, with its image and the insets beside it; nil without a title.
  /// Unlike the natural size it may be narrower than a button is by itself.
  var titleSpace: Button.TitleSpace? {
    guard let title = face.title, !title.isEmpty else { return nil }
    let beside = (imageSize?.width ?? 0) + (insets.map { $0.left + $0.right } ?? 0)
    return Button.TitleSpace(
      size: Size(titleSize(title).width + beside, font.lineHeight), beside: imageSize == nil ? nil : beside)
  }

  private var untitledSize: ContentSize {
    let added = insets ?? .zero
    if let image = imageSize {
      return ContentSize(
        width: image.width + added.left + added.right,
        height: max(image.height, lineHeight) + added.top + added.bottom, isUnknown: lacksImage)
    }
    if isClose { return ContentSize(width: Self.closeSide, height: Self.closeSide) }
    let height = lineHeight + (insets.map { $0.top + $0.bottom } ?? Self.ends)
    return ContentSize(
      width: max(Self.leastWidth, added.left + added.right), height: height,
      lastBaseline: lastBaseline(height))
  }

  /// The size of the background, or of the title within its insets where that is larger, without the six
  /// points (InterfaceBuilder.md#button-background).
  private func size(over background: String) -> ContentSize {
    let image = button.imageSize(background, pointSize: font.pointSize)
    let insets = insets ?? .zero
    let title = titleSize(face.title ?? "")
    let height = max(image.height, title.height + insets.top + insets.bottom)
    return ContentSize(
      width: button.roundedUp(max(image.width, title.width + insets.left + insets.right)), height: height,
      lastBaseline: lastBaseline(height),
      isGuess: !font.isMeasured, isUnknown: button.reading.image(background) == nil)
  }

  private var lineHeight: Double { font.lineHeight.roundedUpToPoints }

  /// The image's size, or nil without an image. A symbol has the size of its state, else of the title's
  /// font (InterfaceBuilder.md#button-image).
  private var imageSize: Size? {
    face.image.map { button.imageSize($0, face.symbol ?? SymbolStyle(pointSize: font.pointSize)) }
  }

  private var lacksImage: Bool { face.image.map { button.reading.image($0) == nil } ?? false }

  /// The size of a title, rounded up to points: of its first line, or of all lines where they wrap.
  private func titleSize(_ title: String) -> Size {
    let text = button.measurer.wrap(title, font: font, width: nil)
    let limit = button.wrapsTitle ? 0 : 1
    return Size(
      text.width(lineLimit: limit).roundedUpToPoints, text.height(lineLimit: limit).roundedUpToPoints)
  }

  private func lastBaseline(_ height: Double) -> Double { (height - font.lineHeight) / 2 + font.descender }

  /// The content insets; nil where they are absent or all zero. Tiny ones count as zero: documents use them
  /// for "none at all".
  private static func contentInsets(of button: ControlElement) -> EdgeInsets? {
    guard let insets = button.insets("contentEdgeInsets") else { return nil }
    let all = [insets.left, insets.top, insets.right, insets.bottom]
    if all.allSatisfy({ $0 == 0 }) { return nil }
    return all.allSatisfy { abs($0) <= tiny } ? .zero : insets
  }

  /// The inset up to which one counts as zero. Points.
  private static let tiny = 0.02
}
