import Ninefold

extension JSONWriter {
  /// Writes the frames of a scene that differ.
  mutating func write(_ comparison: SceneComparison) throws(Output.Failure) {
    try beginObject()
    try writeHead(comparison.outline, comparison.sizeClass)
    try member("compared", Double(comparison.count))
    try name("differences")
    try beginArray(.lines)
    for difference in comparison.differences { try write(difference) }
    try end()
    try end()
  }

  private mutating func write(_ difference: FrameDifference) throws(Output.Failure) {
    try beginObject()
    try member("id", difference.comparison.id.text)
    try member("type", difference.comparison.type)
    try member("saved", difference.comparison.saved.numbers)
    try member("computed", difference.comparison.computed.numbers)
    try name("misplaced")
    try boolean(difference.comparison.isMarkedMisplaced)
    try member("cause", difference.reason?.cause.rawValue)
    try name("numbers")
    try beginArray()
    for number in difference.numbers {
      try beginObject()
      try member("number", number.kind.rawValue)
      try member("saved", number.saved)
      try member("computed", number.computed)
      try member("cause", number.reason.cause.rawValue)
      try member("view", number.reason.view?.text)
      try member("constraint", number.reason.constraint?.text)
      try member("points", number.reason.points)
      try end()
    }
    try end()
    try end()
  }
}
