#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The calls to the operating system.
enum FolderAccess {
  /// A file's bytes, or nil where there is none. A symbolic link is not followed: what it names may be outside.
  static func read(_ path: String, limit: Int) throws(ProjectError.Reason) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw lastFailure()
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw lastFailure() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("not a file") }
    guard status.st_size <= limit else { throw .tooLarge(bytes: limit) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let read = unsafe bytes.withUnsafeMutableBytes { unsafe readSome(descriptor, $0, from: count) }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw lastFailure() }
      if read == 0 { break }
      count += read
    }
    bytes.removeSubrange(count...)
    return bytes
  }

  /// Writes a file whole or not at all: beside its place first, then into it.
  static func write(_ bytes: [UInt8], to path: String) throws(ProjectError.Reason) {
    let temporary = path + ".new"
    unsafe unlink(temporary)
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw lastFailure() }
    var count = 0
    while count < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { unsafe writeSome(descriptor, $0, from: count) }
      if written < 0, errno == EINTR { continue }
      if written < 0 {
        let failure = lastFailure()
        close(descriptor)
        unsafe unlink(temporary)
        throw failure
      }
      count += written
    }
    guard close(descriptor) == 0, unsafe rename(temporary, path) == 0 else {
      let failure = lastFailure()
      unsafe unlink(temporary)
      throw failure
    }
  }

  /// Makes a folder where there is none.
  static func makeFolder(_ path: String) throws(ProjectError.Reason) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    guard errno == EEXIST else { throw lastFailure() }
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .unreadable("not a folder")
    }
  }

  /// Removes a file. One that is not there is no failure.
  static func removeFile(_ path: String) throws(ProjectError.Reason) {
    guard unsafe unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw lastFailure() }
  }

  /// Removes a folder that is empty, and leaves one that is not.
  static func removeEmptyFolder(_ path: String) { unsafe rmdir(path) }

  /// The names in a folder in their order, or none where there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
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
    return names.sorted()
  }

  private static func readSome(_ descriptor: Int32, _ target: UnsafeMutableRawBufferPointer, from start: Int)
    -> Int
  {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, target.baseAddress.map { unsafe $0 + start }, target.count - start)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, target.baseAddress.map { unsafe $0 + start }, target.count - start)
    #else
      unsafe Darwin.read(descriptor, target.baseAddress.map { unsafe $0 + start }, target.count - start)
    #endif
  }

  private static func writeSome(_ descriptor: Int32, _ source: UnsafeRawBufferPointer, from start: Int) -> Int
  {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, source.baseAddress.map { unsafe $0 + start }, source.count - start)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, source.baseAddress.map { unsafe $0 + start }, source.count - start)
    #else
      unsafe Darwin.write(descriptor, source.baseAddress.map { unsafe $0 + start }, source.count - start)
    #endif
  }

  private static func lastFailure() -> ProjectError.Reason {
    let message = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "unknown error"
    return .unreadable(message.prefix(1).lowercased() + message.dropFirst())
  }
}
