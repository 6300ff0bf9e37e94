/// A sum of other variables that defines one: a range of an elimination's terms, and a constant.
struct Definition: BitwiseCopyable {
  /// Where its terms start, or -1 for a free variable.
  var start: Int32 = -1
  var size: Int32 = 0
  var constant = 0.0

  /// The definition of a free variable.
  init() {}

  /// A number, or a sum of terms and a number.
  init(_ terms: Range<Int> = 0..<0, constant: Double) {
    start = Int32(terms.lowerBound)
    size = Int32(terms.count)
    self.constant = constant
  }

  @inline(__always)
  var terms: Range<Int32> { start..<(start + size) }
}

/// A variable of an elimination: free, or defined by others.
struct EliminationVariable: BitwiseCopyable {
  var definition = Definition()
  /// The equality that its definition is, or -1 if it has none or is defined by a named left side.
  var definer: Int32 = -1
  /// In how many of the constraints that stay it is alone.
  var useCount: Int32 = 0
  /// The number from outside that a free variable stands for, if it is fixed: then it is never defined.
  var fixedValue = 0.0
  var isFixed = false
  /// Whether a definition mentions it.
  var isMentioned = false

  /// Its coefficient in what is being added up; valid where its mark is the current one.
  var sum = 0.0
  var sumMark: Int32 = 0
  /// The last expansion that searched its definition.
  var searchMark: Int32 = 0
  /// The last expansion that found its definition long.
  var longMark: Int32 = 0

  @inline(__always)
  var isFree: Bool { definition.start < 0 }
}
