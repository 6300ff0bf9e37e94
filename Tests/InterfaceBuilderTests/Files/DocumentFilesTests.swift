import InterfaceBuilder
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct DocumentFilesTests {
  /// A new directory that is removed with all in it.
  private func withDirectory(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/ninefold-files-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer {
      unsafe $0.baseAddress.flatMap { unsafe mkdtemp($0) }
    }
    let path = unsafe String(cString: try #require(made))
    defer { remove(path) }
    try body(path)
  }

  private func remove(_ path: String) {
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

  private func makeFolder(_ path: String) { _ = unsafe mkdir(path, 0o755) }

  private func makeFile(_ path: String, _ text: String = "<document/>\n") throws {
    let file = unsafe try #require(fopen(path, "w"))
    unsafe fputs(text, file)
    unsafe fclose(file)
  }

  @Test
  func `documents are found in order, loops of links end`() throws {
    try withDirectory { root in
      for folder in ["b", "b/.hidden", ".git", "b/.build", "a.lproj", "Pods"] {
        makeFolder(root + "/" + folder)
      }
      for file in [
        "b/Main.storyboard", "a.lproj/Cell.xib", ".git/No.xib", "b/.build/No.xib", "b/.hidden/Yes.xib",
        "b.xib",
        "Pods/Pod.XIB", "b/notes.txt", ".xib",
      ] {
        try makeFile(root + "/" + file)
      }
      _ = unsafe symlink(root, root + "/b/loop")
      _ = unsafe symlink("b.xib", root + "/link.xib")
      _ = unsafe symlink("self.xib", root + "/self.xib")
      let found = DocumentFiles(at: [root])
      #expect(
        found.files.map(\.path) == [
          "Pods/Pod.XIB", "a.lproj/Cell.xib", "b.xib", "b/.hidden/Yes.xib", "b/Main.storyboard", "link.xib",
        ])
      #expect(found.errors.map(\.path) == ["self.xib"])
      for file in found.files { #expect(try file.bytes() == Array("<document/>\n".utf8)) }
    }
  }

  @Test
  func `a file is taken by name, what is not there is reported`() throws {
    try withDirectory { root in
      try makeFile(root + "/odd.xml")
      let found = DocumentFiles(at: [root + "/odd.xml", root + "/none.xib"])
      #expect(found.files == [DocumentFile(location: root + "/odd.xml", path: "odd.xml")])
      #expect(found.errors.map(\.path) == [root + "/none.xib"])
      #expect(found.errors.first?.description.contains("error: cannot read the file: no such file") == true)
    }
  }

  @Test
  func `a file that is too large or gone is refused`() throws {
    try withDirectory { root in
      try makeFile(root + "/a.xib")
      let file = DocumentFile(location: root + "/a.xib", path: "a.xib")
      let error = #expect(throws: ReadError.self) { try file.bytes(limit: 5) }
      #expect(error?.reason == .tooLarge(.bytes(5)))
      #expect(error?.path == "a.xib")
      _ = unsafe unlink(root + "/a.xib")
      #expect(throws: ReadError.self) { try file.bytes() }
    }
  }
}
