import Controls
import Devices
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let deviceSize = CheckRule(
    "device_size", .adaptivity, .note,
    page: RulePage(
      what: "a width or height that is a constant and as large as the screen of the canvas",
      why: """
        375 is the width of an iPhone 8, not of the next phone, of a phone that lies or of a window beside another: the view
        is too wide or too narrow there. Apple's guides (Adaptivity; Human Interface Guidelines, Layout) ask for layouts
        that follow the screen. Found are required constants as large as the view of the controller on the canvas, where a
        device has that size; cells are left out.
        """,
      example: """
        <constraint firstAttribute="width" constant="375"/> of a view in a scene of the canvas retina4_7.
        """,
      fix:
        "Constrain the view to both sides of its superview, or make the width or height equal to the superview's."
    ),
    .document { document, findings in
      guard document.tree.platform == .iOS else { return }
      for scene in document.scenes {
        for constraint in document.constraints(in: scene) where constraint.fixesSize {
          guard let view = document.resolver.node(constraint.first.item),
            let screen = document.screen(around: view),
            let device = Device.asLarge(as: constraint.constant, constraint.first.attribute, of: screen)
          else { continue }
          findings.add(
            constraint.node,
            "\(document.equation(constraint)) is the \(constraint.first.attribute.rawValue) of one device, "
              + "\(device.name): expected one that follows the superview", related: [view])
        }
      }
    })
}

extension CheckedDocument {
  /// The saved size of the controller's view around a view; nil in a cell, and where the view is that of a
  /// controller itself or in no controller's.
  fileprivate func screen(around view: NodeID) -> Size? {
    var current = view
    while let parent = tree.parent(of: current) {
      if tree.role(of: parent) == .controller {
        return current == view ? nil : tree.savedFrame(of: current)?.size
      }
      if tree.tag(of: parent).hasSuffix("Cell") { return nil }
      current = parent
    }
    return nil
  }
}

extension Device {
  /// The first device of the catalogue that is held so that its screen has the size of a canvas and the
  /// constant along an axis.
  fileprivate static func asLarge(
    as constant: Double, _ attribute: LayoutAttribute, of canvas: Size
  ) -> Device? {
    let own = attribute == .width ? canvas.width : canvas.height
    guard abs(own - constant) < 0.5 else { return nil }
    return all.first { device in
      Orientation.allCases.contains { orientation in
        let size = device.size(in: orientation)
        return size.width == canvas.width && size.height == canvas.height
      }
    }
  }
}
