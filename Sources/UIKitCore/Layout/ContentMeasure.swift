import AutoLayout
import Controls
import Devices
import SceneModel
import TextMetrics

/// The sizes of content of views, by the rules of their kinds.
@MainActor
enum ContentMeasure {
  /// The size of a view's content.
  ///
  /// - Parameter width: The width that lines wrap to; nil where nothing limits them. Points.
  static func size(of view: UIView, width: CGFloat?) -> CGSize {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    guard let (element, kind) = element(of: view), let rule = kind.size else { return none }
    let size = rule.size(element, width.map { Double($0) })
    return CGSize(
      width: size.width.map { CGFloat($0) } ?? none.width,
      height: size.height.map { CGFloat($0) } ?? none.height)
  }

  /// The insets of a view's frame beyond its alignment rect. Points.
  static func alignment(of view: UIView) -> UIEdgeInsets {
    guard let (element, kind) = element(of: view), let alignment = kind.alignment else { return .zero }
    return UIEdgeInsets(alignment(element))
  }

  /// Whether the height of a view's content depends on its width.
  static func wraps(_ view: UIView) -> Bool {
    guard let (element, kind) = element(of: view) else { return false }
    return kind.size?.wraps(element) ?? false
  }

  private static func element(of view: UIView) -> (ControlElement, ObjectKind)? {
    if view.elementName == "view" { return nil }
    var writer = ElementWriter()
    writer.open("objects")
    writer.open(view.elementName)
    view.writeContent(&writer)
    writer.close()
    writer.resources()
    writer.close()
    let images = writer.images.map { ($0.resourceName, $0.control) }
    let reading = ProgramReading(
      writer.document().tree, view.layoutScreen, Dictionary(images) { first, _ in first })
    let node = NodeID(2)
    guard let kind = reading.tree.objectKind(of: node) else { return nil }
    return (ControlElement(node, of: reading), kind)
  }
}
