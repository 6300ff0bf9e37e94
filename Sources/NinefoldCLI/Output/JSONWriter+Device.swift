import Ninefold

extension JSONWriter {
  /// Writes what a layout takes from a device.
  mutating func write(_ device: Device) throws(Output.Failure) {
    try beginObject()
    try member("name", device.name)
    try member("canvas", device.canvasID)
    try member("idiom", device.idiom.rawValue)
    try member("scale", device.scale)
    try member("pixels", [Double(device.pixels.width), Double(device.pixels.height)])
    try name("homeIndicator")
    try boolean(device.hasHomeIndicator)
    for orientation in Orientation.allCases {
      try name(orientation.rawValue)
      try write(device, in: orientation)
    }
    try end()
  }

  private mutating func write(_ device: Device, in orientation: Orientation) throws(Output.Failure) {
    try beginObject()
    try member("size", device.size(in: orientation).numbers)
    try member("sizeClass", device.sizeClass(in: orientation).description)
    try name("safeArea")
    try write(device.safeArea(in: orientation))
    try name("windows")
    try beginArray()
    for (share, window) in device.windows(in: orientation) {
      try beginObject()
      try member("share", share.rawValue)
      try writeMembers(window)
      try end()
    }
    try end()
    try end()
  }

  /// Writes the members of a window.
  mutating func writeMembers(_ window: Device.Window) throws(Output.Failure) {
    try member("size", window.size.numbers)
    try member("sizeClass", window.sizeClass.description)
  }

  private mutating func write(_ insets: EdgeInsets) throws(Output.Failure) {
    try beginObject()
    for (name, distance) in insets.sides { try member(name, distance) }
    try end()
  }
}

extension Device {
  /// The windows that an app can have on the device, with their shares of the screen.
  func windows(in orientation: Orientation) -> [(share: WindowShare, window: Window)] {
    WindowShare.allCases.compactMap { share in window(share, in: orientation).map { (share, $0) } }
  }
}
