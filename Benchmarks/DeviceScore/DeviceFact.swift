import Devices
import SceneModel

/// A number that was measured in a running app: one line of a table of facts.
struct DeviceFact: Sendable {
  /// The edge or the extent of an object that was measured.
  enum Property: String, Sendable {
    case x, y, width, height, right, bottom
  }

  /// The coordinates in which a position was measured.
  enum Space: String, Sendable {
    /// From the top left of the screen.
    case screen
    /// In the superview.
    case parent
    /// In the content of the table or of the cell that holds the object.
    case content
    /// An extent alone.
    case size
  }

  /// The identifier of an object in the table.
  let number: String
  let device: Device
  let orientation: Orientation
  /// The major number of the system that the device ran.
  let system: Int
  /// The object in words.
  let object: String
  /// The path of the document, from the folder of the documents.
  let document: String
  /// The identifier of the object's scene.
  let scene: String
  /// The identifier of the object; `*navigationBar`, `*tabBar` or `*toolbar` of a bar that no element is for.
  let view: String
  let property: Property
  let space: Space
  let value: Double
  /// The greatest difference that counts as agreement.
  let tolerance: Double
  /// Where the number was measured.
  let source: String
}

extension DeviceFact {
  /// The facts of a table whose first line names the columns, which tabs separate; others are ignored.
  ///
  /// - Throws: ``TableError`` of a line that is no fact.
  static func facts(of table: String) throws(TableError) -> [DeviceFact] {
    let lines = table.split(whereSeparator: \.isNewline)
    let columns = lines.first?.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) ?? []
    var facts: [DeviceFact] = []
    for (index, line) in lines.enumerated().dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let row = Dictionary(zip(columns, cells)) { first, _ in first }
      facts.append(try DeviceFact(row, line: index + 1))
    }
    return facts
  }

  private init(_ row: [String: String], line: Int) throws(TableError) {
    func cell<Value>(_ column: String, _ read: (String) -> Value?) throws(TableError) -> Value {
      guard let text = row[column], let value = read(text) else {
        throw TableError(line: line, column: column, text: row[column])
      }
      return value
    }
    number = try cell("n") { $0 }
    device = try cell("device", Device.named)
    orientation = try cell("orientation", Orientation.init)
    system = try cell("ios") { Int($0) }
    object = try cell("object") { $0 }
    document = try cell("document") { $0 }
    scene = try cell("scene") { $0 }
    view = try cell("view") { $0 }
    property = try cell("property", Property.init)
    space = try cell("space", Space.init)
    value = try cell("value") { Double($0) }
    tolerance = try cell("tolerance") { Double($0) }
    source = try cell("source") { $0 }
  }
}

/// A line of a table that is no fact.
struct TableError: Error, CustomStringConvertible {
  /// The line, counted from 1.
  let line: Int
  let column: String
  /// The text that the column cannot hold; nil where the line has no such column.
  let text: String?

  var description: String {
    "line \(line): " + (text.map { "\($0) is no \(column)" } ?? "the column \(column) is missing")
  }
}
