import CCairo
import OperatingSystem

/// A surface that Cairo paints on, or takes images from.
///
/// It belongs to one thread at a time.
@safe
final class PaintedSurface {
  let cairo: Cairo
  let pointer: OpaquePointer?
  /// The file that Cairo writes to while the surface exists; nil of pixels.
  private let file: PageFile?
  /// The memory of the pixels; nil where it is Cairo's.
  private let memory: MappedMemory?

  /// A surface that Cairo made.
  init(
    _ pointer: OpaquePointer?, _ cairo: Cairo, file: PageFile? = nil, memory: MappedMemory? = nil
  ) throws(PaintingError) {
    self.file = file
    self.memory = memory
    unsafe self.pointer = pointer
    self.cairo = cairo
    try check()
  }

  /// Empty pixels, at most as many as ``PaintingLimits/mostPixels`` where a caller has counted them.
  convenience init(_ format: Format, width: Int, height: Int, _ cairo: Cairo) throws(PaintingError) {
    let (width, height) = (Int32(clamping: width), Int32(clamping: height))
    try unsafe self.init(cairo.functions.cairo_image_surface_create(format.cairo, width, height), cairo)
  }

  /// The pixels of a picture, which are empty; their memory goes back to the system with them.
  convenience init(width: Int, height: Int, _ cairo: Cairo) throws(PaintingError) {
    let (columns, rows) = (Int32(clamping: width), Int32(clamping: height))
    // Each pixel of this format has four bytes, and so no row has bytes between it and the next.
    let stride = 4 * columns
    guard let memory = MappedMemory(count: Int(stride) * Int(rows)) else {
      throw .failed("no memory for \(columns) × \(rows) pixels")
    }
    let start = unsafe memory.start.assumingMemoryBound(to: UInt8.self)
    try unsafe self.init(
      cairo.functions.cairo_image_surface_create_for_data(
        start, Format.color.cairo, columns, rows, stride), cairo, memory: memory)
  }

  deinit { unsafe cairo.functions.cairo_surface_destroy(pointer) }

  /// The format of a pixel.
  enum Format {
    case color
    /// Colour without alpha.
    case opaque
    case alpha

    fileprivate var cairo: cairo_format_t {
      switch self {
      case .color: CAIRO_FORMAT_ARGB32
      case .opaque: CAIRO_FORMAT_RGB24
      case .alpha: CAIRO_FORMAT_A8
      }
    }
  }

  /// Pixels.
  var width: Int { unsafe Int(cairo.functions.cairo_image_surface_get_width(pointer)) }
  /// Pixels.
  var height: Int { unsafe Int(cairo.functions.cairo_image_surface_get_height(pointer)) }
  /// The bytes from one row to the next.
  var stride: Int { unsafe Int(cairo.functions.cairo_image_surface_get_stride(pointer)) }

  /// Lets a closure read and write the rows of the pixels, each ``stride`` bytes after the one before.
  func withBytes<Value>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Value) -> Value {
    unsafe cairo.functions.cairo_surface_flush(pointer)
    defer { unsafe cairo.functions.cairo_surface_mark_dirty(pointer) }
    let start = unsafe cairo.functions.cairo_image_surface_get_data(pointer)
    let count = unsafe start == nil ? 0 : stride * height
    return unsafe body(UnsafeMutableBufferPointer(start: start, count: count))
  }

  /// Ends what is written to a file, which gets the fonts of its texts.
  func finish() throws(PaintingError) {
    cairo.fontTurn.take { unsafe cairo.functions.cairo_surface_finish(pointer) }
    try check()
  }

  private func check() throws(PaintingError) {
    try cairo.check(unsafe cairo.functions.cairo_surface_status(pointer))
  }
}

extension Cairo {
  /// - Throws: ``PaintingError`` of a status other than success.
  func check(_ status: cairo_status_t) throws(PaintingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let text = unsafe functions.cairo_status_to_string(status).map { unsafe String(cString: $0) }
    throw .failed(text ?? "status \(status.rawValue)")
  }
}
