import CPainting
import OperatingSystem

/// The library zlib, which PNG files are packed with.
@safe
struct Zlib: @unchecked Sendable {
  let functions: ninefold_zlib

  /// The library, or why there is none.
  static let loaded = Result { () throws(PaintingError) in
    do throws(LibraryDefect) {
      return try Zlib(SharedLibrary(anyOf: ["libz.so.1", "libz.1.dylib"]))
    } catch {
      throw .noLibrary("libz.so.1", package: "zlib1g", missing: error.missing)
    }
  }

  private init(_ library: SharedLibrary) throws(LibraryDefect) {
    func find<Function>(_ name: String) throws(LibraryDefect) -> Function {
      unsafe try library.function(name)
    }
    unsafe functions = try ninefold_zlib(
      adler32: find("adler32"), crc32: find("crc32"), deflate: find("deflate"),
      deflateEnd: find("deflateEnd"), deflateInit2_: find("deflateInit2_"))
  }
}
