import CPainting
import OperatingSystem

/// The library FriBidi, which orders text of both directions (UAX 9); loaded when the first such text
/// is painted.
@safe
struct FriBidi: @unchecked Sendable {
  private let functions: ninefold_fribidi

  /// The library; nil where there is none: then a whole text has the direction of its first letter.
  static let loaded = try? FriBidi(SharedLibrary(anyOf: ["libfribidi.so.0", "libfribidi.0.dylib"]))

  private init(_ library: SharedLibrary) throws(LibraryDefect) {
    func find<Function>(_ name: String) throws(LibraryDefect) -> Function {
      unsafe try library.function(name)
    }
    unsafe functions = try ninefold_fribidi(
      fribidi_get_bidi_types: find("fribidi_get_bidi_types"),
      fribidi_get_bracket_types: find("fribidi_get_bracket_types"),
      fribidi_get_par_embedding_levels_ex: find("fribidi_get_par_embedding_levels_ex"))
  }

  /// `FRIBIDI_PAR_ON`: the direction of the first letter that has one.
  private static let natural: UInt32 = 0x40

  /// The embedding level of each character: even ones run from left to right, odd ones from right to left;
  /// nil where there is no memory.
  func levels(of text: [UInt32]) -> [Int]? {
    guard let count = Int32(exactly: text.count), count > 0 else { return nil }
    var types = [UInt32](repeating: 0, count: text.count)
    var brackets = types
    var levels = [CChar](repeating: 0, count: text.count)
    var direction = Self.natural
    unsafe functions.fribidi_get_bidi_types(text, count, &types)
    unsafe functions.fribidi_get_bracket_types(text, count, types, &brackets)
    let most = unsafe functions.fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &direction, &levels)
    return most > 0 ? levels.map(Int.init) : nil
  }
}
