import Controls
package import Resolver
package import SceneModel

/// The names of views and guides for visual formats, each used once: words of an object's label and of its
/// kind.
package struct FormatNames {
  private let resolution: Resolution
  private var names: [NodeID: String] = [:]
  private var counts: [String: Int] = [:]
  /// The views that have a name, in the order in which they were given one.
  package private(set) var named: [(name: String, view: NodeID)] = []

  /// The most words of an object's label that a name takes.
  private static let mostWords = 4

  package init(_ resolution: Resolution) { self.resolution = resolution }

  /// The name of a view, such as `signInButton`.
  package mutating func name(of view: NodeID) -> String {
    if let name = names[view] { return name }
    let base = base(of: view)
    var name = base
    while counts[name] != nil {
      counts[base, default: 1] += 1
      name = base + "\(counts[base, default: 1])"
    }
    counts[name] = 1
    names[view] = name
    named.append((name, view))
    return name
  }

  private func base(of view: NodeID) -> String {
    let tree = resolution.tree
    let kind = Self.words(of: tree.isView(view) ? tree.tag(of: view) : tree.guideName(of: view))
    var words = Array((resolution.label(of: view).map(Self.words) ?? []).prefix(Self.mostWords))
    if words.isEmpty || words.last?.lowercased() != kind.last?.lowercased() { words += kind }
    let name = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The runs of letters and digits of a text that a name can have.
  private static func words(of text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }
}

extension ElementTree {
  /// The name of a layout guide's kind, such as `topLayoutGuide`, `contentLayoutGuide` or `safeArea`.
  fileprivate func guideName(of guide: NodeID) -> String {
    if let key = self[guide, .key] { return key }
    return self[guide, .type].map { $0 + "LayoutGuide" } ?? tag(of: guide)
  }
}
