import Ninefold

/// What draws scenes in a terminal.
struct TerminalPictures: Sendable {
  private let graphics: TerminalGraphics
  /// nil of characters, for which nothing is loaded.
  private let painter: CairoPainter?

  /// What draws pictures in a way.
  ///
  /// - Throws: ``PaintingError`` where the libraries that this way needs are missing, but where the terminal alone asks for it.
  init(_ asked: TerminalGraphics, in terminal: Terminal) throws(PaintingError) {
    let told = asked.resolved(in: terminal)
    guard told != .box else {
      (graphics, painter) = (.box, nil)
      return
    }
    do throws(PaintingError) {
      (painter, graphics) = (try CairoPainter(), told)
    } catch {
      guard asked == .auto else { throw error }
      (graphics, painter) = (.box, nil)
    }
  }

  /// Whether images are painted, rather than named.
  var paintsImages: Bool { painter != nil }

  /// How many pixels a picture in a terminal has at most.
  static let mostPixels = 4_000_000
  /// How many points a column is for, where there are enough.
  private static let pointsOfColumn = 8.0
  /// The width of a column, of which terminals have many. Pixels.
  private static let columnWidth = 10.0

  /// The lines of a drawing; characters where it cannot be painted.
  func lines(of drawing: Drawing, in terminal: Terminal) -> [String] {
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

  /// The pixels for a point at which a picture is so many columns wide, or smaller where it would have too many; half of that
  /// is what a painter of twice as many may have.
  static func scale(of size: Size, columns: Int) -> Double {
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    let most = (Double(mostPixels) / width / height).squareRoot() / 2
    return min(Double(columns) * columnWidth / width, most)
  }
}
