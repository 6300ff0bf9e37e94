import Controls
import SceneModel
import TextMetrics

extension ControlLook {
  /// Segmented controls: titles side by side, the selected one raised or filled (Looks.md#segmented-control).
  static let segmentedControl = ControlLook(.segmentedControl, form: .segments) { view, list in
    let rect = view.alignmentRect
    let segments = view.element.child(.segments)?.children(.segment) ?? []
    guard !segments.isEmpty else { return }
    let selected = Int((view.number("selectedSegmentIndex") ?? 0).clamped(to: -1...1000))
    let frames = frames(of: segments, in: rect, view.isRightToLeft)
    drawBody(rect, of: view, &list)
    for (index, frame) in frames.enumerated() {
      let isSelected = index == selected
      if isSelected { drawSelected(frame, in: rect, of: view, &list) }
      if view.era != .glass, index > 0, view.era == .flat || !(isSelected || index == selected + 1) {
        let x = view.isRightToLeft ? frame.maxX : frame.x
        let inset = view.era == .flat ? 0.0 : 5
        list.stroke(
          .line(x, rect.y + inset, x, rect.maxY - inset),
          view.era == .flat ? view.tint : .gray.faded(to: 0.3), DrawingLine(1))
      }
      drawTitle(of: segments[index], in: frame, isSelected: isSelected, view, &list)
    }
  }

  /// The frames of segments, as wide as the document sets; the others share the remaining width.
  private static func frames(of segments: [ControlElement], in rect: Rect, _ isRightToLeft: Bool) -> [Rect] {
    let own = segments.map { segment in
      segment.number(.width).flatMap { $0 > 0 ? $0 : nil }
    }
    let known = own.compactMap(\.self).reduce(0, +)
    let flexibleCount = own.count { $0 == nil }
    let rest = flexibleCount > 0 ? max(rect.width - known, 0) / Double(flexibleCount) : 0
    // Widths that do not fill the control, or exceed it, are scaled.
    let scale = known > rect.width || flexibleCount == 0 ? rect.width / max(known, 1) : 1
    var x = rect.x
    return own.map { width in
      let width = width.map { $0 * scale } ?? rest
      defer { x += width }
      let left = isRightToLeft ? rect.maxX - (x - rect.x) - width : x
      return Rect(x: left, y: rect.y, width: width, height: rect.height)
    }
  }

  private static func drawBody(_ rect: Rect, of view: DrawnView, _ list: inout DrawingList) {
    switch view.era {
    case .flat: list.border(rect, radius: 5, view.tint, width: 1)
    case .adaptive: list.fill(.rounded(rect, radius: 9), view.system("tertiarySystemFill"))
    case .glass: list.fill(.capsule(rect), view.system("tertiarySystemFill"))
    }
  }

  private static func drawSelected(
    _ frame: Rect, in rect: Rect, of view: DrawnView, _ list: inout DrawingList
  ) {
    if view.era == .flat {
      list.group(.clip(.rounded(rect, radius: 5))) { $0.fill(.rect(frame), view.tint) }
      return
    }
    let inner = frame.inset(by: 2)
    let color =
      view.color("selectedSegmentTintColor") ?? (view.palette.isDark ? DrawingColor(0x636366) : .white)
    let shape = view.era == .glass ? DrawingPath.capsule(inner) : .rounded(inner, radius: 7)
    list.fill(
      shape, color,
      shadows: [
        DrawingShadow(DrawingColor(0, alpha: 0.04), y: 3, deviation: 0.5),
        DrawingShadow(DrawingColor(0, alpha: 0.12), y: 3, deviation: 4),
      ])
  }

  private static func drawTitle(
    of segment: ControlElement, in frame: Rect, isSelected: Bool, _ view: DrawnView,
    _ list: inout DrawingList
  ) {
    let isFlat = view.era == .flat
    let isEnabled = view.scene.word(segment.node, "enabled") != "NO" && view.isEnabled
    let ink = isFlat ? isSelected ? .white : view.tint : view.system("label")
    let color = isEnabled ? ink : DrawingColor(0x7A7A7A, alpha: 0.45)
    if let title = segment.text(.title) {
      let weight: Font.Weight = isFlat ? .regular : isSelected ? .semibold : .medium
      var block = TextBlock(title, .system(ofSize: SegmentedControl.fontSize, weight: weight), color)
      block.alignment = .center
      block.draw(in: frame.inset(by: EdgeInsets(left: 4, right: 4)), view.measurer, into: &list)
    } else if let image = segment.attribute(.image) {
      let size = segment.imageSize(image, pointSize: SegmentedControl.fontSize)
      view.drawImage(image, in: frame.centered(size), tint: color, &list)
    }
  }
}
