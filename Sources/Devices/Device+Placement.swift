public import SceneModel

extension Device {
  /// Where an app stands on a device: how the device is held, and how much of its screen the app has.
  public struct Placement: Hashable, Sendable {
    /// The device.
    public let device: Device
    /// How the device is held.
    public let orientation: Orientation
    /// How much of the screen the window takes.
    public let share: WindowShare
    /// The window that the share gives.
    public let window: Window
  }

  /// Every placement of an app on the device: whole screens first, upright before lying, then shares of the screen from
  /// the largest to the smallest.
  ///
  /// A screen that does not turn counts as upright.
  public var placements: [Placement] {
    let orientations: [Orientation] = rotates ? Orientation.allCases : [.portrait]
    return WindowShare.allCases.flatMap { share in
      orientations.compactMap { orientation in
        window(share, in: orientation).map {
          Placement(device: self, orientation: orientation, share: share, window: $0)
        }
      }
    }
  }

  /// The first placement in which the device shows a size class, or one that the class covers; nil where it has none.
  public func placement(showing sizeClass: SizeClass) -> Placement? {
    placements.first { sizeClass.covers($0.window.sizeClass) }
  }
}

extension SizeClass {
  /// What of the catalogue an edit in the class affects: the placements that show a class which this one covers, by
  /// model.
  public var placements: [Device.Placement] {
    Device.all.flatMap(\.placements).filter { covers($0.window.sizeClass) }
  }

  /// The devices of ``placements``, by model: each once, whatever share of its screen shows the class.
  package var devices: [Device] {
    Device.all.filter { $0.placement(showing: self) != nil }
  }
}
