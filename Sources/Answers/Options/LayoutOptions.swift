package import CommandLine
package import Ninefold

/// The canvas, devices or sizes that scenes are laid out for.
package struct LayoutOptions: ArgumentGroup {
  @Flag(
    "canvas", help: "as Interface Builder's canvas shows each scene, which is the default"
  )
  package var canvas: Bool
  @Option(
    "device", alias: "devices", list: "NAME",
    help: "on a device, such as \"iPhone 8\" (see ninefold devices), or on several in turn",
    all: Device.laidOut)
  package var devices: [Device] = []
  @Flag("all-devices", help: "on every phone, pad and television in turn") var wantsAllDevices: Bool
  @Option("orientation", help: "how the device is held") package var orientation = Orientation.portrait
  @Option("window", help: "the window's share of a pad's screen, or the points of one that somebody resized")
  package var window = AskedWindow.full
  @Option("size", help: "in a window of this many points, such as 375x667") package var size: Size?
  @Option(
    "mac",
    help: "in a window of this many points on a Mac, as on a pad or with --idiom mac as on the Mac"
  )
  package var macWindow: Size?
  @Flag("ignore-saved-frames", help: "never take a size from a saved frame") package var ignoresSavedFrames:
    Bool
  @OptionGroup package var shown: ScreenOptions
  @OptionGroup package var traits: TraitOptions
  @OptionGroup package var running: RunningOptions

  package init() {}

  package var declared: [any Declared] {
    [
      $canvas, $devices, $wantsAllDevices, $orientation, $window, $size, $macWindow, $shown, $traits,
      $running, $ignoresSavedFrames,
    ]
  }

  package func validate() throws(UsageError) {
    let screens: [Parameter] = [$canvas, $devices, $wantsAllDevices, $size, $macWindow].filter(\.isGiven)
    if screens.count > 1 { throw UsageError(.exclusive(screens[0].spelling, screens[1].spelling)) }
    let postures: [Parameter] = [$orientation, $window] + shown.parameters
    for option in postures where option.isGiven && devices.isEmpty && !wantsAllDevices {
      throw UsageError(.needs(option.spelling, $devices.spellingWithValue))
    }
    if let option = running.given.first, devices.isEmpty, !wantsAllDevices, macWindow == nil {
      throw UsageError(.needs(option.spelling, $devices.spellingWithValue))
    }
    if macWindow != nil { try traits.interface.checkMac($macWindow) }
    try shown.check(on: devices)
    for device in devices {
      try traits.interface.check(device)
      try shown.checkSystem(of: device)
      try window.check(on: device, in: orientation, $window.spelling)
    }
  }

  /// Whether the size class is that of Interface Builder's canvas, since none was asked for.
  package var isOfCanvas: Bool { !hasScreen && traits.sizeClass == nil }

  /// Whether the command line asks for something else than the canvas.
  package var hasScreen: Bool { !devices.isEmpty || wantsAllDevices || size != nil || macWindow != nil }

  /// The screens to lay out for, in order.
  package var screens: [LayoutScreen] {
    let chosen = wantsAllDevices ? Device.laidOut.filter(isLaidOut) : devices
    guard chosen.isEmpty else {
      return chosen.map { screen($0, orientation) }
    }
    let asked: LayoutRequest
    if let macWindow {
      asked = LayoutRequest(
        mac: traits.interface.mac(macWindow), overrides: traits.overrides,
        ignoresSavedFrames: ignoresSavedFrames)
    } else {
      asked = LayoutRequest(
        canvas: size.map { .size($0) } ?? .design, overrides: traits.overrides,
        ignoresSavedFrames: ignoresSavedFrames)
    }
    return [LayoutScreen(request: complete(asked))]
  }

  /// A device's screen, held in an orientation where it rotates.
  package func screen(_ device: Device, _ orientation: Orientation) -> LayoutScreen {
    LayoutScreen(
      device: device, orientation: device.rotates ? orientation : .portrait, window: window,
      request: complete(
        LayoutRequest(device, orientation, window, traits.overrides, ignoresSavedFrames: ignoresSavedFrames)))
  }

  /// The canvas of each scene, as it was saved.
  package var canvasRequest: LayoutRequest {
    complete(LayoutRequest(overrides: traits.overrides, ignoresSavedFrames: ignoresSavedFrames))
  }

  /// The language of the documents' texts, in the forms for the screens' kind of device where they have one
  /// in common; nil for their own.
  package var language: TextLanguage? {
    let idioms = Set(screens.map(\.request.deviceIdiom))
    let forms = TextForms.Choice(idiom: idioms.count == 1 ? idioms.first ?? nil : nil)
    return traits.interface.language?.showing(forms)
  }

  /// The options with which the command line asks for screens or size classes, as it spells them.
  package var chosenScreens: [String] {
    let screens: [Parameter] = [
      $canvas, $devices, $wantsAllDevices, $orientation, $window, $size, $macWindow, traits.$sizeClass,
    ]
    return screens.filter(\.isGiven).map(\.spelling)
  }

  /// A screen for a size class: a device of a final one, else a window of the canvas's size
  /// (Looks.md#sheets).
  package func request(for sizeClass: SizeClass) -> LayoutRequest {
    var overrides = traits.overrides
    if let screen = Self.screens[sizeClass], let device = Device.named(screen.device) {
      return complete(
        LayoutRequest(device, screen.orientation, .full, overrides, ignoresSavedFrames: ignoresSavedFrames))
    }
    overrides.sizeClass = sizeClass
    func length(_ extent: SizeClass.Extent) -> Double {
      switch extent {
      case .any: 600
      case .compact: 400
      case .regular: 800
      }
    }
    let size = Size(length(sizeClass.width), length(sizeClass.height))
    return complete(
      LayoutRequest(canvas: .size(size), overrides: overrides, ignoresSavedFrames: ignoresSavedFrames))
  }

  /// Devices that have the final size classes.
  private static let screens: [SizeClass: (device: String, orientation: Orientation)] = [
    .compactRegular: ("iPhone 15", .portrait), .compactCompact: ("iPhone 15", .landscape),
    .regularCompact: ("iPhone 15 Pro Max", .landscape), .regularRegular: ("iPad Air", .portrait),
  ]

  /// The option with which the command line asks for more than one device.
  package var severalDevices: String {
    wantsAllDevices ? $wantsAllDevices.spelling : "a second " + $devices.spelling
  }

  /// Whether a device is among all devices: it has the requested window, system and idiom.
  private func isLaidOut(_ device: Device) -> Bool {
    window.window(on: device, in: orientation) != nil && shown.runs(on: device)
      && (traits.interface.variation.idiom ?? device.idiom) == device.idiom
  }

  /// A request with the screen, the language and the settings that the command line asks for.
  private func complete(_ asked: LayoutRequest) -> LayoutRequest {
    var request = asked
    request.screen = shown.state
    request.askedSystem = shown.system
    request.language = traits.interface.locale
    request.showsOwnTexts = traits.interface.language == nil
    request.settings = running.settings
    return request
  }
}

extension Device {
  /// The devices that Ninefold lays out for.
  package static var laidOut: [Device] { all.filter { $0.idiom != .watch } }
}

/// One of the screens that scenes are laid out for.
package struct LayoutScreen: Sendable {
  /// The device; nil of the canvas and of a size.
  package var device: Device?
  package var orientation = Orientation.portrait
  package var window = AskedWindow.full
  package let request: LayoutRequest

  package init(
    device: Device? = nil, orientation: Orientation = Orientation.portrait,
    window: AskedWindow = AskedWindow.full, request: LayoutRequest
  ) {
    self.device = device
    self.orientation = orientation
    self.window = window
    self.request = request
  }

  /// The device, its orientation and its window, for people.
  package var text: String? {
    guard let device else { return nil }
    let share = window == .full ? "" : " \(window.argument)"
    return device.name + (device.rotates ? " \(orientation.rawValue)" : "") + share
  }

  /// The line above the explanation of a view.
  package func heading(_ path: String, _ outline: SceneOutline, _ sizeClass: SizeClass) -> String {
    [path, outline.name, text, sizeClass.description, request.systemName].compactMap(\.self)
      .joined(separator: ", ").onOneLine
  }
}
