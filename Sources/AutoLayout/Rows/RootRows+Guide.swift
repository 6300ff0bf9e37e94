import SceneModel

/// The layout guides in terms of the views that own them.
extension RootRows {
  /// The layout guides of older documents: the top one ends where the safe area begins, the bottom one
  /// begins where it ends (InterfaceBuilder.md#layout-guides). The keyboard guide begins there too, or at
  /// the keyboard (Devices.md#keyboards).
  func barGuide(_ guide: LayoutGuide, _ attribute: LayoutAttribute, isMirrored: Bool) -> Expression? {
    let box = box(guide.owner)
    let safe = input.insets.safeArea(of: guide.owner)
    let isTop = guide.kind == .top
    let below =
      guide.kind == .keyboard ? max(safe.bottom, input.insets.keyboard(over: guide.owner)) : safe.bottom
    switch attribute {
    case .top:
      guard isTop else { return box.bottom - below }
      return environment.isDesign ? box.top + safe.top : box.top
    case .bottom: return isTop ? box.top + safe.top : box.bottom
    case .height: return Expression(isTop ? safe.top : below)
    case .left: return box.left
    case .right: return box.right
    case .leading: return box.start(.horizontal, isRightToLeft: isMirrored)
    case .trailing: return box.end(.horizontal, isRightToLeft: isMirrored)
    case .centerX: return box.center(.horizontal, isRightToLeft: isMirrored)
    case .width: return Expression(box.width)
    default: return nil
    }
  }

  /// How far a guide lies within its view, or what that scrolls. Points.
  func guideInsets(_ guide: LayoutGuide) -> EdgeInsets {
    switch guide.kind {
    case .safeArea: input.insets.safeArea(of: guide.owner)
    case .margins: input.insets.margins(of: guide.owner)
    case .readable: input.insets.readable(in: guide.owner)
    case .contentLayout, .frameLayout, .top, .bottom, .keyboard, .custom: .zero
    }
  }
}

extension GuideKind {
  /// Whether the guide lies along the upper or the lower edge rather than within its view.
  var isBar: Bool { self == .top || self == .bottom || self == .keyboard }
}
