/// The paths that are taken, so that no two files are one on any disk and no file is where a folder is.
struct PathLedger {
  private var taken: Set<String> = []
  private var parents: Set<String> = []
  /// The last number that each path got that was taken when its portable form was requested: no lower
  /// one is free.
  private var numbers: [String: Int] = [:]

  /// A ledger in which some paths are taken.
  init(taken: [String] = []) {
    for path in taken { self.taken.insert(PortablePath.folded(path)) }
  }

  /// Takes a path, or nothing where it is taken, or lies in one that is, or around one.
  mutating func take(_ path: String) -> Bool {
    let folded = PortablePath.folded(path)
    let around = PortablePath.parents(of: folded)
    if taken.contains(folded) || parents.contains(folded) || around.contains(where: taken.contains) {
      return false
    }
    taken.insert(folded)
    parents.formUnion(around)
    return true
  }

  /// Takes the portable form of a path, with a number before the ending where it is taken.
  mutating func takePortable(_ path: String, ending: String = "") -> String {
    let portable = PortablePath.portable(path)
    if take(portable + ending) { return portable + ending }
    // A folder in the way of another is avoided by a name without folders.
    let flat = PortablePath.portableName(String(portable.map { $0 == "/" ? "_" : $0 }))
    let key = PortablePath.folded(portable + ending)
    var number = numbers[key] ?? 2
    while true {
      for stem in [portable, flat] {
        let candidate = "\(stem)~\(number)\(ending)"
        guard take(candidate) else { continue }
        numbers[key] = number
        return candidate
      }
      number += 1
    }
  }
}
