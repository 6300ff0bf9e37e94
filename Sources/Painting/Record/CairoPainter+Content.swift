import FontFiles
import OperatingSystem
package import Pictures
import SceneModel

/// A form of pictures that are painted.
package enum PaintedForm: Sendable {
  /// A PNG file with so many pixels per point.
  case png(scale: Double)
  case pdf
}

extension CairoPainter {
  /// The checksum (SHA-256) of all that a picture is painted from: the drawing, its fonts and images, the
  /// form, and the programs and libraries that paint. Pictures of the same checksum have the same bytes.
  ///
  /// Nil where a program or a library cannot be told from others.
  package func checksum(of drawing: Drawing, as form: PaintedForm) throws(PaintingError) -> [UInt8]? {
    guard let identity = Self.identity else { return nil }
    return try withTools { (tools) throws(PaintingError) in
      var content = PaintedContent()
      content.add(identity)
      switch form {
      case .png(let scale):
        content.add(0)
        content.add(Self.scale(of: drawing.size, asked: scale))
      case .pdf:
        content.add(1)
        content.add(drawing.title)
      }
      content.add(drawing.size.width)
      content.add(drawing.size.height)
      content.add(drawing.commands, tools)
      return content.isWhole ? SHA256.value(of: content.bytes) : nil
    }
  }

  /// The identity of the program with all libraries that it paints with; nil where one of them has none.
  private static let identity: [UInt8]? = {
    // Else what is loaded would be one for the first picture of a run, and another for the next.
    SharedFace.loadLibrary()
    _ = (Cairo.loaded, Fontconfig.loaded, Zlib.loaded, FriBidi.loaded, TurboJPEG.loaded)
    guard let program = ThisProcess.programIdentity, let libraries = ThisProcess.libraryIdentities else {
      return nil
    }
    var content = PaintedContent()
    content.add(program)
    for library in libraries { content.add(library) }
    // It may have FreeType draw letters bolder.
    content.add(ThisProcess.environment("FREETYPE_PROPERTIES") ?? "")
    return SHA256.value(of: content.bytes)
  }()
}
