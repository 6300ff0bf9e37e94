import Answers
import CommandLine
import Ninefold

/// Lists the devices that a layout can be made for.
struct DevicesCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "devices", abstract: "list the devices: sizes, size classes, safe areas and shared windows",
    discussion: """
      A phone with Display Zoom is called by its name and zoomed, where its screen is known.
      """,
    examples: [
      "ninefold devices", "ninefold devices \"iPhone 15 zoomed\"", "ninefold devices \"iPad Pro 11\"",
    ])

  @Argument("NAME", help: "a device's name or canvas id: only this one, with its windows") var device: Device?
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$device, $output] }

  func run() -> ValueReport { ValueReport(DeviceList(only: device)) }
}
