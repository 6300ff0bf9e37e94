#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The calls to the operating system's files.
enum Files {
  /// What the system says of its last error, as a part of a sentence.
  static var lastError: String {
    let text = unsafe String(cString: strerror(errno))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The absolute path without links, `.` and `..`, or nil where there is nothing at the path.
  static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Whether there is a directory at a path.
  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a directory and those around it. False where that fails; ``lastError`` says why.
  static func makeDirectory(_ path: String) -> Bool {
    if unsafe isDirectory(path) || mkdir(path, 0o777) == 0 { return true }
    guard errno == ENOENT, let slash = path.dropLast().lastIndex(of: "/"), slash > path.startIndex,
      makeDirectory(String(path[..<slash]))
    else { return false }
    return unsafe mkdir(path, 0o777) == 0 || isDirectory(path)
  }

  /// Writes a file whole or not at all: under another name first, which then takes the place of the old file.
  ///
  /// False where that fails; ``lastError`` says why.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let partial = path + ".partial"
    let descriptor = unsafe open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    let isWritten = write(bytes, to: descriptor)
    let isClosed = close(descriptor) == 0
    if isWritten, isClosed, unsafe rename(partial, path) == 0 { return true }
    let error = errno
    unsafe unlink(partial)
    errno = error
    return false
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
      }
      if count < 0, errno != EINTR { return false }
      written += max(count, 0)
    }
    return true
  }

  private static func systemWrite(_ descriptor: Int32, _ piece: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, piece.baseAddress, piece.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, piece.baseAddress, piece.count)
    #else
      unsafe Glibc.write(descriptor, piece.baseAddress, piece.count)
    #endif
  }
}
