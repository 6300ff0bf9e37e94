import AutoLayout
import Controls
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let barHeightConstant = CheckRule(
    "bar_height_constant", .guidelines, .warning,
    options: [
      RuleOption(
        "top", .words(["20", "44", "64", "88"]),
        "the distances from the top that are heights of bars, in points"),
      RuleOption(
        "bottom", .words(["34", "49", "83"]),
        "the distances from the bottom that are heights of bars, in points"),
    ],
    page: RulePage(
      what: "a distance from the screen's edge that is the height of bars",
      why: """
        20 is the status bar of a phone with a home button, 44 a navigation bar or the status bar of a phone with a notch,
        64 and 88 both together; 49 is a tab bar, 34 the room of the home indicator, 83 both. On other devices, lying, and in
        other windows they are otherwise high, so that content is covered or a gap is left. Apple's Human Interface Guidelines
        (Layout) name the safe area instead.
        """,
      example: """
        <constraint firstItem="tit-le-001" firstAttribute="top" secondItem="root" secondAttribute="top" constant="64"/>
        """,
      fix: "Constrain the view to the safe area's layout guide, with what is left as the constant."),
    .layout(.devices) { layout, findings in
      let (top, bottom) = (findings.words("top"), findings.words("bottom"))
      for root in layout.views.indices where layout.superviews[root] < 0 && layout.isScreen(root) {
        let insets = layout.details[root].safeArea
        guard insets.top > 0 || insets.bottom > 0 else { continue }
        for constraint in layout.constraints where constraint.holds(layout.views[root].id) {
          let isTop = constraint.first.attribute == .top
          let distance = abs(constraint.constant).roundedForReading
          guard
            isTop ? insets.top > 0 && top.contains(distance) : insets.bottom > 0 && bottom.contains(distance)
          else { continue }
          findings.add(
            constraint.node,
            "\(layout.names.equation(constraint)) repeats the height of bars: expected the safe area")
        }
      }
    })
}

extension LayoutConstraint {
  /// Whether the constraint says how far something is from the upper or lower edge of a root.
  fileprivate func holds(_ root: ObjectID) -> Bool {
    guard let second, first.attribute == second.attribute, relation == .equal, multiplier == 1,
      !isPlaceholder,
      first.attribute == .top || first.attribute == .bottom
    else { return false }
    // Inwards: a distance that leads out of the root leaves no space for a bar.
    let isOutside = first.attribute == .top ? constant < 0 : constant > 0
    if second.item == root, first.item != root { return !isOutside }
    return first.item == root && second.item != root && isOutside
  }
}

extension CheckedLayout {
  /// The constraints of the scene that are installed, with the values in force.
  var constraints: EffectiveConstraints { resolution.scene(outline).constraints }
}
