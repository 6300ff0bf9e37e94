package import CommandLine
package import Ninefold

/// The options of the environment after a change.
package struct ChangeOptions: ArgumentGroup {
  @Option("to-orientation", help: "how the device is held after") package var orientation: Orientation?
  @Option("to-window", help: "the window's share of a pad's screen after, or its points")
  package var window: AskedWindow?
  @Option("to-mac", help: "the points of the window on a Mac after") package var macWindow: Size?
  @Option("to-keyboard", help: "the keyboard after: docked, without predictions (plain) or undocked")
  package var keyboard: Keyboard?
  @Option("to-style", help: "the appearance after") package var style: InterfaceStyle?
  @Option("to-content-size", "NAME", help: "the size of text after") package var contentSize:
    ContentSizeCategory?
  @Option("to-override", help: "more traits that a container overrides for a controller after")
  package var overrides: [ControllerOverride] = []
  @Option("to-controller-size", help: "the size that a container or a presentation controller gives after")
  var sizes: [ControllerSize] = []
  @Option("to-display-mode", help: "the display mode of a split view controller after")
  var displayModes: [ControllerDisplayMode] = []

  package init() {}

  package var declared: [any Declared] {
    [
      $orientation, $window, $macWindow, $keyboard, $style, $contentSize, $overrides, $sizes, $displayModes,
    ]
  }

  /// The options that the command line gives.
  package var given: [Parameter] {
    let all: [Parameter] = [
      $orientation, $window, $macWindow, $keyboard, $style, $contentSize, $overrides, $sizes, $displayModes,
    ]
    return all.filter(\.isGiven)
  }

  /// The given options that only a device has.
  package var ofDevices: [Parameter] {
    let all: [Parameter] = [$orientation, $window, $keyboard]
    return all.filter(\.isGiven)
  }

  /// The causes that these options are, in the order of ``TransitionCause``.
  package func causes(_ changes: [ControllerChange]) -> [TransitionCause] {
    var causes: [TransitionCause] = []
    if style != nil || contentSize != nil { causes.append(.traits) }
    if !overrides.isEmpty { causes.append(.override) }
    let presented = changes.filter(\.isResized).map(\.isPresented)
    if !displayModes.isEmpty || presented.contains(false) { causes.append(.container) }
    if presented.contains(true) { causes.append(.presentationController) }
    return causes
  }

  /// The trait overrides after the change.
  package func overrides(_ before: TraitOverrides) -> TraitOverrides {
    var after = before
    after.style = style?.rawValue ?? before.style
    after.contentSize = contentSize ?? before.contentSize
    return after
  }

  /// The settings of the running app after the change.
  package func settings(_ before: RunningSettings) -> RunningSettings {
    var after = before
    for override in overrides { override.apply(to: &after) }
    for size in sizes { after[size.controller].size = size.size }
    for mode in displayModes { mode.apply(to: &after) }
    return after
  }
}

/// The size that a controller gets.
package struct ControllerSize: Hashable {
  let controller: String
  package let size: Size
}

extension ControllerSize: ArgumentValue {
  package static var valueName: String { "CONTROLLER:SIZE" }

  package static func expectation(for word: String) -> String {
    "a controller's id, storyboard identifier or class, a colon, and points such as 320x480"
  }

  package init?(argument word: String) {
    guard let (controller, text) = word.splitAtLast(":"), let size = Size(argument: text) else { return nil }
    self.init(controller: controller, size: size)
  }
}

/// The preferred display mode of a split view controller.
struct ControllerDisplayMode: Hashable {
  let controller: String
  let mode: SplitDisplayMode

  package func apply(to settings: inout RunningSettings) { settings[controller].displayMode = mode }
}

extension ControllerDisplayMode: ArgumentValue {
  package static var valueName: String { "CONTROLLER:MODE" }

  package static func expectation(for word: String) -> String {
    "a split view controller's id, storyboard identifier or class, a colon, and one of "
      + SplitDisplayMode.allCases.map(\.rawValue).joined(separator: ", ")
  }

  package static func suggestion(for word: String) -> String {
    word.splitAtLast(":")?.1.suggestion(of: SplitDisplayMode.allCases.map(\.rawValue)) ?? ""
  }

  package init?(argument word: String) {
    guard let (controller, text) = word.splitAtLast(":"), let mode = SplitDisplayMode(rawValue: text) else {
      return nil
    }
    self.init(controller: controller, mode: mode)
  }
}
