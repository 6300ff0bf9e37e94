package import JSONText
package import Ninefold

extension JSONWriter {
  /// Writes the values of a device that a layout uses.
  package mutating func members(of device: Device) {
    member("name", device.name)
    member("canvas", device.canvasID)
    member("idiom", device.idiom.rawValue)
    member("scale", device.scale)
    member("pixels", [device.pixels.width, device.pixels.height])
    member("system", device.name(of: device.standardSystem))
    member("panelScale", points: device.panelScale)
    member("homeIndicator", device.hasHomeIndicator)
    member("turnsUpsideDown", device.turnsUpsideDown)
    member("cornerRadius", device.cornerRadius)
    for orientation in Orientation.allCases {
      object(orientation.rawValue) { json in
        json.members(of: device, in: orientation)
      }
    }
  }

  private mutating func members(of device: Device, in orientation: Orientation) {
    member(device.size(in: orientation))
    member(device.sizeClass(in: orientation))
    let system = device.standardSystem
    member("safeArea", device.safeArea(in: orientation, on: system))
    member("statusBar", device.statusBarHeight(in: orientation, on: system))
    objects("windows", device.windows(in: orientation), .inline) {
      json, window in
      json.member("share", window.share.rawValue)
      json.members(of: window.window)
    }
  }
}

extension Device {
  /// The windows that an app can have on the device, with their shares of the screen.
  package func windows(in orientation: Orientation) -> [(share: WindowShare, window: Window)] {
    WindowShare.allCases.compactMap { share in window(share, in: orientation).map { (share, $0) } }
  }
}
