import Controls
import Resolver
package import SceneModel

/// An element of a document as an object reads it: all of it when the object is made, later what varies with
/// the size class.
@MainActor
@_spi(UIKitHooks) public struct NibElement {
  package let node: NodeID
  package let objects: NibObjects
  let resolution: Resolution
  /// The names of the attributes and children that are read; nil for all.
  private let names: Set<String>?

  /// The whole element.
  init(_ node: NodeID, _ objects: NibObjects) {
    self.node = node
    self.objects = objects
    resolution = objects.resolution
    names = nil
  }

  /// The element as far as variations change it.
  init(varied node: NodeID, _ objects: NibObjects) {
    self.node = node
    self.objects = objects
    resolution = objects.resolution
    let tree = objects.tree
    var names: Set<String> = []
    for variation in tree.elements(of: node) where tree.name(of: variation) == .variation {
      for attribute in tree.attributes(of: variation) where attribute.name != .key {
        names.insert(tree.names.text(attribute.name))
      }
      for child in tree.elements(of: variation) {
        if let key = tree[child, .key] { names.insert(key) }
        names.insert(tree.tag(of: child))
      }
    }
    self.names = names
  }

  package var tree: ElementTree { resolution.tree }
  /// Whether the object is being made.
  package var isWhole: Bool { names == nil }
  /// The name of the element.
  package var tag: String { tree.tag(of: node) }

  /// Whether an attribute or the child of a key is read.
  func isRead(_ name: String) -> Bool { names?.contains(name) ?? true }

  // MARK: Values

  /// The value of an attribute in force; nil where there is none, and where it is not read. Of what varies
  /// the absent value is the one that it stands for, since another may be in force from before.
  package func word(_ name: String) -> String? {
    guard isRead(name) else { return nil }
    return resolution.attribute(node, named: name) ?? (isWhole ? nil : Self.absentWords[name])
  }

  /// The values that absent attributes stand for, of those that change a layout.
  private static let absentWords = [
    "axis": "horizontal", "distribution": "fill", "alignment": "fill", "spacing": "0",
    "baselineRelativeArrangement": "NO", "hidden": "NO", "alpha": "1", "numberOfLines": "1",
    "preferredMaxLayoutWidth": "0", "textAlignment": "natural", "horizontalHuggingPriority": "250",
    "verticalHuggingPriority": "250", "horizontalCompressionResistancePriority": "750",
    "verticalCompressionResistancePriority": "750", "preservesSuperviewLayoutMargins": "NO",
    "insetsLayoutMarginsFromSafeArea": "YES",
  ]

  package func number(_ name: String) -> CGFloat? {
    word(name).flatMap(Double.init(attribute:)).map { CGFloat($0) }
  }

  /// A whole number.
  package func count(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

  package func flag(_ name: String) -> Bool? { word(name).flatMap(Bool.init(attribute:)) }

  /// The value that one of some words stands for.
  package func choice<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) -> Value? {
    word(name).flatMap { word in values.first { $0.key == word }?.value }
  }

  /// A text: the attribute, or the child of that key.
  func text(_ name: KnownName) -> String? { isRead(name.text) ? resolution.text(node, name) : nil }

  /// The child of a key in force.
  func child(_ key: String) -> NodeID? { isRead(key) ? resolution.child(node, key: key) : nil }

  /// The child of a key as an element to be read whole.
  package func element(_ key: String) -> NibElement? { child(key).map { NibElement($0, objects) } }

  /// A child of a name, whatever its key.
  package func element(named name: KnownName) -> NibElement? {
    isWhole ? tree.child(of: node, name).map { NibElement($0, objects) } : nil
  }

  /// Makes the view of the element by itself, with objects of its own: a cell of a document's prototype.
  package func makeOutermostView() -> UIView {
    NibObjects(
      objects.source, scope: tree.subtree(of: node), storyboard: objects.storyboard, path: objects.path
    )
    .makeOutermostView(node)
  }

  /// The elements in it, each to be read whole.
  package var elements: [NibElement] { tree.elements(of: node).map { NibElement($0, objects) } }

  package func insets(_ key: String) -> UIEdgeInsets? {
    child(key).flatMap { tree.insets($0) }.map { UIEdgeInsets($0) }
  }

  package func size(_ key: String) -> CGSize? {
    child(key).map { tree.rect($0).size }.map { CGSize(width: $0.width, height: $0.height) }
  }

  /// A colour; nil also where the document says that there is none.
  package func color(_ key: String) -> UIColor? { child(key).flatMap { UIColor(element: $0, tree) } }

  /// An image: an attribute with its name, or a reference.
  func image(_ key: String) -> UIImage? {
    if let name = word(key) {
      let isSymbol = resolution.attribute(node, named: "catalog") == "system"
      return isSymbol ? objects.source.symbol(name, nil) : objects.source.image(named: name)
    }
    guard let reference = element(key), reference.tag == "imageReference", let name = reference.word("image")
    else { return nil }
    guard reference.word("catalog") == "system" else { return objects.source.image(named: name) }
    let scale = reference.symbolScale("symbolScale").map { UIImage.SymbolConfiguration(scale: $0) }
    return objects.source.symbol(name, scale)
  }

