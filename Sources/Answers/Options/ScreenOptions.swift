package import CommandLine
package import Ninefold

/// The state of a device's screen while a scene is laid out.
package struct ScreenOptions: ArgumentGroup {
  @Option(
    "os",
    help: "the system that devices run, such as 17: by itself the newest that each can have, up to 18")
  package var system: DeviceSystem?
  @Flag("hide-status-bar", help: "with the status bar hidden") var hidesStatusBar: Bool
  @Flag("hide-bars", help: "with navigation bars, toolbars and tab bars hidden") var hidesBars: Bool
  @Option("keyboard", help: "with the keyboard: docked, without predictions (plain) or undocked")
  package var keyboard: Keyboard?

  package init() {}

  package var declared: [any Declared] { [$system, $hidesStatusBar, $hidesBars, $keyboard] }

  /// Checks that some of the devices, if there are any, has what the command line shows or hides.
  package func check(on devices: [Device]) throws(UsageError) {
    let needs: [Parameter] = [$hidesStatusBar, $keyboard]
    guard let first = devices.first, devices.allSatisfy({ $0.idiom == .tv }),
      let option = needs.first(where: \.isGiven)
    else { return }
    throw UsageError(.badValue(option.spelling, expected: "a phone or a pad, which \(first.name) is not"))
  }

  /// The state that the command line asks for.
  package var state: ScreenState {
    var state = ScreenState()
    state.hidesStatusBar = hidesStatusBar
    state.hidesBars = hidesBars
    state.keyboard = keyboard
    return state
  }

  /// Refuses a system that a device cannot have.
  package func checkSystem(of device: Device) throws(UsageError) {
    guard !runs(on: device), let system, let first = device.systems.first, let last = device.systems.last
    else { return }
    throw UsageError(
      .badValue(
        "\($system.spelling) '\(system.major)'",
        expected: "\(first.major) to \(last.major) on a screen of \(device.name)"))
  }

  /// Whether a device can have the system that is asked for.
  package func runs(on device: Device) -> Bool { system.map(device.systems.contains) ?? true }
}
