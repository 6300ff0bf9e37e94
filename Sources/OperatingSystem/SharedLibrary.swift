/// A library that is loaded when it is first needed, not when the program starts. It stays until
/// the program ends.
package struct SharedLibrary: Sendable {
  private let handle: UInt

  /// Loads a library from where the system keeps libraries.
  ///
  /// - Parameter names: The names that it may have, such as `libharfbuzz.so.0`; the first that can
  ///   be loaded counts.
  /// - Throws: ``LibraryDefect`` without a function where none can be loaded.
  package init(anyOf names: [String]) throws(LibraryDefect) {
    guard let handle = names.lazy.compactMap(SystemCalls.loadLibrary).first else { throw LibraryDefect() }
    self.handle = handle
  }

  /// The library's function of a name.
  ///
  /// - Throws: ``LibraryDefect`` where it has none.
  /// - Warning: The type must be that of the library's headers.
  @unsafe package func function<Function>(_ name: String) throws(LibraryDefect) -> Function {
    guard let symbol = unsafe SystemCalls.symbol(name, in: handle) else {
      throw LibraryDefect(missing: name)
    }
    return unsafe unsafeBitCast(symbol, to: Function.self)
  }
}

/// Why a library cannot be used.
package struct LibraryDefect: Error, Hashable, Sendable {
  /// The function that it lacks; nil where there is no library.
  package let missing: String?

  /// A library that is not there, or lacks a function.
  package init(missing: String? = nil) { self.missing = missing }
}
