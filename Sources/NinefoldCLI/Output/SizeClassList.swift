import Ninefold

/// What size classes are: all nine in a line each, or one in words.
struct SizeClassList: Rendering {
  private let only: SizeClass?

  /// The list of one class, or of all where it is nil.
  init(only sizeClass: SizeClass?) { only = sizeClass }

  var lines: [String] { only.map { SizeClassText($0).lines } ?? SizeClassText.overview }

  func write(to json: inout JSONWriter) throws(Output.Failure) {
    try json.object { (json) throws(Output.Failure) in
      try json.objects("sizeClasses", only.map { [$0] } ?? SizeClass.all) {
        (json, sizeClass) throws(Output.Failure) in
        try json.members(of: sizeClass)
      }
    }
  }
}

extension JSONWriter {
  /// Writes what a size class is.
  fileprivate mutating func members(of sizeClass: SizeClass) throws(Output.Failure) {
    try member("name", sizeClass.description)
    try member("short", sizeClass.shortName)
    try member("key", VariationKey(sizeClass).description)
    try member("final", sizeClass.isFinal)
    try member("finals", sizeClass.finals.map(\.description))
    try member("affects", sizeClass.affected.map(\.description))
    try member("takesFrom", sizeClass.precedence.dropLast().map(\.description))
    try objects("devices", sizeClass.placements) { (json, placement) throws(Output.Failure) in
      try json.member("name", placement.device.name)
      try json.member("orientation", placement.orientation.rawValue)
      try json.member("window", placement.share.rawValue)
      try json.members(of: placement.window)
    }
  }
}
