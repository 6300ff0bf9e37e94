package import CommandLine
package import Ninefold

/// The window of an app on a pad's screen: a share of it, or a chosen size.
package enum AskedWindow: Hashable, DefaultArgumentValue {
  case share(Device.WindowShare)
  case size(Size)

  package static let full = AskedWindow.share(.full)

  package static var valueName: String { Device.WindowShare.valueName + "|" + Size.valueName }
  package static var choices: [String] { Device.WindowShare.choices }
  package static func expectation(for word: String) -> String {
    Device.WindowShare.choices.joined(separator: ", ") + " or " + Size.expectation(for: word)
  }

  package static func suggestion(for word: String) -> String { word.suggestion(of: choices) }

  package init?(argument word: String) {
    if let share = Device.WindowShare(rawValue: word) {
      self = .share(share)
    } else if let size = Size(argument: word) {
      self = .size(size)
    } else {
      return nil
    }
  }

  package var argument: String {
    switch self {
    case .share(let share): share.rawValue
    case .size(let size): size.text
    }
  }

  /// The window on a device; nil where the device has no such window.
  package func window(on device: Device, in orientation: Orientation) -> Device.Window? {
    switch self {
    case .share(let share): device.window(share, in: orientation)
    case .size(let size): device.window(of: size, in: orientation)
    }
  }

  /// Checks that a device has such a window.
  package func check(on device: Device, in orientation: Orientation, _ option: String) throws(UsageError) {
    guard window(on: device, in: orientation) == nil else { return }
    let shares = Device.WindowShare.allCases.filter { device.window($0, in: orientation) != nil }
    let sizes = device.idiom == .pad ? ["a size up to \(device.size(in: orientation).text)"] : []
    throw UsageError(
      .badValue(
        "\(option) '\(argument)'",
        expected: (shares.map(\.argument) + sizes).joined(separator: ", ")
          + " of \(device.name) in \(orientation.argument)"))
  }
}

extension LayoutRequest {
  /// A request of a window on a device.
  package init(
    _ device: Device, _ orientation: Orientation, _ window: AskedWindow, _ overrides: TraitOverrides,
    ignoresSavedFrames: Bool = false
  ) {
    let (share, size): (Device.WindowShare, Size?) =
      switch window {
      case .share(let share): (share, nil)
      case .size(let size): (.full, size)
      }
    self.init(
      canvas: .device(device, orientation, share), overrides: overrides,
      ignoresSavedFrames: ignoresSavedFrames)
    freeWindow = size
  }
}
