import SceneStore
import Testing

@testable import Rows

/// The description of the columns, held to the views of the database.
struct RowViewTests {
  /// The columns of a view of the database.
  private static func columns(of view: String) throws -> [String] {
    var names: [String] = []
    try SceneStore().query("SELECT * FROM \(view)", columns: { names = $0 }) { _ in false }
    return names
  }

  @Test("A view has the columns of the database's view of its name", arguments: RowView.all.map(\.name))
  func hasColumns(name: String) throws {
    let view = try #require(RowView.named(name))
    guard view.query != nil else { return }
    let stored = try Self.columns(of: name).filter { !RowView.leftOut.contains($0) }
    #expect(view.columns.map(\.name).filter { $0 != "revision" } == stored)
  }

  @Test func `each column is named once in its view and says its meaning in a sentence`() {
    for view in RowView.all {
      #expect(Set(view.columns.map(\.name)).count == view.columns.count, "\(view.name)")
      for column in view.columns {
        #expect(column.meaning.hasSuffix("."), "\(column.name)")
      }
    }
    #expect(Set(RowView.all.map(\.name)).count == RowView.all.count)
  }
}
