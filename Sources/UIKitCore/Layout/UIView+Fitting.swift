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
    let screen = LayoutAdditions.Side(.init(ElementWriter.screenID, .left))
    let top = LayoutAdditions.Side(.init(ElementWriter.screenID, .top))
    func add(
      _ attribute: LayoutAttribute, _ other: LayoutAdditions.Side?, _ constant: CGFloat,
      _ priority: UILayoutPriority
    ) {
      guard priority.rawValue > 0 else { return }
      additions.constraints.append(
        .init(
          id: ObjectID("fitting \(attribute.rawValue)"), .init(.init(layoutID, attribute)), .equal, other,
          multiplier: 1, constant: Double(constant), priority: Double(priority.rawValue)))
    }
    add(.left, screen, 0, .required)
    add(.top, top, 0, .required)
    add(.width, nil, target.width, horizontal)
    add(.height, nil, target.height, vertical)
    var request = layoutScreen.request
    request.additions = additions
    let resolver = Resolver(writer.document())
    guard let kept = KeptLayout(LayoutEngine(resolver, request), resolver.document.scenes[0]),
      kept.viewIDs.count > 1, kept.viewIDs[1] == layoutID
    else { return .zero }
    let frame = kept.frame(of: 1)
    return CGSize(width: frame.width, height: frame.height)
  }
}
