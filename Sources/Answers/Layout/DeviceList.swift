import CommandLine
package import JSONText
package import Ninefold

/// Devices, all of them or one with its windows.
package struct DeviceList: Rendering {
  private let devices: [Device]
  private let showsWindows: Bool

  /// The list of one device, or of all where it is nil.
  package init(only device: Device?) {
    devices = device.map { [$0] } ?? Device.all
    showsWindows = device != nil
  }

  package var lines: [String] {
    showsWindows ? table.lines + [""] + devices.flatMap { Self.windows(of: $0).lines } : table.lines
  }

  private var table: TextTable {
    var table = TextTable([
      ("NAME", .name), ("CANVAS", .left), ("POINTS", .right), ("PIXELS", .right), ("SCALE", .right),
      ("PORTRAIT", .left), ("LANDSCAPE", .left), ("SAFE AREA PORTRAIT", .left), ("LANDSCAPE", .left),
      ("SYSTEM", .left),
    ])
    for device in devices {
      let system = device.standardSystem
      table.add([
        device.name, device.canvasID ?? "-", device.portraitSize.text,
        "\(device.pixels.width)x\(device.pixels.height)", device.scale.shortest,
        device.sizeClass(in: .portrait).description, device.sizeClass(in: .landscape).description,
        device.safeArea(in: .portrait, on: system).text, device.safeArea(in: .landscape, on: system).text,
        device.name(of: system),
      ])
    }
    return table
  }

  private static func windows(of device: Device) -> TextTable {
    var table = TextTable([
      ("WINDOW", .left), ("ORIENTATION", .left), ("POINTS", .right), ("SIZE CLASS", .left),
    ])
    for orientation in Orientation.allCases {
      for (share, window) in device.windows(in: orientation) {
        table.add([share.rawValue, orientation.rawValue, window.size.text, window.sizeClass.description])
      }
    }
    return table
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("devices", devices) { json, device in
        json.members(of: device)
      }
    }
  }
}
