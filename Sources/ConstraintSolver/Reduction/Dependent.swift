/// An offset that is a constant plus multiples of fixed variables.
struct Dependent: BitwiseCopyable {
  /// Whether it is the offset of a constraint of several terms, not of a variable.
  var isSide: Bool
  /// The place of the offset among those of its kind.
  var index: Int32
  var base: Double
  /// Where its terms start.
  var start: Int32
  /// How many terms it has.
  var size: Int32
}

/// A required constraint in which all variables cancel: it holds or it does not.
struct Check: BitwiseCopyable {
  var constraint: Int32
  /// Where the value of its left side stands, or -1 for a constraint of one term.
  var side: Int32
  /// The size of the numbers its left side was computed from.
  var size: Double
}

/// A constraint's share in a contradiction.
struct Evidence: BitwiseCopyable {
  var constraint: Int32
  var multiplier: Double
}
