import Ninefold

extension JSONWriter {
  /// Writes what a layout takes from a device.
  mutating func members(of device: Device) throws(Output.Failure) {
    try member("name", device.name)
    try member("canvas", device.canvasID)
    try member("idiom", device.idiom.rawValue)
    try member("scale", device.scale)
    try member("pixels", [device.pixels.width, device.pixels.height])
    try member("homeIndicator", device.hasHomeIndicator)
    for orientation in Orientation.allCases {
      try object(orientation.rawValue) { (json) throws(Output.Failure) in
        try json.members(of: device, in: orientation)
      }
    }
  }

  private mutating func members(of device: Device, in orientation: Orientation) throws(Output.Failure) {
    try member(device.size(in: orientation))
    try member(device.sizeClass(in: orientation))
    try object("safeArea") { (json) throws(Output.Failure) in
      for (name, distance) in device.safeArea(in: orientation).sides { try json.member(name, distance) }
    }
    try objects("windows", device.windows(in: orientation), .inline) {
      (json, window) throws(Output.Failure) in
      try json.member("share", window.share.rawValue)
      try json.members(of: window.window)
    }
  }
}

extension Device {
  /// The windows that an app can have on the device, with their shares of the screen.
  func windows(in orientation: Orientation) -> [(share: WindowShare, window: Window)] {
    WindowShare.allCases.compactMap { share in window(share, in: orientation).map { (share, $0) } }
  }
}
