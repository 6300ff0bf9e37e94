import AutoLayout
import Controls
import Resolver
import SceneModel

extension UIView {
  /// The size that constraints and content inside allow for, nearest to another one by priorities.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintsInside()
    var writer = ElementWriter()
    var views: [UIView] = []
    isFitted = true
    writer.write(self, on: layoutScreen, in: &views)
    isFitted = false
    var additions = LayoutAdditions()
    additions.framesAreCurrent = true
    additions.safeAreas[ElementWriter.screenID] = layoutScreen.noSafeArea
    for view in views {
      view.add(to: &additions)
      for constraint in view.ownConstraints {
        if let addition = constraint.addition() { additions.constraints.append(addition) }
      }
    }
    additions.place(self, .left, at: 0, .required)
    additions.place(self, .top, at: 0, .required)
    additions.place(self, .width, at: target.width, horizontal)
    additions.place(self, .height, at: target.height, vertical)
    var request = layoutScreen.request
    request.additions = additions
    let resolver = Resolver(writer.document())
    guard let kept = KeptLayout(LayoutEngine(resolver, request), resolver.document.scenes[0]),
      kept.viewIDs.count > 1, kept.viewIDs[1] == layoutID
    else { return .zero }
    return CGRect(kept.frame(of: 1)).snapped(toPixels: layoutScreen.scale).size
  }
}

extension LayoutAdditions {
  /// Adds a place on the screen or a size of an outermost view, of a priority above 0.
  @MainActor
  fileprivate mutating func place(
    _ view: UIView, _ attribute: LayoutAttribute, at constant: CGFloat, _ priority: UILayoutPriority
  ) {
    guard priority.rawValue > 0 else { return }
    let screen = attribute.isDimension ? nil : Side(.init(ElementWriter.screenID, attribute))
    constraints.append(
      .init(
        id: ObjectID("outermost \(attribute.rawValue)"), .init(.init(view.layoutID, attribute)), .equal,
        screen, multiplier: 1, constant: Double(constant), priority: Double(priority.rawValue)))
  }

  /// Keeps an outermost view that asks for constraints where it is, as far as no constraint says otherwise:
  /// its own size is what those of the views in it refer to (Cartography's `DimensionSpec`).
  @MainActor
  mutating func keep(_ view: UIView) {
    guard view.usesConstraints else { return }
    let rect = view.alignmentRectNow(view.placedFrame)
    let weakest = UILayoutPriority(0.001)
    place(view, .left, at: rect.minX, weakest)
    place(view, .top, at: rect.minY, weakest)
    place(view, .width, at: rect.width, weakest)
    place(view, .height, at: rect.height, weakest)
  }
}
