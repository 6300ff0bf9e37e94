import Foundation

/// The gains and losses of a rule: the frames that match only with it, and those that match only without it.
struct RuleEvidence {
  let name: String
  /// The number of frames that the rule gains, by changed document.
  private(set) var gained: [String: Int] = [:]
  /// The number of frames that it loses, by changed document.
  private(set) var lost: [String: Int] = [:]

  /// Compares two lists of misses.
  init(name: String, without: MissedFrames, with: MissedFrames) {
    self.name = name
    for frame in without.frames.subtracting(with.frames) { gained[frame.path, default: 0] += 1 }
    for frame in with.frames.subtracting(without.frames) { lost[frame.path, default: 0] += 1 }
  }

  /// The frames that a document gains less those that it loses.
  func net(of path: String) -> Int { gained[path, default: 0] - lost[path, default: 0] }

  /// Gains less losses of each project that changes.
  var projects: [String: Int] {
    var projects: [String: Int] = [:]
    for path in Set(gained.keys).union(lost.keys) {
      projects[Folds.project(of: path), default: 0] += net(of: path)
    }
    return projects
  }

  /// Gains less losses of each fold; nil where nothing changes.
  var folds: [Int?] {
    var folds = [Int?](repeating: nil, count: Folds.count)
    for (project, net) in projects { folds[Folds.fold(of: project), default: 0] += net }
    return folds
  }

  /// Whether the nine other folds support the rule: more projects gain than lose, and the sum of frames is
  /// a gain.
  func isFound(without fold: Int) -> Bool {
    let others = projects.filter { Folds.fold(of: $0.key) != fold }.values
    return others.count { $0 > 0 } > others.count { $0 < 0 } && others.reduce(0, +) > 0
  }

  /// The net gain in folds that took no part in finding the rule; a gain that rests on one fold does
  /// not count.
  var outOfFold: Int {
    folds.enumerated().reduce(0) { $0 + (isFound(without: $1.offset) ? $1.element ?? 0 : 0) }
  }

  static let heading = "rule\tframes\tdocuments\tprojects\tfolds\tout of fold"

  /// The evidence for and against the rule, as a row of the table.
  var row: String {
    func counts(_ values: some Collection<Int>) -> String {
      "\(values.count { $0 > 0 }):\(values.count { $0 < 0 })"
    }
    let documents = Set(gained.keys).union(lost.keys).map(net)
    let frames = "\(gained.values.reduce(0, +)):\(lost.values.reduce(0, +))"
    return [name, frames, counts(documents), counts(projects.values), counts(folds.compactMap(\.self))]
      .joined(separator: "\t") + "\t\(outOfFold)"
  }

  /// A line for each changed project, the largest gain first.
  var projectRows: [String] {
    projects.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { project, _ in
      func sum(_ counts: [String: Int]) -> Int {
        counts.reduce(0) { $0 + (Folds.project(of: $1.key) == project ? $1.value : 0) }
      }
      return "\t\(sum(gained)):\(sum(lost))\tfold \(Folds.fold(of: project))\t\(project)"
    }
  }
}

extension Array where Element == Int? {
  fileprivate subscript(index: Int, default value: Int) -> Int {
    get { self[index] ?? value }
    set { self[index] = newValue }
  }
}

/// The frames that a run missed, as `--misses` lists them.
struct MissedFrames {
  struct Frame: Hashable {
    let path: String
    let id: String
  }

  private(set) var frames: Set<Frame> = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", maxSplits: 2)
      if fields.count > 1 { frames.insert(Frame(path: String(fields[0]), id: String(fields[1]))) }
    }
  }

  init(file: String) throws {
    self.init(try String(contentsOfFile: file, encoding: .utf8))
  }
}
