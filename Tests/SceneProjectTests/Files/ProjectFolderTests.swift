import SceneModel
import SceneProject
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct ProjectFolderTests {
  /// Makes a folder, gives it to a test, and removes it.
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/ninefold-project-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.flatMap { unsafe mkdtemp($0) }.map { unsafe String(cString: $0) }
    }
    let folder = try #require(made)
    defer { remove(folder) }
    try body(folder)
  }

  private func remove(_ path: String) {
    for name in names(in: path) { remove("\(path)/\(name)") }
    _ = unsafe rmdir(path) == 0 || unlink(path) == 0
  }

  private func names(in path: String) -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private func write(_ text: String, to path: String) throws {
    guard let file = unsafe fopen(path, "w") else {
      Issue.record("\(path) cannot be written")
      return
    }
    _ = unsafe fputs(text, file)
    unsafe fclose(file)
  }

  private func write(_ documents: [Document], to folder: ProjectFolder) throws {
    var rest = documents[...]
    var refusal: ProjectError?
    try folder.write(name: "P", refused: { refusal = $0 }) { rest.popFirst() }
    if let refusal { throw refusal }
  }

  private func storyboard(_ path: String, scenes: [String]) throws -> Document {
    let scenes = scenes.map { "<!--\($0)--><scene sceneID=\"\($0)\"/>" }.joined()
    return try document("<document><scenes>\(scenes)</scenes></document>", path: path)
  }

  @Test
  func `a project on disk is read back, and files of what is gone are removed`() throws {
    try withFolder { path in
      let folder = ProjectFolder("\(path)/P.sceneproject")
      let first = [
        try storyboard("Base.lproj/Main.storyboard", scenes: ["A", "B"]),
        try storyboard("x/Old.xib", scenes: ["C"]),
      ]
      try write(first, to: folder)
      try write("mine", to: "\(folder.path)/Base.lproj/Main.storyboard/notes.txt")
      #expect(names(in: "\(folder.path)/Base.lproj/Main.storyboard").count == 4)
      let second = [try storyboard("Base.lproj/Main.storyboard", scenes: ["B"])]
      try write(second, to: folder)
      #expect(
        names(in: "\(folder.path)/Base.lproj/Main.storyboard") == ["B.B.json", "document.json", "notes.txt"])
      #expect(names(in: folder.path) == ["Base.lproj", "project.json"])
      let head = try folder.reader.head()
      #expect(head.documents.count == 1)
      #expect(difference(try folder.reader.document(head.documents[0]), second[0]) == nil)
    }
  }

  @Test
  func `what is the same is not written again`() throws {
    try withFolder { path in
      let folder = ProjectFolder(path)
      let documents = [try storyboard("Main.storyboard", scenes: ["A"])]
      try write(documents, to: folder)
      func inode() -> UInt64 {
        var status = stat()
        _ = unsafe stat("\(path)/Main.storyboard/A.A.json", &status)
        return UInt64(status.st_ino)
      }
      let before = inode()
      try write(documents, to: folder)
      #expect(inode() == before)
    }
  }

  @Test
  func `a newer project and foreign files are not written over`() throws {
    try withFolder { path in
      let documents = [try storyboard("Main.storyboard", scenes: ["A"])]
      try write("x", to: "\(path)/Main.storyboard")
      #expect(throws: ProjectError.self) { try write(documents, to: ProjectFolder(path)) }
      try write("{\"format\": \"ninefold scene project\", \"version\": 9}", to: "\(path)/project.json")
      let error = #expect(throws: ProjectError.self) { try write(documents, to: ProjectFolder(path)) }
      #expect(error?.reason == .newerVersion(9, supported: 1))
    }
  }

  @Test
  func `a document that cannot be said does not stop the others`() throws {
    try withFolder { path in
      var rest = [
        try storyboard("A.storyboard", scenes: ["A"]), try storyboard("../B.storyboard", scenes: ["B"]),
        try storyboard("C.storyboard", scenes: ["C"]),
      ][...]
      var refusals: [ProjectError.Reason] = []
      let folder = ProjectFolder(path)
      try folder.write(name: "P", refused: { refusals.append($0.reason) }) { rest.popFirst() }
      #expect(refusals == [.unsafePath("../B.storyboard")])
      #expect(try folder.reader.head().documents.map(\.path) == ["A.storyboard", "C.storyboard"])
    }
  }

  @Test
  func `a folder holds a project where its project file names the format`() throws {
    try withFolder { path in
      let folder = ProjectFolder(path)
      #expect(!folder.holdsProject)
      try write("{\"name\": \"web\"}", to: "\(path)/project.json")
      #expect(!folder.holdsProject)
      try write("<<<<<<< ours\n{\"format\": \"ninefold scene project\"", to: "\(path)/project.json")
      #expect(folder.holdsProject)
    }
  }

  @Test
  func `links are not followed`() throws {
    try withFolder { path in
      try write("{}", to: "\(path)/elsewhere.json")
      _ = unsafe symlink("elsewhere.json", "\(path)/project.json")
      let error = #expect(throws: ProjectError.self) { try ProjectFolder(path).reader.head() }
      guard case .unreadable? = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test
  func `a file that the project did not name stays`() throws {
    try withFolder { path in
      let folder = ProjectFolder(path)
      _ = unsafe mkdir("\(path)/Main.storyboard", 0o777)
      try write("{}", to: "\(path)/Main.storyboard/mine.json")
      for scenes in [["A", "B"], ["B"]] {
        try write([try storyboard("Main.storyboard", scenes: scenes)], to: folder)
      }
      #expect(names(in: "\(path)/Main.storyboard") == ["B.B.json", "document.json", "mine.json"])
      try write([], to: folder)
      #expect(names(in: "\(path)/Main.storyboard") == ["mine.json"])
    }
  }

  @Test
  func `a document's folder that is a link is neither read nor written nor emptied`() throws {
    try withFolder { path in
      let folder = ProjectFolder("\(path)/P")
      try write([try storyboard("Main.storyboard", scenes: ["A"])], to: folder)
      _ = unsafe rename("\(folder.path)/Main.storyboard", "\(path)/elsewhere")
      _ = unsafe symlink("../elsewhere", "\(folder.path)/Main.storyboard")
      let entry = try #require(try folder.reader.head().documents.first)
      let isLink = ProjectError.Reason.unreadable("is a symbolic link")
      let unread = #expect(throws: ProjectError.self) { try folder.reader.document(entry) }
      #expect(unread?.reason == isLink)
      for documents in [[try storyboard("Main.storyboard", scenes: ["B"])], []] {
        let unwritten = #expect(throws: ProjectError.self) { try write(documents, to: folder) }
        #expect(unwritten?.reason == isLink)
        #expect(names(in: "\(path)/elsewhere") == ["A.A.json", "document.json"])
      }
    }
  }
}
