/// The names that modules of a project may have: all words of its projects and packages, and the folders
/// of Swift files.
///
/// The words are not sorted into targets, products and packages: a module that none of them names is
/// not the project's.
struct ModuleNames {
  private(set) var known: Set<String> = []

  /// Whether no project and no package was added.
  var isEmpty: Bool { known.isEmpty }

  /// Adds the words of a project of Xcode or a package: names as they are written, and the names of modules
  /// that follow from them.
  mutating func add(project text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      for (index, part) in line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        .enumerated()
      {
        // Every second piece stands in quotes.
        if index % 2 == 1 { add(Array(part)) }
        for word in part.split(whereSeparator: { !Self.isPart($0) }) {
          add(Array(word))
          for piece in word.split(separator: UInt8(ascii: ".")) { add(Array(piece)) }
        }
      }
    }
  }

  /// Adds the names of the folders that a Swift file is in.
  mutating func add(folder path: String) {
    for name in path.utf8.split(separator: UInt8(ascii: "/")) { add(Array(name)) }
  }

  /// Adds the module name that follows from a name: a character that is no letter or digit becomes `_`.
  private mutating func add(_ name: [UInt8]) {
    guard !name.isEmpty else { return }
    let module = name.map {
      Self.isPart($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") ? $0 : UInt8(ascii: "_")
    }
    known.insert(String(decoding: module, as: UTF8.self))
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
      0x80...0xFF:
      true
    default: false
    }
  }
}
