extension JSONWriter {
  /// Writes a member that is a string, or null.
  package mutating func member(_ name: String, _ text: String?) {
    self.name(name)
    if let text { string(text) } else { null() }
  }

  /// Writes a member that is a number.
  package mutating func member(_ name: String, _ value: Double) {
    self.name(name)
    number(value)
  }

  /// Writes a member that is a length or a coordinate, to a thousandth.
  package mutating func member(_ name: String, points: Double) { member(name, points.roundedToThousandth) }

  /// Writes a member that is an array of lengths or coordinates, to a thousandth.
  package mutating func member(_ name: String, points: [Double]) {
    member(name, points.map(\.roundedToThousandth))
  }

  /// Writes a member that is an array of numbers.
  package mutating func member(_ name: String, _ values: [Double]) {
    self.name(name)
    beginArray()
    for value in values { number(value) }
    end()
  }

  /// Writes a member that is an array of strings.
  package mutating func member(_ name: String, _ texts: [String]) {
    self.name(name)
    beginArray()
    for text in texts { string(text) }
    end()
  }

  /// Writes a member that is an array of strings, those that are nil as null.
  package mutating func member(_ name: String, optional texts: [String?]) {
    self.name(name)
    beginArray()
    for text in texts { if let text { string(text) } else { null() } }
    end()
  }
}
