@_spi(UIKitHooks) import UIKitCore
import AutoLayout
import Controls
import Resolver
import SceneModel

/// A row as the rules of documents lay it out: what an accessory leaves of it, and where labels and image of
/// a style stand (Devices.md#cell-styles, Devices.md#cell-accessories).
@MainActor
struct StyledRow {
  /// The height of the row. Points.
  let height: CGFloat
  /// The frame of the content in the row. Points.
  let content: CGRect
  /// The frames of the style's views in the content. Points.
  let frames: [ObjectID: CGRect]

  private static let rowID = ObjectID("row")
  private static let contentID = ObjectID("content")

  /// A row of a width and a height, or as high as its style makes it; nil where it is not laid out. Points.
  init?(_ cell: UITableViewCell, width: CGFloat, height: CGFloat?) {
    let screen = cell.layoutScreen
    var writer = ElementWriter()
    writer.writeDocument(on: screen) { Self.write(cell, CGSize(width: width, height: height ?? 0), &$0) }
    var request = screen.request
    var additions = LayoutAdditions()
    additions.framesAreCurrent = true
    additions.safeAreas[ElementWriter.screenID] = screen.noSafeArea
    request.additions = additions
    let resolver = Resolver(writer.document())
    guard let kept = KeptLayout(LayoutEngine(resolver, request), resolver.document.scenes[0]) else {
      return nil
    }
    var frames: [ObjectID: CGRect] = [:]
    for (index, id) in kept.viewIDs.enumerated() {
      frames[id] = CGRect(kept.frame(of: index)).snapped(toPixels: screen.scale)
    }
    guard let row = frames[Self.rowID], let content = frames[Self.contentID] else { return nil }
    self.height = row.height
    self.content = content
    self.frames = frames
  }

  private static func write(_ cell: UITableViewCell, _ size: CGSize, _ writer: inout ElementWriter) {
    let separator = cell.table?.separatorStyle ?? .none
    writer.open(
      "tableView",
      [
        "id": "table", "dataMode": "static", "rowHeight": "-1",
        "separatorStyle": separator == .none ? "none" : "default",
      ])
    writer.rect(CGRect(origin: .zero, size: size), key: "frame")
    writer.open("sections")
    writer.open("tableViewSection", ["id": "section"])
    writer.open("cells")
    writer.open("tableViewCell", ["id": rowID.text, "style": cell.style.word])
    if let word = cell.direction.word { writer["semanticContentAttribute"] = word }
    if let word = cell.accessoryType.word { writer["accessoryType"] = word }
    if cell.indentationLevel != 0 { writer.set("indentationLevel", CGFloat(cell.indentationLevel)) }
    writer.set("indentationWidth", cell.indentationWidth)
    if size.height > 0 { writer.set("rowHeight", size.height) }
    if let title = cell.styledTitle { writer["textLabel"] = title.layoutID.text }
    if let detail = cell.styledDetail { writer["detailTextLabel"] = detail.layoutID.text }
    if let image = cell.styledImage { writer["imageView"] = image.layoutID.text }
    writer.rect(CGRect(origin: .zero, size: size), key: "frame")
    writer.open("tableViewCellContentView", ["key": "contentView", "id": contentID.text])
    writer.rect(CGRect(origin: .zero, size: size), key: "frame")
    writer.open("subviews")
    for view in cell.styledViews {
      writer.open(view.elementName, ["id": view.layoutID.text])
      view.writeContent(&writer)
      writer.rect(view.placedFrame, key: "frame")
      writer.close()
    }
    for _ in 0..<7 { writer.close() }
  }
}

extension UITableViewCell.CellStyle {
  /// The word that documents have for it.
  fileprivate var word: String {
    let name =
      switch self {
      case .default: "Default"
      case .value1: "Value1"
      case .value2: "Value2"
      case .subtitle: "Subtitle"
      }
    return "IBUITableViewCellStyle" + name
  }
}

extension UITableViewCell.AccessoryType {
  /// The word that documents have for it; nil of none.
  fileprivate var word: String? {
    switch self {
    case .none: nil
    case .disclosureIndicator: "disclosureIndicator"
    case .detailDisclosureButton: "detailDisclosureButton"
    case .checkmark: "checkmark"
    case .detailButton: "detailButton"
    }
  }
}
