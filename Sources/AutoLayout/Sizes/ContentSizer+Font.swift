import Resolver
import SceneModel
import TextMetrics

extension ContentSizer {
  /// The font of an object's `<fontDescription>`, or the system font of a size where it has none.
  func font(of node: NodeID, default pointSize: Double) -> Font {
    guard let description = fontDescription(of: node) else {
      return .system(ofSize: pointSize, weight: .regular)
    }
    return font(description: description)
  }

  /// The `<fontDescription>` in force: older documents leave its key out.
  func fontDescription(of node: NodeID) -> NodeID? {
    for variation in resolution.variations(of: node).reversed() {
      if let description = tree.child(of: variation, .fontDescription) { return description }
    }
    return tree.child(of: node, .fontDescription)
  }

  /// The font that a `<fontDescription>` states.
  ///
  /// A system font without a size has 14 points (facts §3.1).
  func font(description node: NodeID) -> Font {
    if let style = tree[node, .style] {
      return Font.textStyle(style, toolsVersion: environment.toolsVersion.written)
        ?? .system(ofSize: 17, weight: .regular)
    }
    let pointSize = tree[node, .pointSize].flatMap(Double.init(attribute:)) ?? 14
    guard let name = tree[node, .name] else { return systemFont(description: node, pointSize) }
    return named(name, size: pointSize)
  }

  private func systemFont(description node: NodeID, _ pointSize: Double) -> Font {
    var font = Font.system(ofSize: pointSize, weight: .regular)
    switch tree[node, .type] {
    case "boldSystem": font.weight = .bold
    case "italicSystem": font.isItalic = true
    default: break
    }
    if let weight = tree[node, .weight].flatMap(Font.Weight.init(rawValue:)) { font.weight = weight }
    return font
  }

  /// The font of a `<font>` of attributed text.
  ///
  /// A `metaFont` without a size has that of macOS: 13 points, small ones 11.
  func font(attributed node: NodeID) -> Font {
    let name = tree[node, .name] ?? ""
    let meta = tree[node, .metaFont]
    let size = tree[node, .size].flatMap(Double.init(attribute:))
    if let meta {
      let pointSize = size ?? (meta.hasPrefix("small") ? 11 : 13)
      return .system(ofSize: pointSize, weight: meta.contains("old") ? .bold : .regular)
    }
    if name.hasPrefix(".") || name.isEmpty {
      return .system(ofSize: size ?? 12, weight: name.contains("old") ? .bold : .regular)
    }
    return named(name, size: size ?? 12)
  }

  private func named(_ name: String, size: Double) -> Font {
    .named(missingFonts.contains(name) ? "HelveticaNeue" : name, size: size)
  }

  /// The fonts in whose place the canvas shows Helvetica Neue: from 14490 to 15400 those of the project's TrueType files
  /// (observed in 4 documents of 3 projects: all widths are Helvetica Neue's, that of bold fonts as well; fonts of OpenType
  /// files and of the system's collections, and all of them before and after, have their own).
  static func missingFonts(_ tree: ElementTree, _ environment: LayoutEnvironment) -> Set<String> {
    guard environment.isDesign, (14490...15400).contains(environment.toolsVersion.number),
      let root = tree.root,
      let files = tree.child(of: root, .customFonts)
    else { return [] }
    let trueType = tree.elements(of: files).compactMap { CustomFontFile($0, of: tree) }.filter {
      $0.file.lowercased().hasSuffix(".ttf")
    }
    return Set(trueType.flatMap(\.fonts))
  }

  /// The runs of an `<attributedString>` of a key, or nil where the object has none.
  func attributedText(of node: NodeID, key: String) -> [TextRun]? {
    guard let text = resolution.child(node, key: key), tree.isElement(text, .attributedString) else {
      return nil
    }
    var runs: [TextRun] = []
    for fragment in tree.elements(of: text) where tree.isElement(fragment, .fragment) {
      let content = resolution.text(fragment, .content) ?? ""
      let attributes = tree.child(of: fragment, .attributes)
      let fontNode = attributes.flatMap { tree.child(of: $0, .font) }
      let font = fontNode.map(font(attributed:)) ?? .named("Helvetica", size: 12)
      runs.append(TextRun(text: content, font: font))
    }
    return runs
  }

  /// Whether a font's widths are known from a table rather than guessed.
  func isMeasured(_ font: Font) -> Bool {
    font.family == .system
  }
}
