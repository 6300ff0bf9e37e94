import Pictures
import SceneModel

/// Paints the steps of a drawing on a canvas.
struct DrawingPainter {
  private let canvas: Canvas
  private let commands: [DrawingCommand]
  private let extents: DrawingExtents
  private let tools: PaintingTools
  /// The kind of surface that is painted on.
  private let target: Target
  /// The painting states of the open groups, the innermost last.
  private var places: [Place]

  /// A kind of surface.
  enum Target {
    case pixels, page, mask
  }

  /// The state that applies to the next step.
  struct Place {
    /// The pixels per point of the drawing.
    var scale: Double
    /// The origin. Pixels.
    var origin: DrawingPoint
    /// The visible rectangle. Pixels.
    var clip: Rect
    /// The opacity of each colour, where each can be paler by itself.
    var opacity = 1.0
    /// The opacity and the pixels of a group that is painted as one; nil of others.
    var group: (opacity: Double, pixels: Double)?

    /// A rectangle in pixels.
    func pixels(_ rect: Rect) -> Rect {
      Rect(
        x: rect.x * scale + origin.x, y: rect.y * scale + origin.y, width: rect.width * scale,
        height: rect.height * scale)
    }

    /// A rectangle of pixels in points.
    func points(_ rect: Rect) -> Rect {
      Rect(
        x: (rect.x - origin.x) / scale, y: (rect.y - origin.y) / scale, width: rect.width / scale,
        height: rect.height / scale)
    }
  }

  init(
    _ commands: [DrawingCommand], _ extents: DrawingExtents, on canvas: Canvas, at place: Place,
    for target: Target, _ tools: PaintingTools
  ) {
    self.canvas = canvas
    self.commands = commands
    self.extents = extents
    self.tools = tools
    self.target = target
    places = [place]
  }

  private var place: Place { places[places.count - 1] }

