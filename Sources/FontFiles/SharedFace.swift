import CHarfBuzz
package import OperatingSystem
import SceneModel

/// A face of a font file that any number of fonts and threads share: its file is in memory once.
///
/// HarfBuzz reads the tables of a face from several threads at a time, as long as nobody changes it.
@safe
package final class SharedFace: @unchecked Sendable {
  let harfBuzz: HarfBuzz
  let face: OpaquePointer?
  /// The checksum (SHA-256) of the whole file, which is computed when it is asked for.
  package let checksum: MadeOnce<[UInt8]>

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - path: The font's file.
  ///   - index: The index of the face in the file.
  /// - Throws: ``FontError/Reason`` with `noHarfBuzz`, and with `notAFont` where the face has no glyphs.
  package init(_ path: String, face index: Int) throws(FontError.Reason) {
    let harfBuzz = try HarfBuzz.loaded.get()
    let functions = harfBuzz.functions
    let blob = unsafe FontBlob(functions.hb_blob_create_from_file(path), harfBuzz)
    self.harfBuzz = harfBuzz
    checksum = MadeOnce { blob.checksum }
    unsafe face = functions.hb_face_create(blob.pointer, UInt32(index & 0xFFFF))
    guard unsafe functions.hb_face_get_glyph_count(face) > 0 else { throw .notAFont }
  }

  deinit { unsafe harfBuzz.functions.hb_face_destroy(face) }

  /// Loads HarfBuzz, where the system has it.
  package static func loadLibrary() { _ = HarfBuzz.loaded }
}

/// The bytes of a font file.
@safe
private final class FontBlob: @unchecked Sendable {
  private let harfBuzz: HarfBuzz
  let pointer: OpaquePointer?

  init(_ pointer: OpaquePointer?, _ harfBuzz: HarfBuzz) {
    unsafe self.pointer = pointer
    self.harfBuzz = harfBuzz
  }

  deinit { unsafe harfBuzz.functions.hb_blob_destroy(pointer) }

  /// The checksum of all bytes.
  var checksum: [UInt8] {
    var count: UInt32 = 0
    let start = unsafe harfBuzz.functions.hb_blob_get_data(pointer, &count)
    var checksum = SHA256()
    unsafe checksum.add(UnsafeRawBufferPointer(start: start, count: Int(count)))
    return checksum.value
  }
}
