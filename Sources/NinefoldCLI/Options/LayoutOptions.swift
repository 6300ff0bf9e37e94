import Ninefold

/// What scenes are laid out for.
struct LayoutOptions: ArgumentGroup {
  @Flag(
    "canvas", help: "as Interface Builder's canvas shows each scene, which is the default"
  )
  var canvas: Bool
  @Option("device", help: "on a device, such as \"iPhone 8\" (see ninefold devices)") var device: Device?
  @Option("orientation", help: "how the device is held") var orientation = Orientation.portrait
  @Option("window", help: "the window's share of a pad's screen") var window = Device.WindowShare.full
  @Option("size", help: "in a window of this many points, such as 375x667") var size: Size?
  @Flag("ignore-saved-frames", help: "never take a size from a saved frame") var ignoresSavedFrames: Bool
  @OptionGroup var traits: TraitOptions

  var declared: [any Declared] {
    [$canvas, $device, $orientation, $window, $size, $traits, $ignoresSavedFrames]
  }

  func validate() throws(UsageError) {
    let screens: [Parameter] = [$canvas, $device, $size].filter(\.isGiven)
    if screens.count > 1 { throw UsageError(.exclusive(screens[0].spelling, screens[1].spelling)) }
    let postures: [Parameter] = [$orientation, $window]
    for option in postures where option.isGiven && device == nil {
      throw UsageError(.needs(option.spelling, $device.spellingWithValue))
    }
    try traits.interface.check(device)
    guard let device, device.window(window, in: orientation) == nil else { return }
    let windows = Device.WindowShare.allCases.filter { device.window($0, in: orientation) != nil }
    throw UsageError(
      .badValue(
        "\($window.spelling) '\(window.argument)'",
        expected: windows.map(\.argument).joined(separator: ", ")
          + " of \(device.name) in \(orientation.argument)"))
  }

  /// Whether the size class is that of Interface Builder's canvas, since none was asked for.
  var isOfCanvas: Bool { device == nil && size == nil && traits.sizeClass == nil }

  /// What to lay out for.
  var request: LayoutRequest {
    let canvas: LayoutRequest.Canvas =
      if let device { .device(device, orientation, window) } else if let size { .size(size) } else { .design }
    return LayoutRequest(
      canvas: canvas, overrides: traits.overrides, ignoresSavedFrames: ignoresSavedFrames)
  }
}
