public import SceneModel

extension Device {
  /// The placement of an app on a device: its orientation, and the app's share of the screen.
  ///
  /// ```swift
  /// for placement in SizeClass.regularRegular.placements {
  ///   print(placement.device.name, placement.orientation, placement.share, placement.window.size)
  /// }
  /// ```
  public struct Placement: Hashable, Sendable {
    /// The device.
    public let device: Device
    /// The orientation of the device.
    public let orientation: Orientation
    /// The share of the screen that the window takes.
    public let share: WindowShare
    /// The window of the share.
    public let window: Window
  }

  /// Every placement of an app on the device: whole screens first, upright before landscape, then shares of
  /// the screen from the largest to the smallest.
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

  /// The first placement in which the device shows a size class, or one that the class covers; nil where
  /// there is none.
  public func placement(showing sizeClass: SizeClass) -> Placement? {
    placements.first { sizeClass.covers($0.window.sizeClass) }
  }
}

extension SizeClass {
  /// The placements of the catalogue that an edit in the class affects: those that show a class which it
  /// covers, by model.
  public var placements: [Device.Placement] {
    Device.all.flatMap(\.placements).filter { covers($0.window.sizeClass) }
  }

  /// The devices of ``placements``, by model: each once, whatever share of its screen shows the class.
  package var devices: [Device] {
    Device.all.filter { $0.placement(showing: self) != nil }
  }
}
