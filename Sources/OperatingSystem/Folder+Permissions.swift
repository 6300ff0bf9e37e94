extension Folder {
  /// Lets everybody who may read a file run it as a program.
  package borrowing func makeExecutable(_ path: String) throws(FileDefect) {
    try withParent(of: path) { (folder, name) throws(FileDefect) in
      let permissions = try SystemCalls.status(of: name, in: folder, followingLink: false).permissions
      let file = Descriptor(try SystemCalls.openFile(name, in: folder, followingLink: false))
      try SystemCalls.setPermissions(permissions | (permissions & 0o444) >> 2, of: file.number)
    }
  }
}