  private func symbolScale(_ name: String) -> UIImage.SymbolScale? {
    choice(name, ["small": .small, "medium": .medium, "large": .large])
  }

  /// The style of symbols.
  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    guard let element = element(key) else { return nil }
    let scale = element.symbolScale("scale") ?? .unspecified
    let weight: UIImage.SymbolWeight =
      element.choice(
        "weight",
        [
          "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
          "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]) ?? .unspecified
    let size = element.number("pointSize") ?? element.font?.pointSize
    if let size { return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale) }
    let style = UIImage.SymbolConfiguration(weight: weight)
    return scale == .unspecified ? style : style.applying(UIImage.SymbolConfiguration(scale: scale))
  }

  /// The font of a `<fontDescription>`, which older documents give no key.
  var font: UIFont? {
    let own = child("fontDescription") ?? (isWhole ? tree.child(of: node, .fontDescription) : nil)
    return own.map { NibElement($0, objects).describedFont }
  }

  /// The font of the element, a `<fontDescription>`. A system font without a size has 14 points
  /// (InterfaceBuilder.md#default-font-size).
  private var describedFont: UIFont {
    if let style = word("style") {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: objects.traits)
    }
    let size = number("pointSize") ?? 14
    if let name = word("name") { return UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
    let weight: UIFont.Weight? = choice(
      "weight",
      [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ])
    if let weight { return .systemFont(ofSize: size, weight: weight) }
    switch word("type") {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
  }

  /// Gives the text of a label or a text view to a function of attributed ones, or to one of plain ones.
  func readText(attributed: (NSAttributedString) -> Void, plain: (String) -> Void) {
    if flag("usesAttributedText") == true || child("attributedText") != nil {
      attributedText("attributedText").map(attributed)
    } else {
      text(.text).map(plain)
    }
  }

  /// The text of an `<attributedString>` of a key, with the attributes of its first fragment: a text of
  /// several fonts cannot be put together on Linux.
  func attributedText(_ key: String) -> NSAttributedString? {
    guard let string = element(key) else { return nil }
    let fragments = string.elements.filter { $0.tag == "fragment" }
    let whole = fragments.compactMap { $0.text(.content) }.joined()
    guard !whole.isEmpty else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    let first = fragments.first?.element(named: .attributes)
    if let font = first?.element(named: .font)?.attributedFont { attributes[.font] = font }
    if let style = first?.element(named: .paragraphStyle) { attributes[.paragraphStyle] = style.paragraph }
    if let color = first?.color("NSColor") { attributes[.foregroundColor] = color }
    return NSAttributedString(string: whole, attributes: attributes)
  }

  /// The font of a `<font>` of attributed text; nil of one of macOS without a size
  /// (InterfaceBuilder.md#attributed-text).
  private var attributedFont: UIFont? {
    let meta = word("metaFont")
    guard let size = number("size") ?? (meta == nil ? 12 : meta == "system" ? 13 : nil) else { return nil }
    let name = word("name") ?? ""
    if meta == nil, !name.isEmpty, !name.hasPrefix(".") { return UIFont(name: name, size: size) }
    let isBold = (meta ?? name).contains("old")
    return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = textAlignment("alignment") { style.alignment = alignment }
    if let mode = lineBreakMode("lineBreakMode") { style.lineBreakMode = mode }
    if let length = number("lineSpacing") { style.lineSpacing = length }
    if let length = number("paragraphSpacing") { style.paragraphSpacing = length }
    if let length = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = length }
    if let length = number("minimumLineHeight") { style.minimumLineHeight = length }
    if let length = number("maximumLineHeight") { style.maximumLineHeight = length }
    if let factor = number("lineHeightMultiple") { style.lineHeightMultiple = factor }
    if let length = number("firstLineHeadIndent") { style.firstLineHeadIndent = length }
    if let length = number("headIndent") { style.headIndent = length }
    if let length = number("tailIndent") { style.tailIndent = length }
    return style
  }

  func textAlignment(_ name: String) -> NSTextAlignment? { choice(name, NSTextAlignment.words) }

  /// How lines are broken, by the words of documents of all versions.
  func lineBreakMode(_ name: String) -> NSLineBreakMode? {
    choice(
      name,
      [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
      ])
  }
}

extension UIColor {
  /// The colour of a `<color>`; nil of none.
  fileprivate convenience init?(element node: NodeID, _ tree: ElementTree) {
    func word(_ name: String) -> String? { tree.names.find(name).flatMap { tree[node, $0] } }
    func number(_ name: String) -> CGFloat? {
      word(name).flatMap(Double.init(attribute:)).map { CGFloat($0) }
    }
    if let name = word("systemColor") ?? word("cocoaTouchSystemColor") {
      self.init(named: name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    } else if let name = word("name") {
      self.init(named: name)
    } else if let white = number("white") {
      self.init(white: white, alpha: number("alpha") ?? 1)
    } else if let red = number("red"), let green = number("green"), let blue = number("blue") {
      self.init(red: red, green: green, blue: blue, alpha: number("alpha") ?? 1)
    } else {
      return nil
    }
  }
}
