import CCairo

extension Cairo {
  /// The pixels of a PNG file; nil where it is damaged.
  func surface(ofPNG bytes: [UInt8]) -> PaintedSurface? {
    unsafe bytes.withUnsafeBytes { bytes in
      var rest = unsafe bytes[...]
      let pointer = unsafe withUnsafeMutablePointer(to: &rest) { rest in
        unsafe functions.cairo_image_surface_create_from_png_stream(
          { rest, target, count in
            guard let rest = unsafe rest?.assumingMemoryBound(to: Slice<UnsafeRawBufferPointer>.self),
              let target = unsafe target, unsafe rest.pointee.count >= Int(count)
            else { return CAIRO_STATUS_READ_ERROR }
            unsafe UnsafeMutableRawBufferPointer(start: target, count: Int(count)).copyBytes(
              from: rest.pointee.prefix(Int(count)))
            unsafe rest.pointee.removeFirst(Int(count))
            return CAIRO_STATUS_SUCCESS
          }, rest)
      }
      return unsafe try? PaintedSurface(pointer, self)
    }
  }
}
