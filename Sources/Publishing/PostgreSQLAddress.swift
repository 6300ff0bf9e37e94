import CPostgreSQL

/// The address of a database: a URL as libpq reads it, and what may be said of it.
@safe
package struct PostgreSQLAddress: Sendable {
  /// The URL, which may have a password in it: it is handed to libpq alone.
  let url: String
  /// The server and the database, without a user and a password.
  package let place: String

  /// Reads a URL such as `postgresql://user@host:5432/database`.
  ///
  /// A sign of a password that is not escaped would make a part of it that of another word, which errors
  /// name: such a URL is refused without naming any of it.
  ///
  /// - Throws: ``PublishingError`` with `noAddress` or `noLibrary`.
  package init(_ url: String) throws(PublishingError) {
    func refusal(_ expected: String) -> PublishingError {
      PublishingError(.noAddress(expected: expected), place: "--to")
    }
    let form = "a URL such as postgresql://user@host:5432/database"
    let schemes = ["postgresql://", "postgres://"]
    guard let scheme = schemes.first(where: url.hasPrefix) else { throw refusal(form) }
    let rest = url.utf8.dropFirst(scheme.utf8.count).prefix { $0 != UInt8(ascii: "?") }
    let signs = rest.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard signs.count <= 2, signs.count == 1 || !signs[0].contains(UInt8(ascii: "/")) else {
      throw refusal("\(form), the signs @ / ? # of a password written as %40 %2F %3F %23")
    }
    guard !url.utf8.contains(0), let options = try Self.options(of: url) else {
      throw refusal("\(form), the signs @ / ? # of a password written as %40 %2F %3F %23")
    }
    let ports = (options["port"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
    guard ports.allSatisfy({ $0.isEmpty || UInt16($0) != nil }) else {
      throw refusal("\(form), where the port is a number")
    }
    self.url = url
    let host = options["host"] ?? options["hostaddr"] ?? ""
    let port = options["port"].map { ":\($0)" } ?? ""
    place = "postgresql://\(host)\(port)/\(options["dbname"] ?? "")"
  }

  /// The options that libpq reads in a URL; nil where it reads none.
  private static func options(of url: String) throws(PublishingError) -> [String: String]? {
    let library = try LibPQ.loaded.get().functions
    var message: UnsafeMutablePointer<CChar>?
    let first = unsafe library.PQconninfoParse(url, &message)
    unsafe library.PQfreemem(message)
    guard var option = unsafe first else { return nil }
    defer { unsafe library.PQconninfoFree(first) }
    var options: [String: String] = [:]
    while let keyword = unsafe option.pointee.keyword {
      if let value = unsafe option.pointee.value {
        options[unsafe String(cString: keyword)] = unsafe String(cString: value)
      }
      unsafe option += 1
    }
    return options
  }
}
