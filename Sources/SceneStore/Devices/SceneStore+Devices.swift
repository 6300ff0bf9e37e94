import Devices
import SceneModel

extension SceneStore {
  /// Whether the tables of devices have the rows of the catalogue.
  func hasDevices() throws(StoreError) -> Bool {
    let devices = Device.all.enumerated().map { number, device in device.columns(number + 1) }
    guard try has(devices, "SELECT \(Self.deviceColumns) FROM devices ORDER BY number") else { return false }
    // As SQLite sorts texts.
    let windows = Device.all.flatMap { device in device.placements.map(\.columns) }.sorted { a, b in
      for (a, b) in zip(a, b) {
        if case .text(let a) = a, case .text(let b) = b, a != b {
          return a.utf8.lexicographicallyPrecedes(b.utf8)
        }
      }
      return false
    }
    return try has(
      windows, "SELECT \(Self.windowColumns) FROM device_windows ORDER BY device, orientation, window")
  }

  private static let deviceColumns = """
    number, name, canvas, idiom, portrait_width, portrait_height, pixel_width, pixel_height, scale, \
    portrait_size_class, landscape_size_class, rotates, turns_upside_down, has_home_indicator, corner_radius, \
    portrait_safe_left, portrait_safe_top, portrait_safe_right, portrait_safe_bottom, landscape_safe_left, \
    landscape_safe_top, landscape_safe_right, landscape_safe_bottom, portrait_status_bar, landscape_status_bar
    """

  private static let windowColumns =
    "device, orientation, window, window_width, window_height, size_class, width, height"

  /// Whether a query gives rows.
  private func has(_ rows: [[SQLValue]], _ sql: String) throws(StoreError) -> Bool {
    let statement = try connection.statement(sql)
    defer { statement.reset() }
    for row in rows {
      guard try statement.step(), Int(statement.columnCount) == row.count else { return false }
      for (index, value) in row.enumerated() where statement.value(Int32(index)) != value { return false }
    }
    return try !statement.step()
  }
}

extension Device {
  /// The columns of the view `devices`.
  fileprivate func columns(_ number: Int) -> [SQLValue] {
    let size = portraitSize
    let first: [SQLValue] = [
      .integer(Int64(number)), .text(name), canvasID.map { .text($0) } ?? .null, .text(idiom.rawValue),
      .real(size.width), .real(size.height), .integer(Int64(pixels.width)), .integer(Int64(pixels.height)),
      .real(scale), .text(sizeClass(in: .portrait).description), .text(sizeClass(in: .landscape).description),
      .integer(rotates ? 1 : 0), .integer(turnsUpsideDown ? 1 : 0), .integer(hasHomeIndicator ? 1 : 0),
      .real(cornerRadius),
    ]
    let insets = Orientation.allCases.flatMap { orientation -> [SQLValue] in
      let area = safeArea(in: orientation)
      return [area.left, area.top, area.right, area.bottom].map { .real($0) }
    }
    return first + insets + Orientation.allCases.map { .real(statusBarHeight(in: $0)) }
  }
}

extension Device.Placement {
  /// The columns of the view `device_windows`.
  fileprivate var columns: [SQLValue] {
    let sizeClass = window.sizeClass
    return [
      .text(device.name), .text(orientation.rawValue), .text(share.rawValue), .real(window.size.width),
      .real(window.size.height), .text(sizeClass.description), .text(sizeClass.width.rawValue),
      .text(sizeClass.height.rawValue),
    ]
  }
}
