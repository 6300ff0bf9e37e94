import Ninefold

/// A size class in words: what it covers, what an edit in it affects, and where its values come from.
struct SizeClassText {
  private let sizeClass: SizeClass

  init(_ sizeClass: SizeClass) { self.sizeClass = sizeClass }

  var lines: [String] {
    var table = TextTable([("", .left), ("", .left)])
    table.add(["stands for", Self.names(sizeClass.finals)])
    table.add(["affects", sizeClass.affected.isEmpty ? "no other class" : Self.names(sizeClass.affected)])
    table.add(["takes from", Self.names(sizeClass.precedence.dropLast())])
    table.add(["key", VariationKey(sizeClass).description])
    let kind = sizeClass.isFinal ? "a final class" : "a base class"
    return ["\(sizeClass) (\(sizeClass.shortName)), \(kind)"] + table.lines.map { "  " + $0 } + [""] + devices
  }

  /// The nine classes, a line each.
  static var overview: [String] {
    var table = TextTable([
      ("CLASS", .left), ("SHORT", .left), ("STANDS FOR", .left), ("DEVICES", .right), ("KEY", .left),
    ])
    for sizeClass in SizeClass.all {
      let devices = Set(sizeClass.placements.map(\.device.name)).count
      table.add([
        sizeClass.description, sizeClass.shortName, names(sizeClass.finals), String(devices),
        VariationKey(sizeClass).description,
      ])
    }
    return table.lines
  }

  private static func names(_ classes: some Sequence<SizeClass>) -> String {
    let names = classes.map(\.description)
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  /// A row a window, with the devices that have it.
  private var devices: [String] {
    var rows: [(placement: Device.Placement, names: [String])] = []
    var places: [Window: Int] = [:]
    for placement in sizeClass.placements {
      let window = Window(placement)
      if let place = places[window] {
        rows[place].names.append(placement.device.name)
      } else {
        places[window] = rows.count
        rows.append((placement, [placement.device.name]))
      }
    }
    var table = TextTable([
      ("ORIENTATION", .left), ("WINDOW", .left), ("POINTS", .right), ("CLASS", .left), ("DEVICES", .left),
    ])
    for orientation in Orientation.allCases {
      for (placement, names) in rows where placement.orientation == orientation {
        table.add([
          orientation.rawValue, placement.share.rawValue, placement.window.size.text,
          placement.window.sizeClass.description, names.joined(separator: ", "),
        ])
      }
    }
    return table.lines
  }

  /// What devices in one row have in common.
  private struct Window: Hashable {
    let orientation: Orientation
    let share: Device.WindowShare
    let window: Device.Window

    init(_ placement: Device.Placement) {
      orientation = placement.orientation
      share = placement.share
      window = placement.window
    }
  }
}

/// What size classes are: all nine in a line each, or one in words.
struct SizeClassList: Rendering {
  private let only: SizeClass?

  /// The list of one class, or of all where it is nil.
  init(only sizeClass: SizeClass?) { only = sizeClass }

  var lines: [String] { only.map { SizeClassText($0).lines } ?? SizeClassText.overview }

  func write(to json: inout JSONWriter) throws(Output.Failure) {
    try json.beginObject()
    try json.name("sizeClasses")
    try json.beginArray(.lines)
    for sizeClass in only.map({ [$0] }) ?? SizeClass.all { try json.write(sizeClass) }
    try json.end()
    try json.end()
  }
}

extension JSONWriter {
  /// Writes what a size class is.
  fileprivate mutating func write(_ sizeClass: SizeClass) throws(Output.Failure) {
    try beginObject()
    try member("name", sizeClass.description)
    try member("short", sizeClass.shortName)
    try member("key", VariationKey(sizeClass).description)
    try name("final")
    try boolean(sizeClass.isFinal)
    try member("finals", sizeClass.finals.map(\.description))
    try member("affects", sizeClass.affected.map(\.description))
    try member("takesFrom", sizeClass.precedence.dropLast().map(\.description))
    try name("devices")
    try beginArray(.lines)
    for placement in sizeClass.placements {
      try beginObject()
      try member("name", placement.device.name)
      try member("orientation", placement.orientation.rawValue)
      try member("window", placement.share.rawValue)
      try writeMembers(placement.window)
      try end()
    }
    try end()
    try end()
  }
}
