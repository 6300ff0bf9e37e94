import AutoLayout
import ConflictLogs
import Controls
import SceneModel

/// The class of a view as a running program names it.
struct LoggedClass {
  /// The name without its module, and without the additions of Swift and key-value observing.
  let name: String

  /// Takes `App.Card`, `_TtC3App4Card`, `NSKVONotifying_UIView`, `App.Box<Swift.Int>`.
  init(_ text: String) {
    var text = text[...]
    if text.hasPrefix("NSKVONotifying_") { text = text.dropFirst(15) }
    if text.hasPrefix("_Tt"), let last = Self.lastMangledName(text) {
      name = last
      return
    }
    text = text.prefix { $0 != "<" }
    name = text.split(separator: ".").last.map(String.init) ?? String(text)
  }

  /// The last of the names in a mangled one, each of which follows its length; names of generic parameters
  /// are left out.
  private static func lastMangledName(_ text: Substring) -> String? {
    var rest = text.drop { !$0.isASCII || !$0.isNumber }
    var last: String?
    while true {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let count = Int(digits), count <= rest.count - digits.count else { return last }
      rest = rest.dropFirst(digits.count)
      last = String(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
  }

  /// Whether it is a guide and no view.
  var isGuide: Bool { name.hasSuffix("LayoutGuide") || name.hasSuffix("LayoutSpacer") }
}

extension SearchedScene {
  /// Whether a log may name an item of the scene so.
  func mayBe(_ logged: LoggedItem, _ item: Item) -> Bool {
    guard let text = logged.className else { return true }
    let logged = (class: LoggedClass(text), label: logged.label)
    if item.isMargins {
      return logged.label == "UIViewLayoutMarginsGuide" || !logged.class.isGuide && isView(logged.class, item)
    }
    if tree.role(of: item.node) == .guide {
      guard logged.class.isGuide else { return false }
      guard let key = tree[item.node, .key], let label = logged.label else { return true }
      return Self.guides.first { $0.key == key }.map { label.contains($0.label) } ?? true
    }
    return !logged.class.isGuide && isView(logged.class, item)
  }

  /// The labels in running programs of the guides that a document has by these keys.
  private static let guides = [
    (key: "safeArea", label: "SafeArea"), (key: "contentLayoutGuide", label: "content"),
    (key: "frameLayoutGuide", label: "frame"), (key: "keyboard", label: "Keyboard"),
  ]

  private func isView(_ logged: LoggedClass, _ item: Item) -> Bool {
    guard let own = tree[item.node, .customClass] else {
      let known = tree.objectKind(of: item.node)?.className ?? ObjectKind.plainView(on: tree.platform)
      // The system uses private classes for its own views: a cell's content view, the label of a button.
      return logged.name == known || logged.name.hasPrefix("_UI")
        || tree[item.node, .key] == "contentView" && logged.name.hasSuffix("ContentView")
    }
    return LoggedClass(own).name == logged.name
  }

  /// Whether the text or the name that a log shows beside an item is one that the document gives it.
  func isCalled(_ item: Item, _ label: String) -> Bool {
    guard !item.isMargins, tree.role(of: item.node) != .guide else { return false }
    let all = names(of: item).all
    // Long texts are cut behind 25 characters.
    for end in ["...", "…"] where label.hasSuffix(end) && label.count > 20 {
      return all.contains { $0.onOneLine.hasPrefix(label.dropLast(end.count)) }
    }
    return all.contains { $0.onOneLine == label }
  }
}
