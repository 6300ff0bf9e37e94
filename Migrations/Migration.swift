/// One numbered step of the schema, embedded from the SQL file of the same name in this folder.
public struct Migration: Sendable {
  /// The file's name without its ending, such as `0001_create_schema`.
  public let name: String
  /// The file's text: statements that end with `;`.
  public let sql: String

  /// A migration of a name and a text.
  public init(name: String, sql: String) {
    self.name = name
    self.sql = sql
  }
}
