import SceneModel

/// The key of the layout of a scene: the position of the scene, and a number that distinguishes its layouts.
struct LayoutKey: Hashable {
  let scene: Int
  let variant: Int

  /// The two columns that all rows of a layout begin with.
  static let columns = ["scene", "variant"]

  func append(to batch: inout RowBatch) {
    batch.append(scene)
    batch.append(variant)
  }
}

/// A row of `solved_document`.
struct SolvedDocumentRow: TableRow {
  static let table = "solved_document"
  static let columns = ["environment", "document_checksum", "program_checksum", "checksum"]

  let environment: Int
  let solvedBy: SolvedChecksums
  let checksum: Int

  var rowKey: RowKey { RowKey(position: environment) }

  func append(to batch: inout RowBatch) {
    batch.append(environment)
    batch.append(solvedBy.document)
    batch.append(solvedBy.program)
    batch.append(checksum)
  }
}

/// A row of `scene_layout`.
struct SceneLayoutRow: TableRow {
  static let table = "scene_layout"
  static let columns = LayoutKey.columns + ["checksum"]
  static let keyCount = 2

  let key: LayoutKey
  let checksum: Int

  var rowKey: RowKey { RowKey(position: key.scene, inner: key.variant) }

  func append(to batch: inout RowBatch) {
    key.append(to: &batch)
    batch.append(checksum)
  }
}

/// A row of `solved_scene`.
struct SolvedSceneRow: TableRow {
  static let table = "solved_scene"
  static let columns = [
    "scene", "environment", "variant", "size_class", "place", "is_shown", "width", "height",
  ]
  static let keyCount = 2

  let environment: Int
  let key: LayoutKey
  let scene: SolvedScene

  var rowKey: RowKey { RowKey(position: key.scene, inner: environment) }

  func append(to batch: inout RowBatch) {
    batch.append(key.scene)
    batch.append(environment)
    batch.append(key.variant)
    batch.append(scene.sizeClass.number)
    batch.append(scene.place)
    batch.append(scene.isShown ? 1 : 0)
    batch.append(points: [scene.size.width, scene.size.height])
    batch.check(last: Self.columns.count, except: -1)
  }
}

/// A row of `view_frame`.
struct ViewFrameRow: TableRow {
  static let table = "view_frame"
  static let columns =
    LayoutKey.columns + [
      "position", "superview", "x", "y", "width", "height", "ambiguous", "safe_left", "safe_top",
      "safe_right",
      "safe_bottom",
      "content_width", "content_height",
    ]
  static let keyCount = 3

  let key: LayoutKey
  let view: SolvedLayout.View

  var rowKey: RowKey { RowKey(position: Int(view.node.index), inner: key.variant) }

  func append(to batch: inout RowBatch) {
    key.append(to: &batch)
    batch.append(Int(view.node.index))
    batch.append(view.superview.map { Int($0.index) })
    batch.append(points: [view.frame.x, view.frame.y, view.frame.width, view.frame.height])
    batch.append(view.ambiguous.reduce(0) { $0 | ($1 == .horizontal ? 1 : 2) })
    let safeArea = view.safeArea
    batch.append(points: [safeArea.left, safeArea.top, safeArea.right, safeArea.bottom])
    batch.append(points: [view.contentSize?.width, view.contentSize?.height])
    batch.check(last: Self.columns.count, except: 1)
  }
}

/// A row of `conflict_member`.
struct ConflictMemberRow: TableRow {
  static let table = "conflict_member"
  static let columns = LayoutKey.columns + ["conflict", "place", "position", "kind"]
  static let keyCount = 4

  let key: LayoutKey
  let conflict: Int
  let place: Int
  let member: SolvedLayout.Member

  var rowKey: RowKey { RowKey(position: conflict, inner: place) }

  func append(to batch: inout RowBatch) {
    key.append(to: &batch)
    batch.append(conflict)
    batch.append(place)
    batch.append(Int(member.node.index))
    batch.append(member.kind)
    batch.check(last: Self.columns.count, except: 1)
  }
}

/// A row of `layout_finding`.
struct LayoutFindingRow: TableRow {
  static let table = "layout_finding"
  static let columns = LayoutKey.columns + ["number", "position", "kind", "text"]
  static let keyCount = 3

  let key: LayoutKey
  let number: Int
  let finding: SolvedLayout.Finding

  var rowKey: RowKey { RowKey(position: number) }

  func append(to batch: inout RowBatch) {
    key.append(to: &batch)
    batch.append(number)
    batch.append(finding.node.map { Int($0.index) })
    batch.append(finding.kind)
    batch.append(finding.text)
    batch.check(last: Self.columns.count, except: 1)
  }
}

extension RowBatch {
  /// Appends numbers, or null of nil, as SQLite gives them back: it has no negative zero.
  fileprivate mutating func append(points: [Double?]) {
    for number in points { append(number.map { $0 == 0 ? 0 : $0 }) }
  }
}
