package import CommandLine
package import Ninefold

/// The environments that documents are laid out for: the canvas in size classes, devices, and windows on
/// a Mac.
package struct EnvironmentOptions: ArgumentGroup {
  @Option(
    "size-classes", alias: "size-class", list: "all|LIST",
    help: "the canvas in these size classes, such as compact-any,any-any",
    all: SizeClass.all)
  package var sizeClasses: [SizeClass] = []
  @Option(
    "devices", alias: "device", list: "all|LIST",
    help: "these devices, such as \"iPhone SE,iPad Air\" (see ninefold devices)",
    all: AskedDevice.all)
  package var devices: [AskedDevice] = []
  @Option(
    "orientations", alias: "orientation", list: "all|LIST", help: "how devices are held",
    all: Orientation.allCases)
  var orientations: [Orientation] = [.portrait]
  @Option(
    "windows", alias: "window", list: "all|LIST",
    help: "the windows' shares of a pad's screen, or their points; a device without one is left out",
    all: Device.WindowShare.allCases.map(AskedWindow.share))
  package var windows: [AskedWindow] = [.full]
  @Option("mac", help: "a window of this many points on a Mac, as on a pad or with --idiom mac as on the Mac")
  var macWindows: [Size] = []
  @OptionGroup package var shown: ScreenOptions
  @OptionGroup package var running: RunningOptions
  @OptionGroup package var interface: InterfaceOptions

  package init() {}

  package var declared: [any Declared] {
    [$sizeClasses, $devices, $orientations, $windows, $macWindows, $shown, $running, $interface]
  }

  package func validate() throws(UsageError) {
    let postures: [Parameter] = [$orientations, $windows] + shown.parameters
    for option in postures where option.isGiven && devices.isEmpty {
      throw UsageError(.needs(option.spelling, $devices.spellingWithValue))
    }
    if let option = running.given.first, devices.isEmpty, macWindows.isEmpty {
      throw UsageError(.needs(option.spelling, $devices.spellingWithValue))
    }
    if !macWindows.isEmpty { try interface.checkMac($macWindows) }
    for asked in devices { try interface.check(asked.device) }
    try shown.check(on: devices.map(\.device))
    if let asked = devices.first, !devices.contains(where: { shown.runs(on: $0.device) }) {
      try shown.checkSystem(of: asked.device)
    }
    try checkWindows()
  }

  /// Refuses windows of which no device has one.
  private func checkWindows() throws(UsageError) {
    guard devices.allSatisfy({ environments(of: $0).isEmpty }),
      let device = devices.first(where: { shown.runs(on: $0.device) })?.device
    else { return }
    for orientation in device.rotates ? orientations : [.portrait] {
      for window in windows { try window.check(on: device, in: orientation, $windows.spelling) }
    }
  }

  /// Whether a command line asks for none.
  package var areNone: Bool { sizeClasses.isEmpty && devices.isEmpty && macWindows.isEmpty }

  /// Refuses a command line that asks for none.
  package func refuseNone() throws(UsageError) {
    guard areNone else { return }
    throw UsageError(.missing("\($sizeClasses.spellingWithValue) or \($devices.spellingWithValue)"))
  }

  /// The environments, each once: the canvas in each class, then each device in each orientation and window
  /// that it has, then the windows on a Mac.
  package var environments: [SolvingEnvironment] { environments(in: sizeClasses) }

  /// The environments, with the canvas in other size classes than those asked for.
  package func environments(in sizeClasses: [SizeClass]) -> [SolvingEnvironment] {
    sizeClasses.map {
      environment(nil, LayoutRequest(canvas: .design, overrides: interface.overrides($0)))
    } + devices.flatMap(environments) + macWindows.map { environment(of: $0) }
  }

  private func environments(of asked: AskedDevice) -> [SolvingEnvironment] {
    let device = asked.device
    return (device.rotates ? orientations : [.portrait]).flatMap { orientation in
      windows.compactMap { window -> SolvingEnvironment? in
        guard shown.runs(on: device), window.window(on: device, in: orientation) != nil else { return nil }
        let stored = StoredEnvironment.Window(
          device: asked.name, model: device.name, orientation: orientation.rawValue, share: window.argument)
        var request = LayoutRequest(device, orientation, window, interface.overrides(nil))
        request.screen = shown.state
        request.askedSystem = shown.system
        request.settings = running.settings
        return environment(stored, request)
      }
    }
  }

  private func environment(of size: Size) -> SolvingEnvironment {
    let mac = interface.mac(size)
    let name = "Mac \(size.text)"
    let window = StoredEnvironment.Window(
      device: name, model: name,
      orientation: (size.width > size.height ? Orientation.landscape : .portrait).rawValue,
      share: Device.WindowShare.full.rawValue)
    var request = LayoutRequest(mac: mac, overrides: interface.overrides(nil))
    request.settings = running.settings
    return environment(window, request)
  }

  private func environment(
    _ window: StoredEnvironment.Window?, _ asked: LayoutRequest
  ) -> SolvingEnvironment {
    var request = asked
    request.language = interface.locale
    request.showsOwnTexts = interface.language == nil
    return SolvingEnvironment(
      StoredEnvironment(
        window: window, request.overrides, interface.language, screen: request.screenText,
        settings: request.settings.text), request)
  }
}

/// A device, and the name by which it is asked for.
package struct AskedDevice: ArgumentValue, Hashable {
  package let device: Device
  /// The model's name, or the name without the generation that stands for the last one.
  package let name: String

  package static var valueName: String { Device.valueName }
  package static var choices: [String] { Device.choices }
  package static func expectation(for word: String) -> String { Device.expectation(for: word) }
  package static func suggestion(for word: String) -> String { Device.suggestion(for: word) }

  /// The devices that Ninefold lays out for.
  package static var all: [AskedDevice] { Device.laidOut.map { AskedDevice($0, $0.name) } }

  package init?(argument word: String) {
    guard let device = Device.named(word) else { return nil }
    self.init(device, device.name(asAskedFor: word))
  }

  private init(_ device: Device, _ name: String) {
    self.device = device
    self.name = name
  }
}
