import SceneModel

/// Reads YAML texts: one document, of which each value and key has its place.
///
/// It is strict. Aliases are refused, so that nothing is larger than its text, and so are tags, keys that are
/// no texts, keys that are there twice and control characters.
package struct YAMLReader: Sendable {
  private let library: LibYAML
  /// The limits of a text.
  package let limits: YAMLLimits

  /// A reader, for which libyaml is loaded where it was not.
  ///
  /// - Throws: ``YAMLDefect`` with `noLibrary`.
  package init(limits: YAMLLimits = YAMLLimits()) throws(YAMLDefect) {
    do throws(YAMLDefect.Reason) {
      library = try LibYAML.loaded.get()
    } catch {
      throw YAMLDefect(error, at: .start)
    }
    self.limits = limits
  }

  /// The value of a text, which is nothing at its start where it has none.
  package func read(_ bytes: [UInt8]) throws(YAMLDefect) -> YAMLValue {
    guard bytes.count <= limits.bytes else { throw YAMLDefect(.tooLarge(limit: limits.bytes), at: .start) }
    let source = try YAMLSource(bytes)
    let (library, limits) = (library, limits)
    return try unsafe source.bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(YAMLDefect) in
        var composer = YAMLComposer(
          events: unsafe try YAMLEvents(of: bytes, in: source, library), limits: limits)
        return try composer.document()
      }
    }.get()
  }
}
