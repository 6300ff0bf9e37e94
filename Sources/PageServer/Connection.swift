import CMicroHTTPD

/// A connection of the library, as long as a request of it is open.
///
/// A request that is put aside keeps its connection open, so that any thread may take it up again.
@safe
struct Connection: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let functions: ninefold_microhttpd

  init(_ pointer: OpaquePointer, _ library: MicroHTTPD) {
    unsafe self.pointer = unsafe pointer
    unsafe functions = library.functions
  }

  /// The names and values that the request has of a kind.
  func values(_ kind: MHD_ValueKind) -> [(name: String, value: String)] {
    var values: [(name: String, value: String)] = []
    _ = unsafe withUnsafeMutablePointer(to: &values) { values in
      unsafe functions.MHD_get_connection_values(
        pointer, kind,
        { context, _, name, value in
          if let name = unsafe name {
            unsafe context?.assumingMemoryBound(to: [(name: String, value: String)].self).pointee.append(
              (String(cString: name), value.map { unsafe String(cString: $0) } ?? ""))
          }
          return ninefold_yes
        }, values)
    }
    return values
  }

  /// Puts the request aside. Only the library's thread may do it, while the request is its own.
  func suspend() { unsafe functions.MHD_suspend_connection(pointer) }

  /// Lets the library ask again for the answer to the request that was put aside.
  func resume() { unsafe functions.MHD_resume_connection(pointer) }

  /// Gives the library the answer to the request.
  func send(_ answer: PageAnswer) -> MHD_Result {
    let created = unsafe answer.body.withUnsafeBytes { body in
      unsafe functions.MHD_create_response_from_buffer(
        body.count, UnsafeMutableRawPointer(mutating: body.baseAddress), ninefold_copies)
    }
    guard let response = unsafe created else { return ninefold_no }
    for (name, value) in answer.allHeaders {
      _ = unsafe functions.MHD_add_response_header(response, name, value)
    }
    defer { unsafe functions.MHD_destroy_response(response) }
    return unsafe functions.MHD_queue_response(pointer, UInt32(answer.status), response)
  }
}

extension PageAnswer {
  /// The headers, with those that keep other sites out.
  fileprivate var allHeaders: [(name: String, value: String)] {
    [
      ("Content-Type", type), ("Content-Security-Policy", policy), ("Cache-Control", "no-store"),
      ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ] + headers
  }
}
