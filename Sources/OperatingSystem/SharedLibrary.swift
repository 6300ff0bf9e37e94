/// A library that is loaded when it is first needed, not when the program starts. It stays until the program ends.
package struct SharedLibrary: Sendable {
  private let handle: UInt

  /// Loads the library of a name, such as `libharfbuzz.so.0`, from where the system keeps libraries.
  ///
  /// - Returns: nil where there is none that can be loaded.
  package init?(named name: String) {
    guard let handle = SystemCalls.loadLibrary(name) else { return nil }
    self.handle = handle
  }

  /// The library's function of a name, or nil where it has none.
  ///
  /// - Warning: The type must be that of the library's headers.
  @unsafe package func function<Function>(_ name: String) -> Function? {
    unsafe SystemCalls.symbol(name, in: handle).map { unsafe unsafeBitCast($0, to: Function.self) }
  }
}
