import Ninefold

/// Lists the devices that a layout can be made for.
struct DevicesCommand: Command {
  static let syntax = CommandSyntax(
    name: "devices", summary: "list the devices: sizes, size classes, safe areas and shared windows",
    usage: ["devices [NAME] [--format json|text]"],
    operands: .init(name: "NAME", count: 0...1, summary: "a device's name or canvas id: only this one"),
    options: [.format],
    examples: ["ninefold devices", "ninefold devices \"iPad Pro 11\""])

  let devices: [Device]
  private let showsWindows: Bool
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    format = try Format(arguments)
    if let name = arguments.operands.first {
      guard let device = Device.named(name) else {
        throw arguments.error(.badOperand(name, expected: Device.expectation(for: name)))
      }
      devices = [device]
      showsWindows = true
    } else {
      devices = Device.all
      showsWindows = false
    }
  }

  func run() throws -> ExitCode {
    switch format {
    case .json:
      var json = JSONWriter(Output(descriptor: 1))
      try write(to: &json)
      try json.flush()
    case .text:
      var output = Output(descriptor: 1)
      for line in table.lines { try output.writeLine(line) }
      if showsWindows, let device = devices.first {
        try output.writeLine()
        for line in Self.windows(of: device).lines { try output.writeLine(line) }
      }
      try output.flush()
    }
    return .done
  }

  private var table: TextTable {
    var table = TextTable([
      ("NAME", .left), ("CANVAS", .left), ("POINTS", .right), ("PIXELS", .right), ("SCALE", .right),
      ("PORTRAIT", .left), ("LANDSCAPE", .left), ("SAFE AREA PORTRAIT", .left), ("LANDSCAPE", .left),
    ])
    for device in devices {
      table.add([
        device.name, device.canvasID ?? "-", device.portraitSize.text,
        "\(device.pixels.width)x\(device.pixels.height)", device.scale.shortest,
        device.sizeClass(in: .portrait).description, device.sizeClass(in: .landscape).description,
        device.safeArea(in: .portrait).text, device.safeArea(in: .landscape).text,
      ])
    }
    return table
  }

  private static func windows(of device: Device) -> TextTable {
    var table = TextTable([
      ("WINDOW", .left), ("ORIENTATION", .left), ("POINTS", .right), ("SIZE CLASS", .left),
    ])
    for orientation in Orientation.allCases {
      for share in Device.WindowShare.allCases {
        guard let window = device.window(share, in: orientation) else { continue }
        table.add([share.rawValue, orientation.rawValue, window.size.text, window.sizeClass.description])
      }
    }
    return table
  }
}

extension Device {
  /// What could have been meant by a name that is no device's, for a message.
  static func expectation(for name: String) -> String {
    let similar = named(like: name).map(\.name)
    return similar.isEmpty
      ? "a name that 'ninefold devices' lists" : "one of " + similar.joined(separator: ", ")
  }
}
