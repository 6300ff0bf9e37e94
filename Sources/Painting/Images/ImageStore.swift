import InterfaceBuilder
import Pictures
import ProjectResources
import SceneModel

/// The images of a project as pixels, kept for later use.
final class ImageStore {
  private let cairo: Cairo
  private var kept: [KeptImage] = []
  /// The bytes of all kept images.
  private var bytes = 0

  private struct KeptImage {
    let file: PictureFile
    /// The image, then each time half as large; empty of a file that cannot be read. Those before the first
    /// that was painted are left out.
    var levels: [PaintedSurface]
    /// The size of the last level that is left out; nil where none is. Pixels.
    var omitted: Size?

    /// The bytes of the file and of its pixels.
    var bytes: Int { levels.reduce(file.bytes.count) { $0 + $1.stride * $1.height } }
  }

  let converter: ImageConverter

  init(_ cairo: Cairo, _ converter: ImageConverter) {
    self.cairo = cairo
    self.converter = converter
  }

  /// The pixels of a file, not many more than requested; nil where it is damaged, too large or of an
  /// unknown form.
  ///
  /// - Parameters:
  ///   - width: The width at which it is painted. Pixels.
  ///   - height: The height at which it is painted. Pixels.
  func surface(
    of file: PictureFile, width: Double, height: Double, work: PaintingTools
  ) throws(PaintingError) -> PaintedSurface? {
    let index =
      if let known = known(file, width, height) { known } else { try keep(file, width, height, work) }
    var image = kept[index]
    bytes -= image.bytes
    defer {
      bytes += image.bytes
      kept[index] = image
    }
    while let last = image.levels.last, Double(last.width) >= 2 * width, Double(last.height) >= 2 * height,
      last.width > 1, last.height > 1
    {
      image.levels.append(try half(of: last))
    }
    let first = image.levels.firstIndex { Double($0.width) < 2 * width || Double($0.height) < 2 * height }
    guard let chosen = first ?? image.levels.indices.last else { return nil }
    if chosen > 0 {
      let last = image.levels[chosen - 1]
      image.omitted = Size(Double(last.width), Double(last.height))
      image.levels.removeFirst(chosen)
    }
    return image.levels[0]
  }

  /// The index of a file among the kept ones, with a level for the requested pixels.
  private func known(_ file: PictureFile, _ width: Double, _ height: Double) -> Int? {
    guard let index = kept.firstIndex(where: { $0.file == file }) else { return nil }
    guard let image = kept[index].levels.first else { return index }
    if let omitted = kept[index].omitted {
      if omitted.width >= 2 * width, omitted.height >= 2 * height { return index }
    } else if file.isDrawing {
      let limit = Double(PaintingLimits.longestConversion)
      if Double(image.width) + 1 > min(width, limit), Double(image.height) + 1 > min(height, limit) {
        return index
      }
    } else {
      return index
    }
    bytes -= kept.remove(at: index).bytes
    return nil
  }

  /// Reads a file.
  private func keep(
    _ file: PictureFile, _ width: Double, _ height: Double, _ work: PaintingTools
  ) throws(PaintingError) -> Int {
    let surface =
      file.isDrawing ? try convert(file, width, height, work) : try read(file, work)
    let image = KeptImage(file: file, levels: surface.map { [$0] } ?? [])
    if bytes + file.bytes.count > PaintingLimits.mostKeptImageBytes
      || kept.count >= PaintingLimits.mostKeptTexts
    {
      (kept, bytes) = ([], 0)
    }
    bytes += image.bytes
    kept.append(image)
    return kept.count - 1
  }

  private func read(_ file: PictureFile, _ work: PaintingTools) throws(PaintingError) -> PaintedSurface? {
    guard let size = Self.size(of: file) else { return nil }
    try work.count(Rect(x: 0, y: 0, width: size.width, height: size.height), times: 16)
    switch file.form {
    case .png: return cairo.surface(ofPNG: file.bytes)
    case .jpeg:
      return TurboJPEG.loaded?.surface(
        of: file.bytes, width: Int(size.width), height: Int(size.height), cairo)
    case .svg, .pdf: return nil
    }
  }

  private func convert(
    _ file: PictureFile, _ width: Double, _ height: Double, _ work: PaintingTools
  ) throws(PaintingError) -> PaintedSurface? {
    let side = Double(PaintingLimits.longestConversion)
    try work.count(Rect(x: 0, y: 0, width: side, height: side), times: 16)
    return converter.png(of: file, width: width, height: height).flatMap { cairo.surface(ofPNG: $0) }
  }

  /// The size in pixels in a file's header; nil where it has none, or where the pixels are too many.
  static func size(of file: PictureFile) -> Size? {
    guard let size = ImageHeader(file.bytes)?.size,
      size.width * size.height <= Double(PaintingLimits.mostImagePixels),
      max(size.width, size.height) <= Double(PaintingLimits.longestSide)
    else { return nil }
    return size
  }

  private func half(of image: PaintedSurface) throws(PaintingError) -> PaintedSurface {
    let (width, height) = ((image.width + 1) / 2, (image.height + 1) / 2)
    let half = try PaintedSurface(.color, width: width, height: height, cairo)
    Canvas(half).paint(
      image, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)), smoothly: true)
    return half
  }
}
