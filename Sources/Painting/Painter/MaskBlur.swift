import SceneModel

/// A blur of a mask, close to a Gaussian one: three box blurs (SVG 1.1, 15.17).
struct MaskBlur {
  /// The pixels that each mean averages.
  private let size: Int

  /// The distance over which a pixel is spread. Pixels.
  var reach: Int { size > 1 ? size / 2 * 3 + 3 : 0 }

  /// The greatest standard deviation of a blur. Pixels.
  private static let greatestDeviation = 128.0

  /// A blur of a standard deviation in pixels.
  init(deviation: Double) {
    let deviation = deviation.isFinite ? deviation.clamped(to: 0...Self.greatestDeviation) : 0
    size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
  }

  /// Blurs the pixels of a surface.
  func apply(to mask: PaintedSurface) {
    guard size > 1 else { return }
    let (width, height, stride) = (mask.width, mask.height, mask.stride)
    // Of an even size, two means are offset by half a pixel to either side, and the third averages one
    // pixel more.
    let half = size / 2
    let isEven = size.isMultiple(of: 2)
    let reaches = [
      (before: half, after: isEven ? half - 1 : half), (before: isEven ? half - 1 : half, after: half),
      (before: half, after: half),
    ]
    unsafe mask.withBytes { bytes in
      for reach in reaches {
        let former = unsafe [UInt8](bytes)
        unsafe former.withUnsafeBufferPointer { former in
          let mean = unsafe Mean(reach.before, reach.after, of: former, into: bytes)
          for row in 0..<height { mean.alongRow(from: row * stride, count: width) }
        }
      }
      for reach in reaches {
        let former = unsafe [UInt8](bytes)
        unsafe former.withUnsafeBufferPointer { former in
          let mean = unsafe Mean(reach.before, reach.after, of: former, into: bytes)
          mean.downColumns(stride: stride, rows: height)
        }
      }
    }
  }
}

/// The mean of each pixel and of some before and after it; beyond the ends is 0.
@safe
private struct Mean {
  private let before: Int
  private let after: Int
  private let source: UnsafeBufferPointer<UInt8>
  private let target: UnsafeMutableBufferPointer<UInt8>
  /// The factor that makes a mean of a sum, in units of 2 to the power of -32.
  private let share: UInt64

  init(
    _ before: Int, _ after: Int, of source: UnsafeBufferPointer<UInt8>,
    into target: UnsafeMutableBufferPointer<UInt8>
  ) {
    self.before = before
    self.after = after
    unsafe self.source = source
    unsafe self.target = target
    share = (1 << 32) / UInt64(before + after + 1)
  }

  private func mean(_ sum: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt64(sum) &* share &+ 1 << 31) &>> 32)
  }

  func alongRow(from start: Int, count: Int) {
    var sum: UInt32 = 0
    for index in 0..<min(after, count) { sum &+= unsafe UInt32(source[start + index]) }
    for index in 0..<count {
      if index + after < count { sum &+= unsafe UInt32(source[start + index + after]) }
      if index > before { sum &-= unsafe UInt32(source[start + index - before - 1]) }
      unsafe target[start + index] = mean(sum)
    }
  }

  /// Averages all columns together, since the pixels of a row are adjacent in memory.
  func downColumns(stride: Int, rows: Int) {
    var sums = [UInt32](repeating: 0, count: stride)
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      for row in 0..<min(after, rows) {
        for column in 0..<stride { unsafe sums[column] &+= UInt32(source[row * stride + column]) }
      }
      for row in 0..<rows {
        if row + after < rows {
          let start = (row + after) * stride
          for column in 0..<stride { unsafe sums[column] &+= UInt32(source[start + column]) }
        }
        if row > before {
          let start = (row - before - 1) * stride
          for column in 0..<stride { unsafe sums[column] &-= UInt32(source[start + column]) }
        }
        for column in 0..<stride { unsafe target[row * stride + column] = mean(sums[column]) }
      }
    }
  }
}