  /// Paints some of the steps, whole groups.
  mutating func paint(_ range: Range<Int>) throws(PaintingError) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch commands[index] {
      case .begin(let group):
        guard try begin(group, index) else {
          index = extents.ends[index]
          break
        }
      case .end: end()
      case .fill(let path, let color):
        if try isSeen(index) { canvas.fill(path, color.faded(to: place.opacity)) }
      case .stroke(let path, let color, let line):
        if try isSeen(index) { canvas.stroke(path, color.faded(to: place.opacity), line) }
      case .text(let text):
        if try isSeen(index) { paint(text) }
      case .image(let image):
        if try isSeen(index) { try paint(image) }
      }
      index += 1
    }
    while places.count > 1 { end() }
    try canvas.check()
  }

  /// The visible intersection of a rectangle with the clip; nil where it is empty. Pixels.
  private func seen(_ rect: Rect) -> Rect? { place.pixels(rect).inset(by: -1).intersection(place.clip) }

  /// Whether a step is visible. A visible one is counted as work.
  private func isSeen(_ index: Int) throws(PaintingError) -> Bool {
    guard let seen = extents.bounds[index].flatMap(seen) else { return false }
    try tools.count(seen, times: 1)
    return true
  }

  // Groups

  /// Begins a group; false of one that is not visible.
  private mutating func begin(_ group: DrawingGroup, _ index: Int) throws(PaintingError) -> Bool {
    let opacity = group.opacity.isNaN ? 1 : group.opacity
    guard opacity > 0, let inside = extents.bounds[index], group.scale >= Canvas.leastScale
    else { return false }
    var next = place
    next.group = nil
    let offset = DrawingPoint(Canvas.number(group.offset.x), Canvas.number(group.offset.y))
    next.origin = DrawingPoint(
      place.origin.x + offset.x * place.scale, place.origin.y + offset.y * place.scale)
    let scale = Canvas.number(group.scale)
    next.scale = place.scale * scale
    let covered = group.shadow.map { inside.union(inside.shadowed(by: $0)) } ?? inside
    guard let seen = next.pixels(covered).inset(by: -1).intersection(place.clip) else { return false }
    canvas.save()
    if offset != DrawingPoint(0, 0) { canvas.move(by: offset.x, offset.y) }
    if scale != 1 { canvas.scale(by: scale, scale) }
    next.clip = seen
    if opacity < 1 {
      let pixels = target == .page ? 0 : seen.width * seen.height
      if paintsOnce(index) || !tools.openGroup(pixels) {
        next.opacity *= opacity
      } else {
        try tools.count(seen, times: 3)
        canvas.clip(.rect(next.points(seen.wholePixels)))
        canvas.beginGroup()
        next.group = (opacity, pixels)
      }
    }
    if let clip = group.clip { canvas.clip(clip) }
    places.append(next)
    if let shadow = group.shadow, target != .mask {
      try paint(shadow, of: index + 1..<extents.ends[index], inside)
    }
    return true
  }

  /// Whether a group paints a single step, whose colour can be paler instead.
  private func paintsOnce(_ index: Int) -> Bool {
    guard extents.ends[index] == index + 2, case .begin(let group) = commands[index], group.shadow == nil
    else { return false }
    switch commands[index + 1] {
    case .fill, .stroke, .text: return true
    default: return false
    }
  }

  private mutating func end() {
    guard places.count > 1, let last = places.popLast() else { return }
    if let group = last.group {
      canvas.endGroup(opacity: group.opacity)
      tools.closeGroup(group.pixels)
    }
    canvas.restore()
  }

  // Shadows

  /// The pixels per point on a page, where only shadows are pixels.
  private static let pagePixels = 2.0
  /// The work of a pixel of a page: all of them are kept until the file is written.
  private static let workOnPage = 128.0

  private func paint(
    _ shadow: DrawingShadow, of range: Range<Int>, _ inside: Rect
  ) throws(PaintingError) {
    let share = target == .page ? Self.pagePixels : 1
    let blur = MaskBlur(deviation: shadow.deviation * place.scale * share)
    let reach = Double(blur.reach) + 2
    let (x, y) = (
      Canvas.number(shadow.offset.x) * place.scale, Canvas.number(shadow.offset.y) * place.scale
    )
    var clip = place.clip.inset(by: -reach / share)
    (clip.x, clip.y) = (clip.x - x, clip.y - y)
    guard let shape = place.pixels(inside).inset(by: -reach / share).intersection(clip) else { return }
    let pixels = Rect(
      x: shape.x * share, y: shape.y * share, width: shape.width * share, height: shape.height * share
    ).wholePixels
    guard pixels.width * pixels.height <= Double(PaintingLimits.mostPixels),
      max(pixels.width, pixels.height) <= Double(PaintingLimits.longestSide)
    else { return }
    try tools.count(pixels, times: target == .page ? Self.workOnPage : 16)
    let mask = try PaintedSurface(
      .alpha, width: Int(pixels.width), height: Int(pixels.height), canvas.cairo)
    var inner = Place(
      scale: place.scale * share,
      origin: DrawingPoint(place.origin.x * share - pixels.x, place.origin.y * share - pixels.y),
      clip: Rect(x: 0, y: 0, width: pixels.width, height: pixels.height))
    inner.opacity = place.opacity
    let canvas = Canvas(mask)
    canvas.move(by: inner.origin.x, inner.origin.y)
    canvas.scale(by: inner.scale, inner.scale)
    var painter = DrawingPainter(commands, extents, on: canvas, at: inner, for: .mask, tools)
    try painter.paint(range)
    blur.apply(to: mask)
    try cast(mask, shadow, pixels, share: share)
  }

  private func cast(
    _ mask: PaintedSurface, _ shadow: DrawingShadow, _ pixels: Rect, share: Double
  ) throws(PaintingError) {
    let rect = Rect(
      x: pixels.x / share, y: pixels.y / share, width: pixels.width / share, height: pixels.height / share)
    canvas.save()
    canvas.move(by: shadow.offset.x, shadow.offset.y)
    try paint(mask, shadow.color, in: place.points(rect), smoothly: false)
    canvas.restore()
  }

  // Texts and images

  private func paint(_ text: DrawnText) {
    tools.typesetter.paint(text, opacity: place.opacity, asText: target == .page, on: canvas)
  }

  private mutating func paint(_ image: DrawnImage) throws(PaintingError) {
    let size = place.pixels(image.rect)
    let share = target == .page ? Self.pagePixels : 1
    let picture = try tools.images.surface(
      of: image.file, width: size.width * share, height: size.height * share, work: tools)
    guard let picture else {
      let steps = image.placeholder
      var painter = DrawingPainter(
        steps, DrawingExtents(steps), on: canvas, at: place, for: target, tools)
      return try painter.paint(0..<steps.count)
    }
    if target == .page {
      let pixels = Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
      try tools.count(pixels, times: Self.workOnPage)
    }
    guard let tint = image.tint else {
      return canvas.paint(picture, in: image.rect, opacity: place.opacity)
    }
    try paint(picture, tint.faded(to: place.opacity), in: image.rect, smoothly: true)
  }

  /// Paints the alpha of an image in a colour.
  private func paint(
    _ image: PaintedSurface, _ color: DrawingColor, in rect: Rect, smoothly: Bool
  ) throws(PaintingError) {
    guard target == .page else {
      canvas.setColor(color)
      return canvas.paint(image, in: rect, isMask: true, smoothly: smoothly)
    }
    // Cairo writes no colour into a PDF that is painted through an image.
    let colored = try PaintedSurface(.color, width: image.width, height: image.height, canvas.cairo)
    let whole = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let own = Canvas(colored)
    own.setColor(color)
    own.paint(image, in: whole, isMask: true)
    canvas.paint(colored, in: rect, smoothly: smoothly)
  }
}
