/// How long a query may take, in seconds.
package enum QueryTime: Hashable, Sendable {
  /// From its start to its end.
  case whole(Double)
  /// From one row to the next, however many there are.
  case ofRow(Double)

  /// The bound that ends a query that takes longer.
  var bound: WorkMeter.Bound {
    switch self {
    case .whole(let seconds): .time(Deadline(seconds: seconds))
    case .ofRow(let seconds): .timeOfRow(Deadline(seconds: seconds))
    }
  }
}
