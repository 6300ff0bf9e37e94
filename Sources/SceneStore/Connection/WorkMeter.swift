import OperatingSystem

/// Ends statements that do too much: SQLite asks it again and again while one runs.
final class WorkMeter {
  /// How many instructions of SQLite's virtual machine run between two looks.
  static let instructionsBetweenLooks = 1_000

  /// How much a statement may do.
  enum Bound {
    case any
    /// As much as it takes to load a schema of some thousand objects.
    case schema
    /// As much as a file of its size can need, of a statement of the store's own.
    case file(DatabaseFile)
    /// As much as it does in a time.
    case time(Deadline)
    /// As much as it does, where rows come one after another in a time each.
    case timeOfRow(Deadline)
  }

  /// How much the statements may do from now on.
  var bound = Bound.any { didSet { allowed = nil } }
  /// How often the statement that runs was looked at since it started.
  var looks = 0
  /// Whether the statement that runs gave a row since the last look.
  var hasRow = false
  /// How many looks the size of the file allows, as far as it was asked for.
  private var allowed: Int?

  /// How many instructions a schema may take.
  static let schemaInstructionLimit = 50_000
  /// How many instructions a statement of the store's own may take whatever the file's size.
  static let instructionLimit = 2_000_000
  /// How many more it may take for each byte of the file. To check a whole database takes less than one for
  /// three bytes.
  static let instructionByteLimit = 4

  /// Whether the statement that runs has to end.
  func isOver() -> Bool {
    looks += 1
    switch bound {
    case .any: return false
    case .schema: return looks * Self.instructionsBetweenLooks > Self.schemaInstructionLimit
    case .file(let file):
      if looks <= allowed ?? Self.looks(ofBytes: 0) { return false }
      // The file has grown, perhaps.
      let allowed = Self.looks(ofBytes: file.size)
      self.allowed = allowed
      return looks > allowed
    case .time(let deadline): return deadline.isOver
    case .timeOfRow(var deadline):
      guard hasRow else { return deadline.isOver }
      hasRow = false
      deadline.restart()
      bound = .timeOfRow(deadline)
      return false
    }
  }

  private static func looks(ofBytes size: Int) -> Int {
    (instructionLimit + min(size, 1 << 48) * instructionByteLimit) / instructionsBetweenLooks
  }

  /// How many bytes of text a statement of the store's own may give whatever the file's size, and how often
  /// all of the file's.
  static let textLimit = 64_000_000
  static let textByteLimit = 4

  /// Refuses a statement that gave more text than a file of its size can hold.
  func refuse(bytes: Int) throws(StoreError) {
    guard bytes > Self.textLimit, case .file(let file) = bound else { return }
    guard bytes - Self.textLimit > min(file.size, 1 << 48) * Self.textByteLimit else { return }
    throw StoreError(.tooMuchWork, path: file.path)
  }

  /// Why a statement was ended.
  var reason: StoreError.Reason {
    switch bound {
    case .any, .file: .tooMuchWork
    case .schema: .alteredSchema(Schema.tooLarge)
    case .time(let deadline): .tookTooLong(seconds: deadline.seconds)
    case .timeOfRow(let deadline): .gaveNoRow(seconds: deadline.seconds)
    }
  }
}
