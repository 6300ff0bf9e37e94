import Answers
import CommandLine
import ModelContext
import Ninefold

// The arguments that several tools have, and the options of commands that they stand for.

extension ToolParameter {
  /// About how many characters an answer has where nobody asks for more.
  static let usualCharacters = 8_000

  static let page = [
    ToolParameter("cursor", "the place that an answer gave as nextCursor, to read on from there"),
    ToolParameter(
      "characters", "about how many characters the text and the structured content may have; 8000 by default",
      .number(500...100_000)),
  ]

  static let document = ToolParameter(
    "document", "only this document: its path as the tool scenes lists it, or its file's name")

  static let place = [
    document, ToolParameter("scene", "only the scene of this id, name, storyboard identifier or class"),
  ]

  /// The traits beside the size class and the screen.
  private static let traits = [
    ToolParameter("locale", "with the project's texts in this language, such as de"),
    ToolParameter("pseudo", "with each text twice, as long as texts in other languages", .flag),
    ToolParameter(
      "style", "the appearance", .choice(InterfaceStyle.allCases.map(\.rawValue))),
    ToolParameter("contentSize", "with text of this size, such as accessibilityLarge"),
    ToolParameter(
      "direction", "the reading direction", .choice(LayoutDirection.allCases.map(\.argument))),
  ]

  /// One screen.
  static let screen =
    [
      ToolParameter(
        "device", "on this device, such as \"iPhone SE\"; without one as Interface Builder's canvas shows it"),
      ToolParameter(
        "orientation", "how the device is held", .choice(Orientation.allCases.map(\.argument))),
      ToolParameter("window", "the window's share of a pad's screen, such as 1/2"),
      ToolParameter("sizeClass", "in this size class, such as compact-regular or \"wC hR\""),
    ] + traits

  /// Several screens.
  static let screens =
    [
      ToolParameter("devices", "on these devices", .texts),
      ToolParameter(
        "orientations", "how devices are held, such as portrait and landscape", .texts),
      ToolParameter("sizeClasses", "the canvas in these size classes; all stands for the nine", .texts),
    ] + traits
}

extension ToolArguments {
  /// The words of an option that has the value of an argument; none where it is not given.
  func option(_ option: String, _ name: String) -> [String] {
    text(name).map { ["--\(option)=\($0)"] } ?? []
  }

  /// The words of options that select documents and scenes.
  var place: [String] { option("document", "document") + option("scene", "scene") }

  /// The words of options for one screen, or for several.
  var screens: [String] {
    option("device", "device") + option("orientation", "orientation") + option("window", "window")
      + option("size-class", "sizeClass") + list("devices", "devices")
      + list("orientations", "orientations") + list("size-classes", "sizeClasses")
      + option("locale", "locale") + option("style", "style") + option("content-size", "contentSize")
      + option("direction", "direction") + (flag("pseudo") ? ["--pseudo"] : [])
  }

  /// The words of an option that has the values of an argument.
  func list(_ option: String, _ name: String) -> [String] {
    let texts = texts(name)
    return texts.isEmpty ? [] : ["--\(option)=\(texts.joined(separator: ","))"]
  }
}
