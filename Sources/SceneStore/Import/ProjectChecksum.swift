/// Keeps the checksum of a project: the sum of those of its name, of the paths of what is stored of it, and
/// of the fonts that its property lists name.
struct ProjectChecksum {
  /// A kind of member of a project.
  enum Member: String {
    case document
    case strings
    case catalog
    case fontFile
  }

  let connection: Connection
  /// The project's number.
  let project: Int

  /// The checksum of a project of a name without anything in it.
  static func empty(_ name: String) -> Int { checksum("project", name) }

  /// The checksum that a member at a path adds.
  static func checksum(_ member: Member, _ path: String) -> Int { checksum(member.rawValue, path) }

  /// The checksum that a font file adds that a property list names in a place, counted from 1.
  static func checksum(ofAppFont file: String, _ propertyList: String, position: Int) -> Int {
    var checksum = Checksum()
    checksum.add("appFont")
    checksum.add(propertyList)
    checksum.add(position)
    checksum.add(file)
    return checksum.value
  }

  private static func checksum(_ kind: String, _ name: String) -> Int {
    var checksum = Checksum()
    checksum.add(kind)
    checksum.add(name)
    return checksum.value
  }

  /// The checksum in the project's row.
  func stored() throws(StoreError) -> Int {
    let statement = try connection.statement("SELECT checksum FROM project WHERE id = ?1")
    statement.bind(project, at: 1)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : 0
  }

  /// Notes a checksum.
  func write(_ checksum: Int) throws(StoreError) {
    let statement = try connection.statement("UPDATE project SET checksum = ?1 WHERE id = ?2")
    statement.bind(checksum, at: 1)
    statement.bind(project, at: 2)
    try statement.run()
  }

  /// Notes that the project has a member at a path from now on.
  func add(_ member: Member, _ path: String) throws(StoreError) {
    try write(stored() &+ Self.checksum(member, path))
  }

  /// Notes that the project has a member at a path no more.
  func remove(_ member: Member, _ path: String) throws(StoreError) {
    try write(stored() &- Self.checksum(member, path))
  }
}
