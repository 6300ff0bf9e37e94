import Answers
import CommandLine
import Ninefold

/// Shows the transition of scenes to another environment, and the callbacks that their controllers receive.
struct TransitionCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "transition", abstract: "show what changes as a device turns or a window resizes, frames included",
    discussion: """
      What comes, what goes, which values change, and which views move. Either from one size class to another:
      with a device each class is laid out in the orientation and window in which the device shows it, without
      one both are laid out on the document's canvas. Or from a device, or a window on a Mac, as --orientation,
      --window and --override have it to what --to-orientation, --to-window and the like say, which together are one change: then also
      which controllers get which calls, in order, and which get none and why.
      """,
    examples: [
      "ninefold transition Main.storyboard --device \"iPhone 8\" --to-orientation landscape",
      "ninefold transition App/ --device \"iPad Air\" --to-window 1/3 --format json",
      "ninefold transition App/ --device \"iPhone 15\" --to-keyboard docked",
      "ninefold transition App/ --mac 1024x768 --to-mac 800x600",
      "ninefold transition Main.storyboard --device \"iPhone 8\" --to-override child:horizontal=regular",
      "ninefold transition Main.storyboard --from compact-regular --to compact-compact --device \"iPhone 8\"",
    ])

  @Option("from", help: "the size class before") var old: SizeClass?
  @Option("to", help: "the size class after") var new: SizeClass?
  @Option("device", help: "a device, such as \"iPhone 8\" (see ninefold devices)") var device: Device?
  @Option("orientation", help: "how the device is held before") var orientation = Orientation.portrait
  @Option("window", help: "the window's share of a pad's screen before, or its points")
  var window = AskedWindow.full
  @Option("mac", help: "a window of this many points on a Mac, before") var macWindow: Size?
  @OptionGroup var shown: ScreenOptions
  @OptionGroup var interface: InterfaceOptions
  @OptionGroup var running: RunningOptions
  @OptionGroup var change: ChangeOptions
  @Flag("ignore-saved-frames", help: "never take a size from a saved frame") var ignoresSavedFrames: Bool
  @OptionGroup var naming: NamingOptions
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] {
    [
      $old, $new, $device, $orientation, $window, $macWindow, $shown, $interface, $running, $change,
      $ignoresSavedFrames, $naming, $scenes, $output,
    ]
  }

  func validate() throws(UsageError) {
    try interface.check(device)
    if let device { try shown.checkSystem(of: device) }
    try checkMac()
    let classes: [Parameter] = [$old, $new].filter(\.isGiven)
    let others: [Parameter] = [$orientation, $window, $macWindow].filter(\.isGiven) + change.given
    if let one = classes.first {
      if classes.count == 1 {
        throw UsageError(.needs(one.spelling, old == nil ? $old.spellingWithValue : $new.spellingWithValue))
      }
      if let other = others.first { throw UsageError(.exclusive(one.spelling, other.spelling)) }
    } else if change.given.isEmpty {
      throw UsageError(.missing("\($new.spellingWithValue) or \(change.$orientation.spellingWithValue)"))
    }
    if device == nil, macWindow == nil, let option = (others + running.given).first {
      throw UsageError(.needs(option.spelling, $device.spellingWithValue))
    }
    _ = try requests()
  }

  /// Checks the options that only a device or only a window on a Mac has.
  private func checkMac() throws(UsageError) {
    let ofDevices =
      ([$orientation, $window] + shown.parameters).filter(\.isGiven) + change.ofDevices
    if device == nil, let option = ofDevices.first {
      throw UsageError(.needs(option.spelling, $device.spellingWithValue))
    }
    guard macWindow != nil else {
      if change.$macWindow.isGiven {
        throw UsageError(.needs(change.$macWindow.spelling, $macWindow.spellingWithValue))
      }
      return
    }
    if device != nil { throw UsageError(.exclusive($device.spelling, $macWindow.spelling)) }
    try interface.checkMac($macWindow)
  }

  func run() throws -> SceneReport {
    let (before, after) = try requests()
    return try SceneReport(
      scenes, TransitionQuestion(from: before, to: after, change, language: interface.language, naming))
  }

  private func requests() throws(UsageError) -> (LayoutRequest, LayoutRequest) {
    if let old, let new { return (try request(old), try request(new)) }
    let before = complete(try request(orientation, window, $window, macWindow))
    var after = complete(
      try request(
        change.orientation ?? orientation, change.window ?? window, change.$window,
        change.macWindow ?? macWindow))
    after.screen.keyboard = change.keyboard ?? after.screen.keyboard
    after.overrides = change.overrides(before.overrides)
    after.settings = change.settings(before.settings)
    return (before, after)
  }

  private func request(
    _ orientation: Orientation, _ window: AskedWindow, _ option: Parameter, _ macWindow: Size?
  ) throws(UsageError) -> LayoutRequest {
    let overrides = interface.overrides(nil)
    if let macWindow {
      return LayoutRequest(
        mac: interface.mac(macWindow), overrides: overrides, ignoresSavedFrames: ignoresSavedFrames)
    }
    guard let device else { throw UsageError(.missing($device.spellingWithValue)) }
    try window.check(on: device, in: orientation, option.spelling)
    return LayoutRequest(device, orientation, window, overrides, ignoresSavedFrames: ignoresSavedFrames)
  }

  /// A request with the screen, the language and the settings that the command line asks for.
  private func complete(_ asked: LayoutRequest) -> LayoutRequest {
    var request = asked
    request.screen = shown.state
    request.askedSystem = shown.system
    request.language = interface.locale
    request.showsOwnTexts = interface.language == nil
    request.settings = running.settings
    return request
  }

  private func request(_ sizeClass: SizeClass) throws(UsageError) -> LayoutRequest {
    let overrides = interface.overrides(sizeClass)
    guard let device else {
      return LayoutRequest(overrides: overrides, ignoresSavedFrames: ignoresSavedFrames)
    }
    guard let placement = device.placement(showing: sizeClass) else {
      throw UsageError(
        .badValue("\($device.spelling) '\(device.name)'", expected: "a device that shows \(sizeClass)"))
    }
    return complete(
      LayoutRequest(
        canvas: .device(device, placement.orientation, placement.share), overrides: overrides,
        ignoresSavedFrames: ignoresSavedFrames))
  }
}
