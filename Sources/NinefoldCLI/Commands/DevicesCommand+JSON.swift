import Ninefold

extension DevicesCommand {
  /// Writes the devices: `{"devices": […]}`.
  func write(to json: inout JSONWriter) throws(Output.Failure) {
    try json.beginObject()
    try json.name("devices")
    try json.beginArray(.lines)
    for device in devices { try Self.write(device, to: &json) }
    try json.end()
    try json.end()
  }

  private static func write(_ device: Device, to json: inout JSONWriter) throws(Output.Failure) {
    try json.beginObject()
    try json.member("name", device.name)
    try json.member("canvas", device.canvasID)
    try json.member("idiom", device.idiom.rawValue)
    try json.member("scale", device.scale)
    try json.member("pixels", [Double(device.pixels.width), Double(device.pixels.height)])
    try json.name("homeIndicator")
    try json.boolean(device.hasHomeIndicator)
    for orientation in Orientation.allCases {
      try json.name(orientation.rawValue)
      try json.beginObject()
      try json.member("size", device.size(in: orientation).numbers)
      try json.member("sizeClass", device.sizeClass(in: orientation).description)
      let safeArea = device.safeArea(in: orientation)
      try json.name("safeArea")
      try json.beginObject()
      try json.member("left", safeArea.left)
      try json.member("top", safeArea.top)
      try json.member("right", safeArea.right)
      try json.member("bottom", safeArea.bottom)
      try json.end()
      try writeWindows(of: device, in: orientation, to: &json)
      try json.end()
    }
    try json.end()
  }

  private static func writeWindows(
    of device: Device, in orientation: Orientation, to json: inout JSONWriter
  ) throws(Output.Failure) {
    try json.name("windows")
    try json.beginArray()
    for share in Device.WindowShare.allCases {
      guard let window = device.window(share, in: orientation) else { continue }
      try json.beginObject()
      try json.member("share", share.rawValue)
      try json.member("size", window.size.numbers)
      try json.member("sizeClass", window.sizeClass.description)
      try json.end()
    }
    try json.end()
  }
}
