import CCairo
import OperatingSystem

/// The library Fontconfig, which knows the fonts of the system; loaded when the first text is painted.
@safe
struct Fontconfig: @unchecked Sendable {
  let functions: ninefold_fontconfig

  /// The library, or why there is none.
  static let loaded = Result { () throws(PaintingError) in
    do throws(LibraryDefect) {
      return try Fontconfig(SharedLibrary(anyOf: ["libfontconfig.so.1", "libfontconfig.1.dylib"]))
    } catch {
      throw .noLibrary("libfontconfig.so.1", package: "libfontconfig1", missing: error.missing)
    }
  }

  private init(_ library: SharedLibrary) throws(LibraryDefect) {
    func find<Function>(_ name: String) throws(LibraryDefect) -> Function {
      unsafe try library.function(name)
    }
    unsafe functions = try ninefold_fontconfig(
      FcCharSetHasChar: find("FcCharSetHasChar"),
      FcConfigSubstitute: find("FcConfigSubstitute"),
      FcDefaultSubstitute: find("FcDefaultSubstitute"),
      FcFontRenderPrepare: find("FcFontRenderPrepare"),
      FcFontSetDestroy: find("FcFontSetDestroy"),
      FcFontSort: find("FcFontSort"),
      FcNameUnparse: find("FcNameUnparse"),
      FcPatternAddInteger: find("FcPatternAddInteger"),
      FcPatternAddString: find("FcPatternAddString"),
      FcPatternCreate: find("FcPatternCreate"),
      FcPatternDestroy: find("FcPatternDestroy"),
      FcPatternGetBool: find("FcPatternGetBool"),
      FcPatternGetCharSet: find("FcPatternGetCharSet"),
      FcPatternGetInteger: find("FcPatternGetInteger"),
      FcPatternGetString: find("FcPatternGetString"),
      FcStrFree: find("FcStrFree"),
      FcWeightFromOpenType: find("FcWeightFromOpenType"))
  }
}
