extension SceneStore {
  /// Notes the checksums of catalogues, fonts and edits as they are, for a database of an older version.
  ///
  /// An edit that was damaged before gets none: the newest of a document, which is to lead back to the nodes
  /// that it says.
  func writeRowChecksums() throws(StoreError) {
    for owner in RowOwner.allCases {
      for (id, _) in try names(of: owner) {
        if owner == .edit, try !journal.leadsBack(edit: id) { continue }
        try RowChecksum(connection: connection, owner: owner, id: id).write()
      }
    }
  }

  /// The defects of catalogues, fonts and edits: where they are not as they were stored.
  func rowFindings() throws(StoreError) -> [StoreFinding] {
    var findings: [StoreFinding] = []
    for owner in RowOwner.allCases {
      for (id, name) in try names(of: owner)
      where try !RowChecksum(connection: connection, owner: owner, id: id).holds() {
        findings.append(
          StoreFinding(reason: .unreadable(StoreError.Reason.defect(ofChanged: name)), document: nil))
      }
    }
    return findings
  }

  private func names(of owner: RowOwner) throws(StoreError) -> [(id: Int, name: String)] {
    let rows = try connection.statement(owner.names)
    defer { rows.reset() }
    var names: [(id: Int, name: String)] = []
    while try rows.step() { names.append((rows.int(0), rows.text(1) ?? "")) }
    return names
  }
}
