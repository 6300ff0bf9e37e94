import CommandLine
import Ninefold

/// A size class in words: its coverage, the size classes and devices that an edit in it affects, and the
/// sources of its values.
struct SizeClassText {
  private let sizeClass: SizeClass

  package init(_ sizeClass: SizeClass) { self.sizeClass = sizeClass }

  package var lines: [String] {
    var table = TextTable([("", .left), ("", .left)])
    table.add(["stands for", Self.names(sizeClass.finals)])
    table.add(["affects", sizeClass.affected.isEmpty ? "no other class" : Self.names(sizeClass.affected)])
    table.add(["takes from", Self.names(sizeClass.precedence.dropLast())])
    table.add(["key", VariationKey(sizeClass).description])
    let kind = sizeClass.isFinal ? "a final class" : "a base class"
    return ["\(sizeClass) (\(sizeClass.shortName)), \(kind)"] + table.lines(indent: 2) + [""] + devices
  }

  /// The nine classes, a line each.
  static var overview: [String] {
    var table = TextTable([
      ("CLASS", .left), ("SHORT", .left), ("STANDS FOR", .left), ("DEVICES", .right), ("KEY", .left),
    ])
    for sizeClass in SizeClass.all {
      table.add([
        sizeClass.description, sizeClass.shortName, names(sizeClass.finals), String(sizeClass.devices.count),
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

  /// The orientation and window that the devices in one row share.
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
