import CommandLine
package import JSONText
package import Ninefold

/// The description of size classes: all nine in a line each, or one in words.
package struct SizeClassList: Rendering {
  private let only: SizeClass?

  /// The list of one class, or of all where it is nil.
  package init(only sizeClass: SizeClass?) { only = sizeClass }

  package var lines: [String] { only.map { SizeClassText($0).lines } ?? SizeClassText.overview }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("sizeClasses", only.map { [$0] } ?? SizeClass.all) {
        json, sizeClass in
        json.members(of: sizeClass)
      }
    }
  }
}

extension JSONWriter {
  /// Writes the members that describe a size class.
  fileprivate mutating func members(of sizeClass: SizeClass) {
    member("name", sizeClass.description)
    member("short", sizeClass.shortName)
    member("key", VariationKey(sizeClass).description)
    member("final", sizeClass.isFinal)
    member("finals", sizeClass.finals.map(\.description))
    member("affects", sizeClass.affected.map(\.description))
    member("takesFrom", sizeClass.precedence.dropLast().map(\.description))
    objects("devices", sizeClass.placements) { json, placement in
      json.member("name", placement.device.name)
      json.member("orientation", placement.orientation.rawValue)
      json.member("window", placement.share.rawValue)
      json.members(of: placement.window)
    }
  }
}
