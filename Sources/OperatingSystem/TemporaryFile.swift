/// A new file that is written before it gets its name.
///
/// While it is written it is locked, so that a file of such a name that nobody locks is known to be
/// abandoned: the system releases locks however a program ends.
struct TemporaryFile: ~Copyable {
  let name: String
  let file: Descriptor

  /// How many names are tried where other programs are quicker.
  private static var attempts: Int { 16 }

  /// Makes an empty file in a folder.
  ///
  /// - Parameter permissions: Those of the file whose place it takes; nil for those of a new file.
  init(in folder: Int32, permissions: UInt32?) throws(FileDefect) {
    for _ in 0..<Self.attempts {
      let name = Self.randomName()
      let file = Descriptor(
        try SystemCalls.createFile(name, in: folder, isPrivate: permissions != nil))
      // A program that removes abandoned files may come before the lock.
      guard SystemCalls.lock(file.number) != .isHeld, try SystemCalls.status(of: file.number).links > 0 else {
        continue
      }
      if let permissions { try SystemCalls.setPermissions(permissions, of: file.number) }
      self.name = name
      self.file = file
      return
    }
    throw .notWritable
  }
}

extension TemporaryFile {
  /// Removes the files of a folder that programs were writing when they ended.
  ///
  /// An entry that cannot be locked, cannot be removed or is no file stays.
  static func removeAbandoned(in folder: Int32) {
    for name in names(in: folder) where isName(name) {
      do throws(FileDefect) {
        let file = Descriptor(try SystemCalls.openFile(name, in: folder, followingLink: false))
        guard try SystemCalls.status(of: file.number).kind == .file, SystemCalls.lock(file.number) == .taken
        else { continue }
        try SystemCalls.removeFile(name, in: folder)
      } catch {
        // It has its own name by now, or is another's.
      }
    }
  }

  private static func names(in folder: Int32) -> [String] {
    do throws(FileDefect) {
      return try SystemCalls.names(in: folder)
    } catch {
      // An obstacle shows when the folder is used.
      return []
    }
  }
}

extension TemporaryFile {
  private static var start: String { ".ninefold-" }
  private static var digits: Int { 16 }

  /// A name that nobody can foresee.
  private static func randomName() -> String {
    let number = UInt64.random(in: .min ... .max)
    return start + hexadecimal(number) + hexadecimal(mark(of: number))
  }

  /// Whether a name is one of those that ``randomName()`` makes.
  ///
  /// The second half follows from the first, so that a file is not taken for abandoned because of the start
  /// of its name.
  static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(start) else { return false }
    let text = name.dropFirst(start.count)
    guard text.utf8.count == 2 * digits, let number = UInt64(text.prefix(digits), radix: 16) else {
      return false
    }
    return text == hexadecimal(number) + hexadecimal(mark(of: number))
  }

  /// The second number of a name, which follows from its first; by chance a name has it once
  /// in 2⁶⁴ times.
  private static func mark(of number: UInt64) -> UInt64 {
    // The last steps of SplitMix64.
    var mark = number &+ 0x9e37_79b9_7f4a_7c15
    mark = (mark ^ (mark >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mark = (mark ^ (mark >> 27)) &* 0x94d0_49bb_1331_11eb
    return mark ^ (mark >> 31)
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }
}
