import Editing
import InterfaceBuilder
import Ninefold
import SceneModel
import SceneStore

/// A sound database, and the changes of it that the bytes of an input say.
struct DamagedDatabase {
  static let shared = Result { try DamagedDatabase() }
  /// The bytes of one change.
  static let length = 8

  private let scratch: ScratchFolder
  private let sound: [UInt8]
  private let columns: [TableColumn]
  private static let name = "a.db"

  private init() throws {
    scratch = try ScratchFolder()
    let path = scratch.path + "/" + Self.name
    try Self.fill(try SceneStore(path: path, mode: .readWrite))
    _ = try DatabaseUse.solving(path).run { _ in }
    sound = try scratch.read(Self.name)
    columns = try RawDatabase(scratch.path + "/" + Self.name).columns()
  }

  private static func fill(_ store: SceneStore) throws {
    for (number, bytes) in smallDocuments.enumerated() {
      try store.importDocument(try DocumentReader().read(bytes, path: "\(number).xib"), project: "p")
    }
    let strings = try StringsReader().read(Array("\"a.text\" = \"b\";\n".utf8), path: "fr.lproj/0.strings")
    try store.importStrings(strings, project: "p")
    let image = ImageSet(
      name: "i", variants: [ImageVariant(traits: AssetTraits(), fileName: "p.png", size: Size(1, 2))])
    try store.importCatalog(AssetCatalog(path: "A.xcassets", images: [image], colors: []), project: "p")
    for text in ["X", "Y"] {
      guard let first = try store.documents().first else { continue }
      try store.edit(document: first.id) { document in
        let outcome = try document.apply(.set("a", attribute: "text", to: text))
        return EditNote(summary: outcome.summary, sizeClass: .any, made: 0)
      }
    }
    try store.undo()
  }

  /// Writes the database with the changes of an input, or the input itself where it is a whole database.
  ///
  /// - Returns: The path of the file.
  func write(_ input: [UInt8]) throws -> String {
    for ending in ["-wal", "-shm", "-journal"] { scratch.remove(Self.name + ending) }
    let path = scratch.path + "/" + Self.name
    guard !input.starts(with: "SQLite format 3".utf8) else {
      try scratch.write(input, to: Self.name)
      return path
    }
    let changes = Self.changes(of: input)
    try scratch.write(sound, to: Self.name)
    let statements = changes.compactMap { $0.statement(columns) }
    if !statements.isEmpty { try RawDatabase(path).run(statements) }
    let patches = changes.filter(\.isOfBytes)
    guard !patches.isEmpty else { return path }
    var bytes = statements.isEmpty ? sound : try scratch.read(Self.name)
    for patch in patches { patch.apply(to: &bytes) }
    try scratch.write(bytes, to: Self.name)
    return path
  }

  private static func changes(of input: [UInt8]) -> [DatabaseChange] {
    let end = InputForm.endOfRecords(input, length: length)
    return stride(from: 1, to: end, by: length).map {
      DatabaseChange(ByteChoices(input[$0..<min($0 + length, end)]))
    }
  }

  static let seeds: [[UInt8]] =
    [[0]]
    + (0..<24).map { (number: UInt8) -> [UInt8] in
      let first: [UInt8] = [number, 0, number * 5, 0, number, number * 3, 1, 0]
      let second: [UInt8] = [number + 1, 0, number * 7, 0, number, number, 0, 1]
      return [2] + first + second
    }
}
