extension Folder {
  /// The paths of the files below the folder whose names end so, in the order of their bytes.
  ///
  /// No link is followed, and nothing is looked for in folders whose names begin with a dot.
  package borrowing func files(endingIn ending: String) throws(FileDefect) -> [String] {
    var found: [String] = []
    var pending: [String?] = [nil]
    while let path = pending.popLast() {
      if let path {
        let names = try withParent(of: path) { (folder, name) throws(FileDefect) in
          let opened = Descriptor(try SystemCalls.openFolder(name, in: folder, followingLink: false))
          return try SystemCalls.names(in: opened.number)
        }
        try sort(names, in: path + "/", ending, &found, &pending)
      } else {
        try sort(names(), in: "", ending, &found, &pending)
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private borrowing func sort(
    _ names: [String], in folder: String, _ ending: String, _ files: inout [String],
    _ folders: inout [String?]
  ) throws(FileDefect) {
    for name in names where !name.hasPrefix(".") {
      switch try kind(of: folder + name) {
      case .folder: folders.append(folder + name)
      case .file: if name.hasSuffix(ending) { files.append(folder + name) }
      case .link, .other: break
      }
    }
  }
}
