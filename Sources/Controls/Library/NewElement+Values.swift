import SceneModel

/// The common values of the library's views.
extension NewElement {
  /// A text as a child element.
  static func string(_ text: String, key: String) -> NewElement {
    NewElement("string", ["key": key], text: text)
  }

  /// The system font at a size in points.
  static func systemFont(_ pointSize: String) -> NewElement {
    NewElement("fontDescription", ["key": "fontDescription", "type": "system", "pointSize": pointSize])
  }

  /// A `<nil>`, which leaves a value to the class.
  static func none(key: String) -> NewElement { NewElement("nil", ["key": key]) }

  /// The library's background: white before Xcode 11, the system's background colour since.
  static func background(_ version: ToolsVersion) -> NewElement { backgrounds[version] }

  private static let backgrounds = Eras(
    NewElement(
      "color",
      [
        "key": "backgroundColor", "white": "1", "alpha": "1", "colorSpace": "custom",
        "customColorSpace": "genericGamma22GrayColorSpace",
      ]), "InterfaceBuilder.md#library-views",
    .from(
      14800,
      NewElement(
        "color",
        [
          "key": "backgroundColor", "systemColor": "systemBackgroundColor",
          "cocoaTouchSystemColor": "whiteColor",
        ]), "InterfaceBuilder.md#library-views"),
    .from(
      17000, NewElement("color", ["key": "backgroundColor", "systemColor": "systemBackgroundColor"]),
      "InterfaceBuilder.md#library-views"))
}
