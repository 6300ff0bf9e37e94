import Answers
import Synchronization

/// The values that were asked for last, made once each.
final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let most: Int
  private let kept = Mutex<[(key: Key, value: Value)]>([])

  /// Keeps so many values.
  init(most: Int) { self.most = most }

  /// The value of a key; where it is not kept, that which a function makes. Two threads may make one at once.
  func value(_ key: Key, _ make: () throws -> Value) rethrows -> Value {
    let known = kept.withLock { kept -> Value? in
      guard let index = kept.firstIndex(where: { $0.key == key }) else { return nil }
      let entry = kept.remove(at: index)
      kept.append(entry)
      return entry.value
    }
    if let known { return known }
    let value = try make()
    kept.withLock { kept in
      kept.removeAll { $0.key == key }
      kept.append((key, value))
      if kept.count > most { kept.removeFirst() }
    }
    return value
  }
}
