import AutoLayout
import Controls
import Resolver
import SceneModel
import TextMetrics

/// Layout guides as dashed rectangles with their names.
extension OverlayDrawing {
  private static let color = DrawingColor(0x5AC8FA)
  private static let textColor = DrawingColor(0x0071A4)
  /// The height of a name. Points.
  private static let nameHeight = 10.0

  func draw(_ guides: [GuideLayout], _ list: inout DrawingList) {
    var names: [DrawingPoint: Int] = [:]
    for guide in guides {
      guard let corner = corner(of: guide.owner, isContent: guide.isContent) else { continue }
      let rect = guide.frame.moved(by: corner)
      list.stroke(.rect(rect), Self.color, DrawingLine(1, dash: 4))
      // Guides that begin at one point have their names below each other; a guide without height has its name
      // above it, where it fits.
      let place = DrawingPoint(rect.x, rect.y)
      let row = names[place, default: 0]
      names[place] = row + 1
      let isLine = rect.height < Self.nameHeight && rect.y >= Self.nameHeight
      let offset = isLine ? -Self.nameHeight * Double(row + 1) : Self.nameHeight * Double(row)
      draw(
        scene.resolution.label(of: guide.node) ?? guide.kind.name, at: DrawingPoint(rect.x, rect.y + offset),
        &list)
    }
  }

  private func draw(_ name: String, at corner: DrawingPoint, _ list: inout DrawingList) {
    let font = Font.system(ofSize: 8, weight: .medium)
    let width = min(scene.controls.measurer.width(of: name, font: font), Self.nameWidth) + 6
    let place = Rect(x: corner.x + 1, y: corner.y + 1, width: width, height: Self.nameHeight)
    list.fill(.rect(place), DrawingColor.white.faded(to: 0.85))
    TextBlock(name, font, Self.textColor).draw(
      in: place.inset(by: EdgeInsets(left: 2, right: 2)), scene.controls.measurer, into: &list)
  }

  /// The greatest width of a name. Points.
  private static let nameWidth = 160.0
}

extension GuideKind {
  /// Interface Builder's name of the guide.
  fileprivate var name: String {
    switch self {
    case .safeArea: "Safe Area"
    case .top: "Top Layout Guide"
    case .bottom: "Bottom Layout Guide"
    case .contentLayout: "Content Layout Guide"
    case .frameLayout: "Frame Layout Guide"
    case .keyboard: "Keyboard Layout Guide"
    case .margins: "Layout Margins"
    case .readable: "Readable Content"
    case .custom: "Layout Guide"
    }
  }
}
