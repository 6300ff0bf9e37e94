import SceneModel

/// How far a control's frame reaches beyond its alignment rect, which is what constraints position (facts §3.2).
enum AlignmentInsets {
  /// The insets from the frame to the alignment rect, in points.
  static func of(_ kind: KnownName?, _ version: ToolsVersion) -> EdgeInsets {
    switch kind {
    case .switch: EdgeInsets(right: 2)
    // They vanish at 24127 (facts §3.2; corrections, controls).
    case .slider where version.number < 24127: EdgeInsets(left: 2, right: 2, bottom: 1)
    case .segmentedControl: EdgeInsets(bottom: 1)
    default: .zero
    }
  }
}
