import CMicroHTTPD
import OperatingSystem

/// The library libmicrohttpd, loaded when a page is served.
@safe
struct MicroHTTPD: @unchecked Sendable {
  let functions: ninefold_microhttpd

  /// The library, or why there is none.
  static let loaded = Result { () throws(ServerError) in
    do throws(LibraryDefect) {
      return try MicroHTTPD(SharedLibrary(anyOf: ["libmicrohttpd.so.12", "libmicrohttpd.12.dylib"]))
    } catch {
      throw .noLibrary(missing: error.missing)
    }
  }

  private init(_ library: SharedLibrary) throws(LibraryDefect) {
    func find<Function>(_ name: String) throws(LibraryDefect) -> Function {
      unsafe try library.function(name)
    }
    unsafe functions = try ninefold_microhttpd(
      MHD_add_response_header: find("MHD_add_response_header"),
      MHD_create_response_from_buffer: find("MHD_create_response_from_buffer"),
      MHD_destroy_response: find("MHD_destroy_response"),
      MHD_get_connection_values: find("MHD_get_connection_values"),
      MHD_queue_response: find("MHD_queue_response"),
      MHD_resume_connection: find("MHD_resume_connection"),
      MHD_stop_daemon: find("MHD_stop_daemon"),
      MHD_suspend_connection: find("MHD_suspend_connection"),
      MHD_start_daemon: find("MHD_start_daemon"),
      MHD_get_daemon_info: find("MHD_get_daemon_info"))
  }
}
