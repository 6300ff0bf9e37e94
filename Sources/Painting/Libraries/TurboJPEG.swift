import CPainting
import OperatingSystem

/// The library TurboJPEG, which reads JPEG files; loaded when the first is painted.
@safe
struct TurboJPEG: @unchecked Sendable {
  private let functions: ninefold_turbojpeg

  /// The library; nil where there is none: then a box with its name stands for an image.
  static let loaded = try? TurboJPEG(SharedLibrary(anyOf: ["libturbojpeg.so.0", "libturbojpeg.0.dylib"]))

  private init(_ library: SharedLibrary) throws(LibraryDefect) {
    func find<Function>(_ name: String) throws(LibraryDefect) -> Function {
      unsafe try library.function(name)
    }
    unsafe functions = try ninefold_turbojpeg(
      tjInitDecompress: find("tjInitDecompress"),
      tjDecompressHeader3: find("tjDecompressHeader3"),
      tjDecompress2: find("tjDecompress2"),
      tjDestroy: find("tjDestroy"))
  }

  /// Forms of pixels, ways of storing colours and options, as `turbojpeg.h` numbers them.
  private enum Code {
    static let blueGreenRed: Int32 = 3
    static let inks: Int32 = 11
    static let inkSpaces: Set<Int32> = [3, 4]
    /// No more than 500 passes over the pixels.
    static let limitedScans: Int32 = 32768
  }

  /// The pixels of a file; nil where it is damaged, or has another size than its header gave.
  func surface(of bytes: [UInt8], width: Int, height: Int, _ cairo: Cairo) -> PaintedSurface? {
    let decoder = functions.tjInitDecompress()
    guard let decoder = unsafe decoder else { return nil }
    defer { unsafe _ = functions.tjDestroy(decoder) }
    var (ownWidth, ownHeight, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let count = UInt(bytes.count)
    guard
      unsafe functions.tjDecompressHeader3(
        decoder, bytes, count, &ownWidth, &ownHeight, &subsampling, &space) == 0,
      Int(ownWidth) == width, Int(ownHeight) == height,
      let surface = try? PaintedSurface(.opaque, width: width, height: height, cairo)
    else { return nil }
    let stride = Int32(clamping: surface.stride)
    let isOfInks = Code.inkSpaces.contains(space)
    let isRead = unsafe surface.withBytes { pixels in
      let result = unsafe functions.tjDecompress2(
        decoder, bytes, count, pixels.baseAddress, ownWidth, stride, ownHeight,
        isOfInks ? Code.inks : Code.blueGreenRed, Code.limitedScans)
      if isOfInks { unsafe Self.mixInks(pixels) }
      return result == 0
    }
    return isRead ? surface : nil
  }

  /// Converts pixels of four inks to blue, green, red. Files store an ink as the light that it lets through.
  private static func mixInks(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
    for start in stride(from: 0, to: pixels.count - 3, by: 4) {
      let black = unsafe Int(pixels[start + 3])
      let (red, green, blue) = unsafe (
        Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2])
      )
      unsafe pixels[start] = UInt8(blue * black / 255)
      unsafe pixels[start + 1] = UInt8(green * black / 255)
      unsafe pixels[start + 2] = UInt8(red * black / 255)
    }
  }
}
