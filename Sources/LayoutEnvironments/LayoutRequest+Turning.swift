import Devices

extension LayoutRequest.Canvas {
  /// How many quarter turns clockwise an interface turns on the device from this canvas to another; 0 where
  /// it is not on the same device.
  ///
  /// A device that lies is taken to have been turned to the left (Devices.md#counter-rotation).
  package func quarterTurns(to other: Self) -> Int {
    guard case .device(let device, let old, _) = self, case .device(device, let new, _) = other, old != new
    else { return 0 }
    return new == .landscape ? 1 : -1
  }
}
