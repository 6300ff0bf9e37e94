import CCairo
import Pictures
import SceneModel

/// A surface with Cairo's state of painting: origin, scale, clip.
@safe
final class Canvas {
  let cairo: Cairo
  let context: OpaquePointer?
  private let surface: PaintedSurface

  init(_ surface: PaintedSurface) {
    self.surface = surface
    cairo = surface.cairo
    unsafe context = surface.cairo.functions.cairo_create(surface.pointer)
    let options = cairo.functions.cairo_font_options_create()
    unsafe cairo.functions.cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo.functions.cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo.functions.cairo_set_font_options(context, options)
    unsafe cairo.functions.cairo_font_options_destroy(options)
  }

  deinit { cairo.fontTurn.take { unsafe cairo.functions.cairo_destroy(context) } }

  /// - Throws: ``PaintingError`` where an earlier step could not be painted.
  func check() throws(PaintingError) { try cairo.check(unsafe cairo.functions.cairo_status(context)) }

  /// Whether everything so far could be painted.
  var isSound: Bool { unsafe cairo.functions.cairo_status(context) == CAIRO_STATUS_SUCCESS }

  func save() { unsafe cairo.functions.cairo_save(context) }

  func restore() { unsafe cairo.functions.cairo_restore(context) }

  func move(by x: Double, _ y: Double) {
    unsafe cairo.functions.cairo_translate(context, Self.number(x), Self.number(y))
  }

  func scale(by x: Double, _ y: Double) { unsafe cairo.functions.cairo_scale(context, x, y) }

  // Groups

  /// Begins a group that is painted as one.
  func beginGroup() { unsafe cairo.functions.cairo_push_group(context) }

  /// Paints the group that began last.
  func endGroup(opacity: Double) {
    unsafe cairo.functions.cairo_pop_group_to_source(context)
    unsafe cairo.functions.cairo_paint_with_alpha(context, opacity)
  }

  // Shapes

  func clip(_ path: DrawingPath) {
    add(path)
    unsafe cairo.functions.cairo_clip(context)
  }

  func fill(_ path: DrawingPath, _ color: DrawingColor) {
    setColor(color)
    add(path)
    unsafe cairo.functions.cairo_fill(context)
  }

  func stroke(_ path: DrawingPath, _ color: DrawingColor, _ line: DrawingLine) {
    setColor(color)
    add(path)
    let functions = cairo.functions
    unsafe functions.cairo_set_line_width(context, Self.number(line.width))
    unsafe functions.cairo_set_line_cap(context, line.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    unsafe functions.cairo_set_line_join(
      context, line.isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    let isDashed = line.dash > 0 && path.length / line.dash < PaintingLimits.mostDashes
    unsafe functions.cairo_set_dash(context, [Self.number(line.dash)], isDashed ? 1 : 0, 0)
    unsafe functions.cairo_stroke(context)
  }

  func setColor(_ color: DrawingColor) {
    unsafe cairo.functions.cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func add(_ path: DrawingPath) {
    let functions = cairo.functions
    unsafe functions.cairo_new_path(context)
    switch path {
    case .rect(let rect):
      let box = Box(rect)
      unsafe functions.cairo_rectangle(context, box.x, box.y, box.width, box.height)
    case .rounded(let rect, let radius):
      let box = Box(rect)
      addRounded(box, min(max(Self.number(radius), 0), box.width / 2, box.height / 2))
    case .ellipse(let rect): addEllipse(Box(rect))
    case .lines(let points, let isClosed):
      for (index, point) in points.enumerated() {
        let (x, y) = (Self.number(point.x), Self.number(point.y))
        if index == 0 {
          unsafe functions.cairo_move_to(context, x, y)
        } else {
          unsafe functions.cairo_line_to(context, x, y)
        }
      }
      if isClosed { unsafe functions.cairo_close_path(context) }
    }
  }

  private func addRounded(_ box: Box, _ radius: Double) {
    let functions = cairo.functions
    guard radius > 0 else {
      return unsafe functions.cairo_rectangle(context, box.x, box.y, box.width, box.height)
    }
    let (left, right) = (box.x + radius, box.x + box.width - radius)
    let (top, bottom) = (box.y + radius, box.y + box.height - radius)
    let quarter = Double.pi / 2
    unsafe functions.cairo_new_sub_path(context)
    unsafe functions.cairo_arc(context, right, top, radius, -quarter, 0)
    unsafe functions.cairo_arc(context, right, bottom, radius, 0, quarter)
    unsafe functions.cairo_arc(context, left, bottom, radius, quarter, 2 * quarter)
    unsafe functions.cairo_arc(context, left, top, radius, 2 * quarter, 3 * quarter)
    unsafe functions.cairo_close_path(context)
  }

  private func addEllipse(_ box: Box) {
    guard box.isSeen else { return }
    let functions = cairo.functions
    unsafe functions.cairo_save(context)
    unsafe functions.cairo_translate(context, box.x + box.width / 2, box.y + box.height / 2)
    unsafe functions.cairo_scale(context, box.width / 2, box.height / 2)
    unsafe functions.cairo_arc(context, 0, 0, 1, 0, 2 * Double.pi)
    unsafe functions.cairo_restore(context)
    unsafe functions.cairo_close_path(context)
  }

  // Surfaces

  /// Paints pixels that fill a rectangle, in their own colours or by their alpha in the colour that was set.
  func paint(
    _ image: PaintedSurface, in rect: Rect, isMask: Bool = false, smoothly: Bool = true, opacity: Double = 1
  ) {
    let box = Box(rect)
    guard box.isSeen, image.width > 0, image.height > 0 else { return }
    let functions = cairo.functions
    let pattern = unsafe functions.cairo_pattern_create_for_surface(image.pointer)
    defer { unsafe functions.cairo_pattern_destroy(pattern) }
    unsafe functions.cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    unsafe functions.cairo_pattern_set_filter(pattern, smoothly ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
    save()
    unsafe functions.cairo_new_path(context)
    unsafe functions.cairo_rectangle(context, box.x, box.y, box.width, box.height)
    unsafe functions.cairo_clip(context)
    unsafe functions.cairo_translate(context, box.x, box.y)
    scale(by: box.width / Double(image.width), box.height / Double(image.height))
    if isMask {
      unsafe functions.cairo_mask(context, pattern)
    } else {
      unsafe functions.cairo_set_source(context, pattern)
      unsafe functions.cairo_paint_with_alpha(context, opacity)
    }
    restore()
  }

  /// The least scale that Cairo takes: a smaller one has no inverse.
  static let leastScale = 1e-4

  /// A number within Cairo's range: 0 of a value that is not finite, a limit of one beyond it.
  static func number(_ value: Double) -> Double {
    value.isFinite ? value.clamped(to: -PaintingLimits.farthest...PaintingLimits.farthest) : 0
  }

  /// A rectangle of numbers within Cairo's range.
  private struct Box {
    let x, y, width, height: Double

    var isSeen: Bool { min(width, height) >= Canvas.leastScale }

    init(_ rect: Rect) {
      (x, y) = (Canvas.number(rect.x), Canvas.number(rect.y))
      width = max(Canvas.number(rect.maxX) - x, 0)
      height = max(Canvas.number(rect.maxY) - y, 0)
    }
  }
}

extension DrawingPath {
  /// An estimate of the length of its outline. Points.
  fileprivate var length: Double {
    let rect = bounds
    return 2 * (rect.width + rect.height)
  }
}
