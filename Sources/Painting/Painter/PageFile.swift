import CCairo
import SceneModel

/// A PDF file that Cairo writes.
final class PageFile {
  private(set) var bytes: [UInt8] = []

  /// The date in all files, so that the same page has the same bytes.
  private static let date = "2000-01-01T00:00:00Z"

  /// The page.
  ///
  /// - Parameter size: Points.
  func surface(_ size: Size, title: String, _ cairo: Cairo) throws(PaintingError) -> PaintedSurface {
    let functions = cairo.functions
    let pointer = unsafe functions.cairo_pdf_surface_create_for_stream(
      { file, start, count in
        guard let file = unsafe file, let start = unsafe start else { return CAIRO_STATUS_WRITE_ERROR }
        unsafe Unmanaged<PageFile>.fromOpaque(file).takeUnretainedValue().bytes += UnsafeBufferPointer(
          start: start, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(self).toOpaque(), size.width, size.height)
    let surface = try unsafe PaintedSurface(pointer, cairo, file: self)
    let title = title.filter { $0 != "\0" }
    unsafe functions.cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title)
    unsafe functions.cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
    return surface
  }
}
