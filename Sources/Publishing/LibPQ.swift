import CPostgreSQL
import OperatingSystem

/// The library libpq, loaded when a database is published.
@safe
struct LibPQ: @unchecked Sendable {
  let functions: ninefold_postgresql

  /// The library, or why there is none.
  static let loaded = Result { () throws(PublishingError) in
    do throws(LibraryDefect) {
      return try LibPQ(SharedLibrary(anyOf: ["libpq.so.5", "libpq.5.dylib"]))
    } catch {
      throw PublishingError(.noLibrary(missing: error.missing), place: "libpq")
    }
  }

  private init(_ library: SharedLibrary) throws(LibraryDefect) {
    func find<Function>(_ name: String) throws(LibraryDefect) -> Function {
      unsafe try library.function(name)
    }
    unsafe functions = try ninefold_postgresql(
      PQconnectdbParams: find("PQconnectdbParams"),
      PQconninfoParse: find("PQconninfoParse"),
      PQconninfoFree: find("PQconninfoFree"),
      PQfreemem: find("PQfreemem"),
      PQstatus: find("PQstatus"),
      PQerrorMessage: find("PQerrorMessage"),
      PQserverVersion: find("PQserverVersion"),
      PQfinish: find("PQfinish"),
      PQsetNoticeProcessor: find("PQsetNoticeProcessor"),
      PQexec: find("PQexec"),
      PQexecParams: find("PQexecParams"),
      PQgetResult: find("PQgetResult"),
      PQputCopyData: find("PQputCopyData"),
      PQputCopyEnd: find("PQputCopyEnd"),
      PQresultStatus: find("PQresultStatus"),
      PQresultErrorField: find("PQresultErrorField"),
      PQntuples: find("PQntuples"),
      PQnfields: find("PQnfields"),
      PQgetisnull: find("PQgetisnull"),
      PQgetvalue: find("PQgetvalue"),
      PQclear: find("PQclear"))
  }
}
