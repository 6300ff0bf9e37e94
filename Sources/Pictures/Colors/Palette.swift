import Controls
import SceneModel

/// The colours of a document under an appearance.
struct Palette: Sendable {
  let era: LookEra
  /// Whether dark colours are shown: systems before iOS 13 have none (Looks.md#appearances).
  let isDark: Bool
  private let hasHighContrast: Bool
  let tree: ElementTree
  /// The colours that the document's resources store: those of catalogues and of the system.
  private let listed: [String: NodeID]
  let catalogs: [AssetCatalog]
  let traits: AssetTraits
  /// Whether the system that runs gives its colours, whatever the document's resources store.
  private let isRunning: Bool

  /// The colours of a document.
  ///
  /// - Parameter isRunning: Whether a running app shows them rather than the canvas.
  init(
    _ tree: ElementTree, _ traits: TraitCollection, _ version: ToolsVersion, isRunning: Bool,
    catalogs: [AssetCatalog]
  ) {
    era = LookEra(version)
    self.isRunning = isRunning
    isDark = traits.style == InterfaceStyle.dark.rawValue && era != .flat
    hasHighContrast = traits.contrast == .high
    self.tree = tree
    listed = Self.listed(tree)
    self.catalogs = catalogs
    self.traits = AssetTraits(traits, locale: nil)
  }

  private static func listed(_ tree: ElementTree) -> [String: NodeID] {
    guard let resources = tree.resources else { return [:] }
    var colors: [String: NodeID] = [:]
    for resource in tree.elements(of: resources)
    where tree.isElement(resource, .namedColor) || tree.isElement(resource, .systemColor) {
      guard let name = tree[resource, .name], let color = tree.child(of: resource, .color) else { continue }
      colors[name] = color
    }
    return colors
  }

  /// A colour of the system; black where it has none of the name.
  func system(_ name: String) -> DrawingColor { systemColor(name) ?? .black }

  private func systemColor(_ name: String) -> DrawingColor? {
    SystemColor.named(name, in: era)?.color(isDark: isDark, hasHighContrast: hasHighContrast)
  }

  /// The colour of a `<color>`; nil of `<nil>` and of an unknown one.
  ///
  /// A system colour is on the canvas the light one that the document's resources store; in the dark
  /// appearance, with increased contrast and in a running app it is the system's. A named colour is the
  /// catalogue's, else the one that the resources store; one of the system's catalogue is the system's
  /// (Looks.md#stored-colors).
  func color(of element: NodeID) -> DrawingColor? {
    guard tree.isElement(element, .color) else { return nil }
    if let name = word(element, "systemColor") ?? word(element, "cocoaTouchSystemColor") {
      let system = systemColor(name)
      let kept = listed[name].flatMap(components) ?? components(of: element)
      return isDark || hasHighContrast || isRunning ? system ?? kept : kept ?? system
    }
    if let name = tree[element, .name] {
      let known = catalogColor(name) ?? listed[name].flatMap(components)
      return known ?? (word(element, "catalog") == "System" ? systemColor(name) : components(of: element))
    }
    return components(of: element)
  }

  private func catalogColor(_ name: String) -> DrawingColor? {
    for catalog in catalogs {
      guard let color = catalog.color(named: name)?.color(in: traits) else { continue }
      return DrawingColor(color, system: systemColor)
    }
    return nil
  }

  /// The colour of an element's components; nil where it has none.
  private func components(of element: NodeID) -> DrawingColor? {
    func number(_ name: String) -> Double? { word(element, name).flatMap(Double.init(attribute:)) }
    let alpha = number("alpha") ?? 1
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return word(element, "customColorSpace") == "displayP3"
        ? DrawingColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : DrawingColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let white = number("white") {
      return DrawingColor(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow") else {
      return nil
    }
    let key = 1 - (number("black") ?? 0)
    return DrawingColor(
      red: (1 - cyan) * key, green: (1 - magenta) * key, blue: (1 - yellow) * key, alpha: alpha)
  }

  func word(_ node: NodeID, _ name: String) -> String? {
    tree.names.find(name).flatMap { tree[node, $0] }
  }
}
