package import TextMetrics

/// A font file that an app's property list names.
package struct StoredAppFont: Hashable, Sendable {
  /// The property list's path in the project.
  package let propertyList: String
  /// The name that the property list gives the font's file.
  package let file: String

  package init(propertyList: String, file: String) {
    self.propertyList = propertyList
    self.file = file
  }
}

extension SceneStore {
  /// Stores which font files a property list of a project names, in place of those that it named before, in
  /// one transaction.
  package func importAppFonts(_ files: [String], propertyList: String, project: String) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      let project = try Importer(connection, writer, project: project).project
      let checksum = ProjectChecksum(connection: connection, project: project)
      var sum = try checksum.stored() &- checksumOfAppFonts(project: project, propertyList: propertyList)
      let removal = try connection.statement("DELETE FROM app_font WHERE project = ?1 AND property_list = ?2")
      removal.bind(project, at: 1)
      removal.bind(propertyList, at: 2)
      try removal.run()
      let insertion = try connection.statement(
        "INSERT INTO app_font (project, property_list, position, file) VALUES (?1, ?2, ?3, ?4)")
      insertion.bind(project, at: 1)
      insertion.bind(propertyList, at: 2)
      for (index, file) in files.enumerated() {
        insertion.bind(index + 1, at: 3)
        insertion.bind(file, at: 4)
        try insertion.run()
        sum &+= ProjectChecksum.checksum(ofAppFont: file, propertyList, position: index + 1)
      }
      try checksum.write(sum)
    }
  }

  /// The sum of the checksums of the font files that the property lists of a project name, or one of them.
  func checksumOfAppFonts(project: Int, propertyList: String? = nil) throws(StoreError) -> Int {
    let rows = try connection.statement(
      """
      SELECT property_list, position, file FROM app_font
      WHERE project = ?1 AND (?2 IS NULL OR property_list = ?2)
      """)
    rows.bind(project, at: 1)
    rows.bind(propertyList, at: 2)
    defer { rows.reset() }
    var sum = 0
    while try rows.step() {
      sum &+= ProjectChecksum.checksum(
        ofAppFont: rows.text(2) ?? "", rows.text(0) ?? "", position: rows.int(1))
    }
    return sum
  }

  /// The font files that property lists of a project name, in the order of their paths and in theirs.
  package func appFonts(project: String) throws(StoreError) -> [StoredAppFont] {
    let rows = try connection.statement(
      """
      SELECT a.property_list, a.file FROM app_font a JOIN project p ON p.id = a.project
      WHERE p.name = ?1 ORDER BY a.property_list, a.position
      """)
    rows.bind(project, at: 1)
    defer { rows.reset() }
    var fonts: [StoredAppFont] = []
    while try rows.step() {
      fonts.append(StoredAppFont(propertyList: rows.text(0) ?? "", file: rows.text(1) ?? ""))
    }
    return fonts
  }

  /// The names of the fonts of a project, in the order of their files and in theirs.
  package func fontNames(project: String) throws(StoreError) -> [(file: String, names: FontNames)] {
    let rows = try connection.statement(
      """
      SELECT f.path, t.name, t.family, t.style
      FROM font t JOIN font_file f ON f.id = t.file JOIN project p ON p.id = f.project
      WHERE p.name = ?1 ORDER BY f.path, t.position
      """)
    rows.bind(project, at: 1)
    defer { rows.reset() }
    var fonts: [(file: String, names: FontNames)] = []
    while try rows.step() {
      let names = FontNames(
        postScript: rows.text(1) ?? "", family: rows.text(2) ?? "", style: rows.text(3) ?? "")
      fonts.append((rows.text(0) ?? "", names))
    }
    return fonts
  }
}
