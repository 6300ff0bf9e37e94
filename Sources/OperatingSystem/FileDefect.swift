/// The kind of an entry in a folder.
package enum EntryKind: Hashable, Sendable {
  case file, folder, link
  /// A FIFO, a socket or a device.
  case other
}

/// Why a file or folder could not be used. The caller knows which.
package enum FileDefect: Error, Hashable, Sendable {
  /// There is nothing of the name.
  case missing
  /// There is something of the name already.
  case exists
  /// A folder stands where a file should.
  case isFolder
  /// A file stands where a folder should.
  case notFolder
  /// A symbolic link stands where none is followed, or links lead in a circle.
  case isLink
  /// It may not be read.
  case notReadable
  /// It, or the folder around it, may not be written.
  case notWritable
  /// A FIFO, a socket or a device stands where a file should.
  case notRegular
  /// It is no longer the file that it was when it was looked at.
  case changed
  /// Another program of ours writes into the folder around it, for longer than one waits.
  case isHeld
  /// A path leads out of its folder, or is none.
  case unsafePath
  /// The file has more bytes than requested.
  case tooLarge(limit: Int)
  /// The reader of what is written has gone.
  case closedPipe
  /// Another failure; the text is the system's.
  case other(String)
}

extension FileDefect {
  /// The failure of a number that the system gave, or nil of 0.
  package init?(systemError number: Int32) {
    if number == 0 { return nil }
    self = SystemCalls.defect(of: number)
  }
}

extension FileDefect: CustomStringConvertible {
  /// The defect as a predicate of the file or folder, such as `does not exist`.
  package var description: String {
    switch self {
    case .missing: "does not exist"
    case .exists: "exists already"
    case .isFolder: "is a directory"
    case .notFolder: "is not a directory"
    case .isLink: "is a symbolic link"
    case .notReadable: "may not be read"
    case .notWritable: "may not be written"
    case .notRegular: "is not a file"
    case .changed: "was changed meanwhile"
    case .isHeld: "is in a directory that another program writes into"
    case .unsafePath: "leads out of the directory"
    case .tooLarge(let limit): "has more than \(limit) bytes"
    case .closedPipe: "is closed"
    case .other(let text): text
    }
  }
}
