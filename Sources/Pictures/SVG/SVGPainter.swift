package import SceneModel
import TextMetrics

/// Writes drawings as SVG documents: text as text, objects with their identifiers, classes and frames.
package struct SVGPainter {
  private var output = SVGText()
  /// The number of identifiers that the document has so far.
  private var identifiers = 0
  /// The identifiers of the shadows that are defined so far.
  private var filters: [DrawingShadow: String] = [:]
  /// The identifiers of the filters that colour pictures.
  private var tints: [DrawingColor: String] = [:]
  /// For each open group, whether an element ends with it.
  private var open: [Bool] = []

  /// Returns the pixels of a picture at a width and a height, as the bytes of a PNG file; nil where
  /// it cannot.
  package typealias Rasterizer = (_ file: PictureFile, _ width: Double, _ height: Double) -> [UInt8]?

  private let rasterizer: Rasterizer?

  /// The document of a drawing. The same drawing has the same bytes on every machine, where it shows no PDF.
  ///
  /// - Parameter rasterizer: Returns the pixels of pictures that SVG cannot show, which are PDF; without it a
  ///   box with its name stands for each.
  package static func bytes(of drawing: Drawing, rasterizer: Rasterizer? = nil) -> [UInt8] {
    var painter = SVGPainter(rasterizer: rasterizer)
    painter.paint(drawing)
    return painter.output.bytes
  }

  private init(rasterizer: Rasterizer?) { self.rasterizer = rasterizer }

  private mutating func paint(_ drawing: Drawing) {
    let width = SVGText.number(drawing.size.width)
    let height = SVGText.number(drawing.size.height)
    output.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"")
    // Screen readers read the content of a document, and not that of an image.
    output.raw(
      " viewBox=\"0 0 \(width) \(height)\" role=\"graphics-document document\" aria-labelledby=\"title\"")
    if drawing.details != nil { output.raw(" aria-describedby=\"desc\"") }
    output.raw(">\n")
    element("title", id: "title", drawing.title)
    if let details = drawing.details { element("desc", id: "desc", details) }
    for command in drawing.commands { paint(command) }
    while !open.isEmpty { end() }
    output.raw("</svg>\n")
  }

  private mutating func paint(_ command: DrawingCommand) {
    switch command {
    case .begin(let group): begin(group)
    case .end: end()
    case .fill(let path, let color):
      self.path(path) { output in output.color("fill", color) }
    case .stroke(let path, let color, let line):
      self.path(path) { output in
        output.raw(" fill=\"none\"")
        output.color("stroke", color)
        if line.width != 1 { output.attribute("stroke-width", line.width) }
        if line.isRound { output.raw(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
        if line.dash > 0 { output.attribute("stroke-dasharray", line.dash) }
      }
    case .text(let text): self.text(text)
    case .image(let image): self.image(image)
    }
  }

  private mutating func element(_ name: String, id: String? = nil, _ text: String) {
    output.raw("<\(name)")
    if let id { output.attribute("id", id) }
    output.raw(">")
    output.characters(text)
    output.raw("</\(name)>\n")
  }

  // Groups

  private mutating func begin(_ group: DrawingGroup) {
    // A sign is drawn by its steps.
    guard group.sign == nil else { return open.append(false) }
    let clip = group.clip.map { clipPath($0) }
    let shadow = group.shadow.map { filter($0) }
    output.raw("<g")
    if let object = group.object { describe(object) }
    let names = group.description.map { refer(to: $0) }
    if group.opacity < 1 { output.attribute("opacity", group.opacity) }
    if let clip { output.raw(" clip-path=\"url(#\(clip))\"") }
    if let shadow { output.raw(" filter=\"url(#\(shadow))\"") }
    transform(group)
    output.raw(">\n")
    if let description = group.description, let names {
      element("title", id: names.title, description.title.shown(upTo: Self.shownTitle))
      if let id = names.details {
        element("desc", id: id, description.details.shown(upTo: Self.shownDetails))
      }
    } else if let title = group.object?.title {
      element("title", title.shown(upTo: Self.shownTitle))
    }
    open.append(true)
  }

  /// The greatest numbers of characters of a title and of its details.
  private static let shownTitle = 80
  private static let shownDetails = 240

  /// Adds attributes that make a group one object, or a container of objects, for screen readers; returns the
  /// identifiers of its title and its details.
  private mutating func refer(to description: DrawnDescription) -> (title: String, details: String?) {
    let title = identifier("title")
    let details = description.details.isEmpty ? nil : identifier("desc")
    output.raw(description.isGroup ? " role=\"group\"" : " role=\"img\"")
    if !description.isGroup { output.attribute("aria-roledescription", description.role) }
    output.raw(" aria-labelledby=\"\(title)\"")
    if let details { output.raw(" aria-describedby=\"\(details)\"") }
    return (title, details)
  }

  private mutating func transform(_ group: DrawingGroup) {
    var steps: [String] = []
    if group.offset != DrawingPoint(0, 0) {
      steps.append("translate(\(SVGText.number(group.offset.x)) \(SVGText.number(group.offset.y)))")
    }
    if group.scale != 1 { steps.append("scale(\(SVGText.number(group.scale)))") }
    if !steps.isEmpty { output.raw(" transform=\"\(steps.joined(separator: " "))\"") }
  }

  private mutating func end() {
    guard open.popLast() == true else { return }
    output.raw("</g>\n")
  }

  private mutating func describe(_ object: DrawnObject) {
    output.attribute("class", object.element)
    if !object.id.text.isEmpty { output.attribute("data-id", object.id.text) }
    output.attribute("data-class", object.className)
    let frame = object.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(SVGText.number)
    output.raw(" data-frame=\"\(numbers.joined(separator: " "))\"")
  }

  private mutating func identifier(_ prefix: String) -> String {
    identifiers += 1
    return "\(prefix)\(identifiers)"
  }

  private mutating func clipPath(_ clip: DrawingPath) -> String {
    let id = identifier("clip")
    output.raw("<clipPath id=\"\(id)\">")
    path(clip) { _ in }
    output.raw("</clipPath>\n")
    return id
  }

  /// A shadow by filters that every viewer knows: not all know `feDropShadow`.
  private mutating func filter(_ shadow: DrawingShadow) -> String {
    if let known = filters[shadow] { return known }
    let id = identifier("shadow")
    filters[shadow] = id
    output.raw("<filter id=\"\(id)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">")
    output.raw("<feGaussianBlur in=\"SourceAlpha\"")
    output.attribute("stdDeviation", shadow.deviation)
    output.raw("/><feOffset")
    output.attribute("dx", shadow.offset.x)
    output.attribute("dy", shadow.offset.y)
    output.raw(" result=\"shape\"/><feFlood")
    output.color("flood-color", shadow.color, opacityName: "flood-opacity")
    output.raw("/><feComposite in2=\"shape\" operator=\"in\"/>")
    output.raw("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>\n")
    return id
  }

  // Pictures

  /// The pixels per point of pictures that SVG cannot show.
  private static let rasterScale = 3.0

  /// The bytes of a picture that SVG can show, and their form; nil where there are none.
  private func content(of image: DrawnImage) -> (bytes: [UInt8], form: PictureFile.Form)? {
    guard image.file.form == .pdf else { return (image.file.bytes, image.file.form) }
    let scale = Self.rasterScale
    return rasterizer?(image.file, image.rect.width * scale, image.rect.height * scale).map { ($0, .png) }
  }

  private mutating func image(_ image: DrawnImage) {
    guard let content = content(of: image) else {
      for step in image.placeholder { paint(step) }
      return
    }
    let tint = image.tint.map { tintFilter($0) }
    output.raw("<image")
    output.attribute("x", image.rect.x)
    output.attribute("y", image.rect.y)
    output.attribute("width", max(image.rect.width, 0))
    output.attribute("height", max(image.rect.height, 0))
    output.raw(" preserveAspectRatio=\"none\"")
    if let tint { output.raw(" filter=\"url(#\(tint))\"") }
    output.raw(" href=\"data:\(content.form.rawValue);base64,")
    output.base64(content.bytes)
    output.raw("\"/>\n")
  }

  /// A filter that draws the alpha of a picture in a colour.
  private mutating func tintFilter(_ color: DrawingColor) -> String {
    if let known = tints[color] { return known }
    let id = identifier("tint")
    tints[color] = id
    output.raw("<filter id=\"\(id)\" x=\"0\" y=\"0\" width=\"100%\" height=\"100%\"><feFlood")
    output.color("flood-color", color, opacityName: "flood-opacity")
    output.raw("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n")
    return id
  }

  // Shapes

  private mutating func path(_ path: DrawingPath, _ attributes: (inout SVGText) -> Void) {
    switch path {
    case .rect(let rect): rectangle(rect, radius: 0)
    case .rounded(let rect, let radius):
      rectangle(rect, radius: min(radius, rect.width / 2, rect.height / 2))
    case .ellipse(let rect):
      output.raw("<ellipse")
      output.attribute("cx", rect.center.x)
      output.attribute("cy", rect.center.y)
      output.attribute("rx", max(rect.width, 0) / 2)
      output.attribute("ry", max(rect.height, 0) / 2)
    case .lines(let points, let isClosed):
      output.raw("<path d=\"")
      for (index, point) in points.enumerated() {
        output.raw("\(index == 0 ? "M" : "L")\(SVGText.number(point.x)) \(SVGText.number(point.y))")
      }
      output.raw(isClosed ? "Z\"" : "\"")
    }
    attributes(&output)
    output.raw("/>\n")
  }

  private mutating func rectangle(_ rect: Rect, radius: Double) {
    output.raw("<rect")
    output.attribute("x", rect.x)
    output.attribute("y", rect.y)
    output.attribute("width", max(rect.width, 0))
    output.attribute("height", max(rect.height, 0))
    if radius > 0 { output.attribute("rx", radius) }
  }

  private mutating func text(_ text: DrawnText) {
    let font = StandInFont(text.font)
    output.raw("<text")
    output.attribute("x", text.origin.x)
    output.attribute("y", text.origin.y)
    output.attribute("font-family", font.styleSheetFamilies)
    output.attribute("font-size", text.font.pointSize)
    if font.weight != 400 { output.raw(" font-weight=\"\(font.weight)\"") }
    if font.isItalic { output.raw(" font-style=\"italic\"") }
    output.color("fill", text.color)
    if text.width > 0 {
      output.attribute("textLength", text.width)
      output.raw(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    output.raw(" xml:space=\"preserve\">")
    output.characters(text.text)
    output.raw("</text>\n")
  }
}

extension SVGText {
  /// Adds a colour, and its alpha where it is not 1.
  fileprivate mutating func color(_ name: String, _ color: DrawingColor, opacityName: String? = nil) {
    let digits = color.bytes.map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.utf8.count == 1 ? "0" + text : text
    }
    raw(" \(name)=\"#\(digits.joined())\"")
    if color.alpha < 1 { attribute(opacityName ?? "\(name)-opacity", color.alpha) }
  }
}
