import Devices
import SceneModel

extension ConfigurationText {
  /// The patterns of a list.
  mutating func patterns(_ value: YAMLValue, of key: String) -> [PathPattern] {
    list(value, of: key, expected: "a path or a pattern of paths in this folder", PathPattern.init)
  }

  /// A path that stays in the folder of the configuration.
  mutating func pathInside(_ value: YAMLValue, of key: String) -> String? {
    guard let path = value.text, PathPattern(path) != nil else {
      refuse(value, of: key, expected: "a path in this folder")
      return nil
    }
    return path
  }

  mutating func truth(_ value: YAMLValue, of key: String) -> Bool? {
    if value.truth == nil { refuse(value, of: key, expected: "true or false") }
    return value.truth
  }

  /// The size classes of a list; all nine where the value selects all.
  mutating func sizeClasses(_ value: YAMLValue, of key: String) -> [SizeClass]? {
    if isAll(value) { return SizeClass.all }
    return list(
      value, of: key, expected: "'all' or width-height of any, compact and regular, such as compact-regular",
      suggestions: SizeClass.all.map(\.description), SizeClass.init(name:))
  }

  mutating func devices(_ value: YAMLValue, of key: String) -> [CheckedDevice]? {
    list(
      value, of: key,
      expected:
        "a device that 'ninefold devices' lists, with portrait or landscape and a share of the screen behind it",
      suggestions: Device.all.map(\.name), CheckedDevice.init)
  }

  /// Whether the value selects all.
  func isAll(_ value: YAMLValue) -> Bool { value.text == Self.all }

  mutating func languages(_ value: YAMLValue, of key: String) -> [TextLanguage] {
    list(
      value, of: key,
      expected: "all, a language's code, such as fr or pt-BR, or pseudo for texts twice as long"
    ) { text in
      if text == "pseudo" { return TextLanguage(nil, isDoubled: true) }
      return LanguageTag(text).map { TextLanguage($0, isDoubled: false) }
    }
  }

  mutating func textSizes(_ value: YAMLValue, of key: String) -> [ContentSizeCategory] {
    let names = ContentSizeCategory.allCases.map(\.rawValue)
    return list(
      value, of: key, expected: "a size of text, such as accessibilityLarge", suggestions: names,
      ContentSizeCategory.init(rawValue:))
  }

  private static let all = "all"
}
