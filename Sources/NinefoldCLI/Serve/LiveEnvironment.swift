import Answers
import CommandLine
import Ninefold
import PageServer

/// An environment that the page asks for: the options of `ninefold layout` are parameters of the address.
struct LiveEnvironment {
  /// The options with a value, and the flags, that are parameters.
  private static let options: Set = [
    "device", "orientation", "window", "size", "mac", "idiom", "os", "style", "direction", "content-size",
    "contrast", "legibility-weight", "locale", "keyboard",
  ]
  private static let flags: Set = ["pseudo", "hide-status-bar", "hide-bars", "ignore-saved-frames"]
  /// The options that say which screen it is; the others are choices beside it.
  private static let screens: Set = ["device", "orientation", "window", "size", "mac", "size-class"]
  private static let sizeClass = "size-class"
  /// The parameter of a picture alone, as while a window's edge is dragged.
  private static let quick = "quick"

  /// The names of all parameters.
  static let parameters = options.union(flags).union([sizeClass, quick]).sorted()

  let environment: PageEnvironment
  /// Whether the picture and the frames are all that is asked for.
  let isQuick: Bool

  /// - Throws: ``UsageError`` of the options, ``ServedDefect`` where a parameter is none.
  init(_ request: PageRequest) throws {
    var words: [String] = []
    var choices: [String] = []
    var sizeClass: SizeClass?
    for (name, value) in request.parameters where name != Self.quick {
      if name == Self.sizeClass {
        guard let named = SizeClass(argument: value) else {
          throw UsageError(.badValue("--\(name) '\(value)'", expected: SizeClass.expectation(for: value)))
        }
        sizeClass = named
      } else if Self.options.contains(name) {
        words.append("--\(name)=\(value)")
      } else if Self.flags.contains(name) {
        words.append("--\(name)")
      } else {
        throw ServedDefect.unknownParameter(name)
      }
      if !Self.screens.contains(name) { choices.append(Self.flags.contains(name) ? name : value) }
    }
    let layout = LayoutOptions()
    _ = try ArgumentParser.parse(words, into: layout)
    environment = PageEnvironment(asked: layout, sizeClass: sizeClass, choices: choices)
    isQuick = request.value(Self.quick) != nil
  }
}
