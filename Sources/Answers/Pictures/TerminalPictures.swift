package import CommandLine
package import Ninefold

/// The painter of scenes in a terminal.
package struct TerminalPictures: Sendable {
  private let graphics: TerminalGraphics
  /// The painter of pixels; nil for characters, which need no library.
  private let painter: CairoPainter?

  /// A painter in one way of showing pictures.
  ///
  /// - Throws: ``PaintingError`` where the libraries that this way needs are missing; not where only the
  ///   terminal's variables ask for the way.
  package init(_ asked: TerminalGraphics, in terminal: Terminal) throws(PaintingError) {
    let graphics = asked.resolved(in: terminal)
    guard graphics != .box else {
      (self.graphics, painter) = (.box, nil)
      return
    }
    do throws(PaintingError) {
      (painter, self.graphics) = (try CairoPainter(), graphics)
    } catch {
      guard asked == .auto else { throw error }
      (self.graphics, painter) = (.box, nil)
    }
  }

  /// Whether images are painted, rather than named.
  var paintsImages: Bool { painter != nil }

  /// The most pixels of a picture in a terminal.
  package static let mostPixels = 4_000_000
  /// The points that a column shows, where there are enough columns.
  private static let pointsOfColumn = 8.0
  /// The width of a column, which differs by terminal. Pixels.
  private static let columnWidth = 10.0

  /// The lines of a drawing; characters where it cannot be painted.
  package func lines(of drawing: Drawing, in terminal: Terminal) -> [String] {
    if let painter, let image = try? image(of: drawing, in: terminal, painter) { return [image] }
    return Self.characters(of: drawing, in: terminal)
  }

  /// The sequence that shows a drawing; nil of characters.
  private func image(
    of drawing: Drawing, in terminal: Terminal, _ painter: CairoPainter
  ) throws(PaintingError) -> String? {
    let wanted = (drawing.size.width / Self.pointsOfColumn).clamped(to: 1...1000).rounded(.up)
    let columns = min(terminal.pictureColumns, Int(wanted))
    let scale = Self.scale(of: drawing.size, columns: columns)
    switch graphics {
    case .kitty: return TerminalImage.kitty(try painter.png(of: drawing, scale: 2 * scale), columns: columns)
    case .iterm: return TerminalImage.iterm(try painter.png(of: drawing, scale: 2 * scale), columns: columns)
    case .sixel: return TerminalImage.sixel(try painter.bitmap(of: drawing, scale: scale))
    case .auto, .box: return nil
    }
  }

  private static func characters(of drawing: Drawing, in terminal: Terminal) -> [String] {
    let picture = CharacterPainter.picture(
      of: drawing, columns: terminal.pictureColumns, isVisualOrder: terminal.showsResults)
    let rest = picture.hiddenRows > 0 ? ["\(picture.hiddenRows) more rows are not drawn"] : []
    return picture.lines(in: terminal) + rest
  }

  /// The pixels per point at which a picture has a width in columns, or fewer where it would have too many
  /// pixels. Half of the limit is left, for a painter at twice the scale.
  package static func scale(of size: Size, columns: Int) -> Double {
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    let most = (Double(mostPixels) / width / height).squareRoot() / 2
    return min(Double(columns) * columnWidth / width, most)
  }
}
