import Resolver
import SceneModel
import TextMetrics

extension ContentSizer {
  /// A button, with or without a configuration (facts §3.3).
  func button(_ node: NodeID) -> ContentSize {
    let state = normalState(of: node)
    if let configuration = tree.child(of: node, .buttonConfiguration) {
      return configuredButton(node, configuration, state)
    }
    let type = resolution.attribute(node, .buttonType)
    switch type {
    case "contactAdd", "infoDark", "infoLight", "detailDisclosure":
      let side: Double = version < 14810 ? 22 : version < 23000 ? 24 : 25
      return ContentSize(width: side, height: side)
    default: break
    }
    let font = font(of: node, default: type == "system" || type == "roundedRect" ? 15 : 18)
    return plainButton(node, state, font, isClose: type == "close")
  }

  /// What a button shows in its normal state.
  private struct Face {
    var title: String?
    var titleFont: Font?
    var image: String?
    var background: String?
    /// How the image is drawn where it is a symbol and the state says so.
    var symbol: SymbolStyle?
  }

  private func normalState(of node: NodeID) -> Face {
    guard let state = resolution.child(node, key: "normal") else { return Face() }
    var face = Face(
      title: resolution.text(state, .title), image: tree[state, .image],
      background: tree[state, .backgroundImage], symbol: buttonSymbol(of: state))
    if face.title == nil, let runs = attributedText(of: state, key: "attributedTitle") {
      face.title = runs.map(\.text).joined()
      face.titleFont = runs.first?.font
    }
    return face
  }

  /// Text 17 points high by default within insets of 7 and 12.
  private func configuredButton(_ node: NodeID, _ configuration: NodeID, _ state: Face) -> ContentSize {
    var title = resolution.text(configuration, .title) ?? state.title
    var font = Font.system(ofSize: (18000..<21000).contains(version) ? 15 : 17, weight: .regular)
    if let description = tree.child(of: configuration, .fontDescription) {
      font = self.font(description: description)
    } else if let description = fontDescription(of: node) {
      font = self.font(description: description)
    }
    if title == nil, let runs = attributedText(of: configuration, key: "attributedTitle"),
      let first = runs.first
    {
      title = runs.map(\.text).joined()
      font = first.font
    }
    let imageName = tree[configuration, .image] ?? state.image
    let image = imageName.map { imageSize($0, pointSize: font.pointSize) } ?? .zero
    let text = title ?? ""
    guard !text.isEmpty || imageName != nil else {
      return ContentSize(width: 24, height: roundedUp(14 + font.lineHeight))
    }
    let padding = resolution.number(configuration, .imagePadding) ?? 0
    let titleWidth = text.isEmpty ? 0 : measurer.width(of: text, font: font)
    let width = 24 + titleWidth + image.width + (!text.isEmpty && imageName != nil ? padding : 0)
    let height = 14 + max(text.isEmpty ? 0 : font.lineHeight, image.height)
    return ContentSize(
      width: roundedUp(width), height: roundedUp(height), lastBaseline: 7 + font.descender,
      isGuess: imageName != nil || !isMeasured(font))
  }

  /// A title 6 points from top and bottom, at least 30 wide; content insets replace those 6.
  private func plainButton(_ node: NodeID, _ state: Face, _ font: Font, isClose: Bool) -> ContentSize {
    let insets = contentInsets(of: node)
    let font = state.titleFont ?? font
    let lineHeight = (font.lineHeight - 1e-6).rounded(.up)
    let imageName = state.image
    let symbol = state.symbol ?? SymbolStyle(pointSize: font.pointSize)
    let image = imageName.map { imageSize($0, symbol) } ?? .zero
    let added = insets ?? .zero
    if state.image == nil, let background = state.background {
      return button(font, title: state.title ?? "", insets: added, background: background)
    }
    guard let title = state.title, !title.isEmpty else {
      guard imageName != nil else {
        if isClose { return ContentSize(width: 30, height: 30) }
        let height = lineHeight + (insets.map { $0.top + $0.bottom } ?? 12)
        return ContentSize(
          width: max(30, added.left + added.right), height: height,
          lastBaseline: (height - font.lineHeight) / 2 + font.descender)
      }
      return ContentSize(
        width: image.width + added.left + added.right,
        height: max(image.height, lineHeight) + added.top + added.bottom,
        isGuess: images[imageName ?? ""] == nil)
    }
    let text = measurer.wrap(title, font: font, width: nil)
    let titleWidth = ((text.lines.first?.width ?? 0) - 1e-6).rounded(.up)
    var size = Size(titleWidth, lineHeight)
    if state.image != nil {
      size = Size(titleWidth + image.width, max(image.height, lineHeight))
    } else if insets == nil {
      size.height += 12
    }
    size.width = max(size.width + added.left + added.right, 30)
    size.height += added.top + added.bottom
    return ContentSize(
      width: roundedUp(size.width), height: size.height,
      lastBaseline: (size.height - font.lineHeight) / 2 + font.descender,
      isGuess: !isMeasured(font) || (imageName.map { images[$0] == nil } ?? false))
  }

  /// A button as large as its background, or as the title within its insets where that is larger: the six points are no
  /// part of it (observed: 22 points at 14 points of text and a background of 22, 52 within insets of 15, 150 over a
  /// background of 150 and an inset of 10, in 4 of 4 buttons of 11535 to 22155 whose height nothing else decides).
  private func button(_ font: Font, title: String, insets: EdgeInsets, background: String) -> ContentSize {
    let image = imageSize(background, pointSize: font.pointSize)
    let text = measurer.wrap(title, font: font, width: nil)
    let titleWidth = ((text.lines.first?.width ?? 0) - 1e-6).rounded(.up)
    let lineHeight = (font.lineHeight - 1e-6).rounded(.up)
    let height = max(image.height, lineHeight + insets.top + insets.bottom)
    return ContentSize(
      width: roundedUp(max(image.width, titleWidth + insets.left + insets.right)), height: height,
      lastBaseline: (height - font.lineHeight) / 2 + font.descender,
      isGuess: !isMeasured(font) || images[background] == nil)
  }

  /// The content insets, nil where they are absent or all zero. Tiny ones stand for zero: a way to say "none at all".
  private func contentInsets(of node: NodeID) -> EdgeInsets? {
    guard let insets = resolution.insets(node, key: "contentEdgeInsets") else { return nil }
    let all = [insets.left, insets.top, insets.right, insets.bottom]
    if all.allSatisfy({ $0 == 0 }) { return nil }
    return all.allSatisfy { abs($0) <= 0.02 } ? .zero : insets
  }
}
