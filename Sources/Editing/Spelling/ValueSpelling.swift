import Controls
import SceneModel

/// Short spellings of values that are elements: `red` for a colour, `system 17` for a font.
struct ValueSpelling {
  /// A kind of element that has a short spelling.
  private enum Form: String, CaseIterable {
    case color, fontDescription, rect, edgeInsets, directionalEdgeInsets, point, size
  }

  private let form: Form
  private let key: String
  private let colors: ColorSpelling
  private let fonts: FontSpelling

  /// The spelling of a keyed child; nil of one that has no short spelling.
  init?(of child: ElementDeclaration.Child, in tree: ElementTree, catalogs: [AssetCatalog]) {
    guard let form = child.elements.lazy.compactMap(Form.init).first else { return nil }
    self.form = form
    key = child.key
    colors = ColorSpelling(tree, catalogs: catalogs)
    fonts = FontSpelling(tree)
  }

  /// The element that a text spells; nil where it spells none.
  func element(_ text: String) -> NewElement? {
    switch form {
    case .color: colors.element(text, key: key)
    case .fontDescription: fonts.element(text, key: key)
    default: numbers(text)
    }
  }

  /// The expected form in place of a text, with the candidate that is near it.
  func expectation(for text: String) -> String {
    switch form {
    case .color: colors.expectation(for: text)
    case .fontDescription: fonts.expectation(for: text)
    default: "\(names.count) numbers: " + names.joined(separator: ",")
    }
  }

  private var names: [String] {
    switch form {
    case .color, .fontDescription: []
    case .rect: ["x", "y", "width", "height"]
    case .edgeInsets: ["top", "left", "bottom", "right"]
    case .directionalEdgeInsets: ["top", "leading", "bottom", "trailing"]
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    }
  }

  private func numbers(_ text: String) -> NewElement? {
    let pieces = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = pieces.compactMap { Double(attribute: String($0.filter { $0 != " " })) }
    guard numbers.count == names.count, pieces.count == names.count else { return nil }
    var element = NewElement(form.rawValue, ["key": key])
    for (name, number) in zip(names, numbers) { element[name] = NumberText.text(number) }
    return element
  }
}
