package import SceneModel

/// The frames of a scene in several environments, as they were recorded.
package struct SceneSnapshot: Hashable, Sendable {
  /// A view with its frame in each environment.
  struct Row: Hashable, Sendable {
    let id: ObjectID
    let name: String
    let tag: String
    let superview: ObjectID?
    /// A frame for each environment; nil where the view is not installed.
    var frames: [Rect?]
  }

  /// A finding about constraints, with the indices of its environments.
  struct FindingRow: Hashable, Sendable {
    let finding: SceneFrames.Finding
    var environments: [Int]
  }

  /// The path of the document within its source.
  package let document: String
  /// The scene's id; empty text of a xib's.
  package let scene: ObjectID
  /// The scene's name.
  package let name: String
  /// The names of the environments.
  package let environments: [String]
  /// The size of the scene in each environment. Points.
  let sizes: [Size]
  /// The views that are installed in any environment, in document order.
  let views: [Row]
  let findings: [FindingRow]

  init(
    document: String, scene: ObjectID, name: String, environments: [String], sizes: [Size], views: [Row],
    findings: [FindingRow]
  ) {
    self.document = document
    self.scene = scene
    self.name = name
    self.environments = environments
    self.sizes = sizes
    self.views = views
    self.findings = findings
  }

  /// The snapshot of a scene's frames; environments in which it is not laid out are left out.
  package init(document: String, scene: ObjectID, name: String, _ frames: [EnvironmentFrames]) {
    let laidOut = frames.compactMap { place in place.frames.map { (place.environment.name, $0) } }
    var table = SnapshotTable(count: laidOut.count)
    for (index, (_, frames)) in laidOut.enumerated() { table.add(frames, at: index) }
    self.init(
      document: document, scene: scene, name: name, environments: laidOut.map(\.0),
      sizes: laidOut.map(\.1.size), views: table.views, findings: table.findings)
  }

  /// The frames in each environment.
  package var frames: [EnvironmentFrames] {
    environments.indices.map { index in
      let views = self.views.compactMap { row in
        row.frames[index].map {
          SceneFrames.View(id: row.id, name: row.name, tag: row.tag, superview: row.superview, frame: $0)
        }
      }
      let findings = self.findings.filter { $0.environments.contains(index) }.map(\.finding)
      return EnvironmentFrames(
        FrameEnvironment(recorded: environments[index]),
        SceneFrames(size: sizes[index], views: views, findings: findings))
    }
  }

  /// How many frames it can hold.
  package var frameCount: Int { views.count * environments.count }
}

/// Puts the frames of environments beside each other.
private struct SnapshotTable {
  private struct ViewKey: Hashable {
    let id: ObjectID
    let superview: ObjectID?
    /// Its number among the views with this identifier.
    let number: Int
  }

  private struct FindingKey: Hashable {
    let kind: SceneFrames.Finding.Kind
    let objects: [ObjectID]
  }

  private let count: Int
  private var rows: [ViewKey: SceneSnapshot.Row] = [:]
  private var order: [ViewKey] = []
  private var findingIndices: [FindingKey: Int] = [:]
  private(set) var findings: [SceneSnapshot.FindingRow] = []

  init(count: Int) { self.count = count }

  var views: [SceneSnapshot.Row] { order.compactMap { rows[$0] } }

  mutating func add(_ frames: SceneFrames, at index: Int) {
    var numbers: [ObjectID: Int] = [:]
    var isNew: Set<ViewKey> = []
    let keys = frames.views.map { view in
      let number = numbers[view.id, default: 0]
      numbers[view.id] = number + 1
      let key = ViewKey(id: view.id, superview: view.superview, number: number)
      if rows[key] == nil {
        isNew.insert(key)
        rows[key] = SceneSnapshot.Row(
          id: view.id, name: view.name, tag: view.tag, superview: view.superview,
          frames: Array(repeating: nil, count: count))
      }
      rows[key]?.frames[index] = view.frame
      return key
    }
    if !isNew.isEmpty { order = Self.merge(order, keys, isNew) }
    for finding in frames.findings { add(finding, at: index) }
  }

  /// An order with the keys that are new in it, each after the one before it.
  private static func merge(_ order: [ViewKey], _ keys: [ViewKey], _ isNew: Set<ViewKey>) -> [ViewKey] {
    var start: [ViewKey] = []
    var after: [ViewKey: [ViewKey]] = [:]
    var last: ViewKey?
    for key in keys {
      if !isNew.contains(key) {
        last = key
      } else if let last {
        after[last, default: []].append(key)
      } else {
        start.append(key)
      }
    }
    return start + order.flatMap { [$0] + (after[$0] ?? []) }
  }

  private mutating func add(_ finding: SceneFrames.Finding, at index: Int) {
    let key = FindingKey(kind: finding.kind, objects: finding.objects)
    if let place = findingIndices[key] {
      if findings[place].environments.last != index { findings[place].environments.append(index) }
    } else {
      findingIndices[key] = findings.count
      findings.append(SceneSnapshot.FindingRow(finding: finding, environments: [index]))
    }
  }
}
