public import SceneModel

/// What Ninefold understands of documents: the vocabularies of the typed readings, and what resolving, storing and laying
/// out read besides.
///
/// Understood means read as a value of a type; it does not mean that the layout takes it into account.
///
/// Both are held to the code by tests: an attribute of a typed reading counts only where taking it away changes the
/// reading, and ``ReadNames`` has the names that stand in the sources which read the tree, no others.
public enum Understanding: Sendable {
  /// Every typed reading.
  public static let readings: [any ElementReading.Type] = [
    ObjectIdentity.self, ColorValue.self, FontValue.self, InsetsValue.self, AttributedText.self,
    SymbolConfiguration.self, ImageName.self, Connection.self, ControlState.self, ButtonConfiguration.self,
    Segment.self, TextInputTraits.self, AccessibilityConfiguration.self, GestureRecognizer.self, BarItem.self,
    NavigationItem.self, RuntimeAttribute.self, ScenePlaceholder.self, DocumentResource.self,
    CustomFontFile.self, DesignDevice.self, SimulatedMetric.self, DocumentHead.self, ViewProperties.self,
    ControllerProperties.self, ControlProperties.self, RangeProperties.self, TextProperties.self,
    ButtonProperties.self, ScrollProperties.self, TableProperties.self, CellProperties.self,
    ImageProperties.self, TableSection.self, FlowLayout.self,
  ]

  /// Whether an element is understood: it is an object of a known kind, or something reads it.
  public static func element(_ name: String) -> Bool {
    attributes[name] != nil || ObjectKind.of(name) != nil
  }

  /// Whether an attribute of an element is understood.
  ///
  /// - Parameter isObject: Whether the element has an identifier, so that it has what every object has.
  public static func attribute(_ name: String, of element: String, isObject: Bool) -> Bool {
    if attributes[element]?.contains(name) == true { return true }
    if isObject, attributes["*"]?.contains(name) == true { return true }
    let role: String? =
      switch ObjectKind.of(element)?.role {
      case .view: "view *"
      case .controller: "controller *"
      default: nil
      }
    return role.flatMap { attributes[$0]?.contains(name) } ?? false
  }

  /// The attributes that are read, by element.
  private static let attributes: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    func add(_ vocabulary: KeyValuePairs<String, [String]>) {
      for (element, names) in vocabulary { table[element, default: []].formUnion(names) }
    }
    for reading in readings { add(reading.vocabulary) }
    add(ReadNames.vocabulary)
    return table
  }()
}
