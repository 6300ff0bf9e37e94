import Testing

@testable import Publishing

struct PostgreSQLAddressTests {
  @Test(arguments: [
    ("postgresql://fleet:secret@db.example.com:5433/scenes", "postgresql://db.example.com:5433/scenes"),
    ("postgres://db/scenes?user=a&password=secret", "postgresql://db/scenes"),
    ("postgresql:///scenes?host=/tmp/secretless", "postgresql:///tmp/secretless/scenes"),
    ("postgresql://fleet:se%40cr%2Fet@[::1]/scenes", "postgresql://::1/scenes"),
  ])
  func `is described without the user and the password`(url: String, place: String) throws {
    #expect(try PostgreSQLAddress(url).place == place)
  }

  /// Passwords with signs that are not escaped: libpq takes parts of them for the host, the port or the
  /// database, and says these in its errors.
  @Test(arguments: [
    "postgresql://u:tr@ck@host/db", "postgresql://u:tr/ck@host/db", "postgresql://u:1/trck@host/db",
    "postgresql://u:trck?x@host/db", "postgresql://u:tr#ck@host/db:5", "postgresql://u:%trck@host/db",
    "mysql://u:trck@host/db", "trck", "", "postgresql://host:trck/db", "postgresql://u:[trck@host/db",
  ])
  func `a refused address says nothing of a password`(url: String) throws {
    do {
      let address = try PostgreSQLAddress(url)
      #expect(!address.place.contains("tr") && !address.place.contains("ck"))
    } catch {
      if case .noAddress = error.reason {} else { Issue.record("\(error)") }
      #expect(!error.description.contains("tr") && !error.description.contains("ck"), "\(error)")
    }
  }

  @Test func `a server that is not there is named without the password`() throws {
    let address = try PostgreSQLAddress("postgresql://fleet:hidden@127.0.0.1:1/scenes")
    let error = #expect(throws: PublishingError.self) { _ = try PostgreSQLConnection(address) }
    let text = try #require(error).description
    #expect(text.hasPrefix("postgresql://127.0.0.1:1/scenes: error: cannot connect: "))
    #expect(!text.contains("hidden"))
  }
}
