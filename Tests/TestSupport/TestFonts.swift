public import Foundation

/// The fonts of `Fonts/make-fonts.py`, which says what is in them.
public enum TestFonts: Sendable {
  /// Where they are.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fonts")

  /// The bytes of one, such as `Ninefold.ttf`.
  public static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }
}
