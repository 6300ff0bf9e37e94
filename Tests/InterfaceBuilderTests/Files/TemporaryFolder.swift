import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new folder for a test's files, which is removed with all in it.
struct TemporaryFolder {
  let path: String

  /// Makes a folder, hands it over and removes it.
  static func use(_ body: (TemporaryFolder) throws -> Void) throws {
    var template = Array("/tmp/ninefold-files-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer {
      unsafe $0.baseAddress.flatMap { unsafe mkdtemp($0) }
    }
    let path = unsafe String(cString: try #require(made))
    defer { remove(path) }
    try body(TemporaryFolder(path: path))
  }

  /// Makes a file, and the folders that it is in.
  func makeFile(_ name: String, _ bytes: some Sequence<UInt8>) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      _ = unsafe mkdir(folder, 0o755)
    }
    let file = unsafe try #require(fopen(path + "/" + name, "w"))
    let bytes = Array(bytes)
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
  }

  /// Makes a file of a text.
  func makeFile(_ name: String, _ text: String = "<document/>\n") throws { try makeFile(name, text.utf8) }

  /// Makes a link.
  func makeLink(_ name: String, to target: String) { _ = unsafe symlink(target, path + "/" + name) }

  private static func remove(_ path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR, let stream = unsafe opendir(path) {
      var names: [String] = []
      while let entry = unsafe readdir(stream) {
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
          unsafe names.append(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self))
        }
      }
      unsafe closedir(stream)
      for name in names where name != "." && name != ".." { remove(path + "/" + name) }
      _ = unsafe rmdir(path)
    } else {
      _ = unsafe unlink(path)
    }
  }
}
