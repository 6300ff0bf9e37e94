extension SceneStore {
  /// Why a project is damaged: a document or a file beside it is lost, or another one is among them. Nil of
  /// a sound project.
  package func damage(ofProject name: String) throws(StoreError) -> StoreError? {
    try connection.reading { () throws(StoreError) in
      guard let id = try connection.integer("SELECT id FROM project WHERE name = ?1", name) else {
        throw StoreError(.noSuchProject(name), path: path)
      }
      let stored = try ProjectChecksum(connection: connection, project: id).stored()
      guard try stored != checksum(ofProject: name, id) else { return nil }
      let defect =
        "project \(name) is damaged; expected the documents and the files beside them that were stored"
      return StoreError(.damaged(defect), path: path)
    }
  }

  /// Notes the checksums of a project and its strings files as they are.
  func writeChecksums(project name: String) throws(StoreError) {
    guard let id = try connection.integer("SELECT id FROM project WHERE name = ?1", name) else { return }
    for path in try stringsFiles(project: name) {
      guard let strings = try unverifiedStrings(project: name, path: path) else { continue }
      let statement = try connection.statement(
        "UPDATE strings_file SET checksum = ?1 WHERE project = ?2 AND path = ?3")
      statement.bind(strings.checksum, at: 1)
      statement.bind(id, at: 2)
      statement.bind(path, at: 3)
      try statement.run()
    }
    try ProjectChecksum(connection: connection, project: id).write(checksum(ofProject: name, id))
  }

  /// Adds what an older version did not count to the checksums of projects.
  func countFilesBesideExports() throws(StoreError) {
    for name in try projects() {
      guard let id = try connection.integer("SELECT id FROM project WHERE name = ?1", name) else { continue }
      let checksum = ProjectChecksum(connection: connection, project: id)
      try checksum.write(checksum.stored() &+ checksumBesideExports(ofProject: id))
    }
  }

  private func checksum(ofProject name: String, _ id: Int) throws(StoreError) -> Int {
    try checksumOfExports(ofProject: name) &+ checksumBesideExports(ofProject: id)
  }

  /// The checksum of the catalogues and fonts of a project, as they are listed.
  private func checksumBesideExports(ofProject id: Int) throws(StoreError) -> Int {
    var checksum = try checksumOfAppFonts(project: id)
    for (owner, member) in [(RowOwner.catalog, ProjectChecksum.Member.catalog), (.fontFile, .fontFile)] {
      let paths = try connection.statement("SELECT path FROM \(owner.rawValue) WHERE project = ?1")
      paths.bind(id, at: 1)
      defer { paths.reset() }
      while try paths.step() { checksum &+= ProjectChecksum.checksum(member, paths.text(0) ?? "") }
    }
    return checksum
  }

  /// The checksum of what is exported of a project, as it is listed.
  private func checksumOfExports(ofProject name: String) throws(StoreError) -> Int {
    var checksum = ProjectChecksum.empty(name)
    for document in try documents(project: name) {
      checksum &+= ProjectChecksum.checksum(.document, document.path)
    }
    for path in try stringsFiles(project: name) { checksum &+= ProjectChecksum.checksum(.strings, path) }
    return checksum
  }
}
