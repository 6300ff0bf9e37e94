import OperatingSystem
import SceneModel

/// The columns of a row of `document` but for its number, its project and its path.
struct DocumentColumns: Equatable {
  var path: String
  var nodeCount: Int
  var form: FileForm
  var type: String?
  var toolsVersion: String?
  var targetRuntime: String?
  var device: String?
  var orientation: String?
  var usesAutoLayout = false
  var usesSizeClasses = false
  var usesSafeAreas = false
  var isLaunchScreen = false
  var initialController: String?
  /// As ``fileName(_:)`` has it.
  var fileName: String

  /// The columns of a document.
  init(_ document: Document) {
    let tree = document.tree
    path = document.path
    fileName = Self.fileName(path)
    nodeCount = tree.count - 1
    form = document.form
    guard let root = tree.root else { return }
    type = tree[root, .type]
    toolsVersion = tree[root, .toolsVersion]
    targetRuntime = tree[root, .targetRuntime]
    if let device = tree.child(of: root, .device) {
      self.device = tree[device, .id]
      orientation = tree[device, .orientation]
    }
    usesAutoLayout = tree.usesAutoLayout
    usesSizeClasses = tree.usesSizeClasses
    usesSafeAreas = tree.usesSafeAreas
    isLaunchScreen = tree.isLaunchScreen
    initialController = tree[root, .initialViewController]
  }

  /// The checksum of what the file has beside its nodes: its path and its form.
  var checksum: Int {
    var checksum = Checksum()
    checksum.add(path)
    checksum.add(form.hasByteOrderMark ? 1 : 0)
    for text in [form.declaration, form.lineEnd, form.indentation, form.emptyElementGap] {
      checksum.add(text)
    }
    return checksum.value
  }

  /// The name of the document's file, without folders and the ending, where all of it is ASCII; else empty.
  ///
  /// Two names of ASCII are one where their bytes are the same; others have several forms in Unicode.
  static func fileName(_ path: String) -> String {
    let name = PathName.stem(of: PathName.name(of: path))
    return name.utf8.allSatisfy { $0 < 0x80 } ? name : ""
  }

  /// How many columns there are.
  static let count: Int32 = 18

  private static let names = """
    path, node_count, has_byte_order_mark, declaration, line_end, indentation, empty_element_gap, type, \
    tools_version, target_runtime, device, orientation, uses_auto_layout, uses_size_classes, uses_safe_areas, \
    is_launch_screen, initial_controller, file_name
    """

  /// Inserts a row; the last parameter is the project.
  static let insert = """
    INSERT INTO document (\(names), project)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)
    """

  /// Updates a row; the last parameter is its number.
  static let update = """
    UPDATE document SET (\(names)) =
      (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)
    WHERE id = ?19
    """

  /// Selects a row by its number.
  static let select = "SELECT \(names) FROM document WHERE id = ?1"

  /// Binds the columns in order.
  func bind(to statement: Statement) {
    statement.bind(path, at: 1)
    statement.bind(nodeCount, at: 2)
    statement.bind(form.hasByteOrderMark, at: 3)
    statement.bind(form.declaration, at: 4)
    statement.bind(form.lineEnd, at: 5)
    statement.bind(form.indentation, at: 6)
    statement.bind(form.emptyElementGap, at: 7)
    statement.bind(type, at: 8)
    statement.bind(toolsVersion, at: 9)
    statement.bind(targetRuntime, at: 10)
    statement.bind(device, at: 11)
    statement.bind(orientation, at: 12)
    statement.bind(usesAutoLayout, at: 13)
    statement.bind(usesSizeClasses, at: 14)
    statement.bind(usesSafeAreas, at: 15)
    statement.bind(isLaunchScreen, at: 16)
    statement.bind(initialController, at: 17)
    statement.bind(fileName, at: 18)
  }

  /// The columns of a stored document, or nil where there is none of the number.
  static func stored(id: Int, _ connection: Connection) throws(StoreError) -> DocumentColumns? {
    let statement = try connection.statement(select)
    statement.bind(id, at: 1)
    defer { statement.reset() }
    return try statement.step() ? DocumentColumns(statement) : nil
  }

  private init(_ row: Statement) {
    path = row.text(0) ?? ""
    nodeCount = row.int(1)
    form = FileForm()
    form.hasByteOrderMark = row.bool(2)
    form.declaration = row.text(3) ?? ""
    form.lineEnd = row.text(4) ?? ""
    form.indentation = row.text(5) ?? ""
    form.emptyElementGap = row.text(6) ?? ""
    type = row.text(7)
    toolsVersion = row.text(8)
    targetRuntime = row.text(9)
    device = row.text(10)
    orientation = row.text(11)
    usesAutoLayout = row.bool(12)
    usesSizeClasses = row.bool(13)
    usesSafeAreas = row.bool(14)
    isLaunchScreen = row.bool(15)
    initialController = row.text(16)
    fileName = row.text(17) ?? ""
  }
}
