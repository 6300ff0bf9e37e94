#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The calls to the operating system.
enum FileSystem {
  /// What is at a path.
  enum Kind {
    case file, directory, other
  }

  /// What is at a path, or why that cannot be said.
  static func kind(of path: String, followingLinks: Bool) -> Result<Kind, ReadDefect> {
    var status = stat()
    guard unsafe (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      return .failure(lastDefect())
    }
    return .success(kind(of: status))
  }

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .other
    }
  }

  /// The names in a directory, in no order.
  static func names(in directory: String) throws(ReadDefect) -> [String] {
    guard let stream = unsafe opendir(directory) else { throw lastDefect() }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The bytes of a file.
  ///
  /// - Throws: ``ReadDefect`` with `tooLarge` where there are more than the limit.
  static func read(_ path: String, limit: Int) throws(ReadDefect) -> [UInt8] {
    try withFile(path) { descriptor, size throws(ReadDefect) in
      guard size <= limit else { throw ReadDefect(.tooLarge(.bytes(limit)), at: 0) }
      return try read(descriptor, count: size)
    }
  }

  /// The first bytes of a file: all of them where it has fewer.
  static func start(of path: String, count: Int) throws(ReadDefect) -> [UInt8] {
    try withFile(path) { descriptor, size throws(ReadDefect) in try read(descriptor, count: min(size, count))
    }
  }

  private static func withFile(
    _ path: String, _ body: (_ descriptor: Int32, _ size: Int) throws(ReadDefect) -> [UInt8]
  ) throws(ReadDefect) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw lastDefect() }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw lastDefect() }
    guard kind(of: status) == .file else { throw ReadDefect(.unreadable("not a file"), at: 0) }
    return try body(descriptor, Int(status.st_size))
  }

  private static func read(_ descriptor: Int32, count: Int) throws(ReadDefect) -> [UInt8] {
    var failure: ReadDefect?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = unsafe Self.read(descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled)
        if read < 0 { failure = lastDefect() }
        if read <= 0 { break }
        filled += read
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads from a descriptor, again where a signal came between.
  private static func read(_ descriptor: Int32, _ target: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    while true {
      #if canImport(Glibc)
        let result = unsafe Glibc.read(descriptor, target, count)
      #elseif canImport(Musl)
        let result = unsafe Musl.read(descriptor, target, count)
      #else
        let result = unsafe Darwin.read(descriptor, target, count)
      #endif
      if result >= 0 || errno != EINTR { return result }
    }
  }

  private static func lastDefect() -> ReadDefect {
    let message = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "unknown error"
    return ReadDefect(.unreadable(message.prefix(1).lowercased() + message.dropFirst()), at: 0)
  }
}

extension FileSystem {
  /// A path and a name in it.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What follows the last dot of a name, in lowercase; empty where there is none.
  static func ending(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
