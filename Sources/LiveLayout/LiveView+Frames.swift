import AutoLayout
public import SceneModel

/// Where the last layout put views.
extension LiveView {
  /// The frame in the superview's coordinates, rounded to pixels; before the first layout, and of a view that
  /// is not installed, that which its document has. Points.
  public var frame: Rect {
    guard index >= 0, let layout = home.scene?.kept else { return savedFrame }
    return layout.frame(of: index)
  }

  /// The frame in the coordinates of the root, with scroll views at rest, and with the turns of the view and
  /// of those around it (``quarterTurns``). Points.
  public var absoluteFrame: Rect {
    if superview == nil { return frame.turned(quarterTurns, in: frame.size) }
    var rect = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    var current: LiveView? = self
    while let view = current {
      let outer = view.frame
      rect = rect.turned(view.quarterTurns, in: outer.size)
      if view.superview != nil {
        rect.x += outer.x
        rect.y += outer.y
      }
      current = view.superview
    }
    return rect
  }

  /// The size of what a scroll view scrolls; nil of another view. Points.
  public var contentSize: Size? { index >= 0 ? home.scene?.kept?.contentSize(of: index) : nil }

  /// The axes along which a scroll view scrolls: on which its content is larger than itself.
  public var scrollableAxes: [Axis] {
    guard let content = contentSize else { return [] }
    let size = frame.size
    return Axis.allCases.filter {
      $0 == .horizontal ? content.width > size.width + 0.05 : content.height > size.height + 0.05
    }
  }

  /// The reason why the content of a scroll view has no extent along an axis, such as "nothing links the
  /// bottom of 'title' with the top of 'text'"; nil where constraints chain its views from edge to edge, and
  /// of another view.
  ///
  /// - Complexity: O(*n*) of the views and constraints.
  public func missingContentLink(along axis: Axis) -> String? {
    guard index >= 0, let kept = home.scene?.kept else { return nil }
    let names = Dictionary(subtree.map { ($0.id, $0.name) }) { first, _ in first }
    return kept.missingContentLink(of: index, along: axis) { "'\(names[$0] ?? $0.text)'" }
  }

  var savedFrame: Rect {
    let tree = home.document.tree
    for index in 0..<tree.count where tree[NodeID(index), .id] == id.text {
      return tree.savedFrame(of: NodeID(index)) ?? .zero
    }
    return .zero
  }
}

extension LiveScene {
  func frame(of guide: LiveGuide) -> Rect {
    guide.index >= 0 ? kept?.frame(ofGuide: guide.index) ?? .zero : .zero
  }
}

extension Rect {
  /// The rectangle as it lies when what it is in is turned about its centre. Points.
  fileprivate func turned(_ quarterTurns: Int, in size: Size) -> Rect {
    // The corner at the left and the top comes from the left, the bottom, the right or the top.
    let (dx, dy) = ((size.width - size.height) / 2, (size.height - size.width) / 2)
    return switch quarterTurns & 3 {
    case 1: Rect(x: dx + size.height - maxY, y: dy + x, width: height, height: width)
    case 2: Rect(x: size.width - maxX, y: size.height - maxY, width: width, height: height)
    case 3: Rect(x: dx + y, y: dy + size.width - maxX, width: height, height: width)
    default: self
    }
  }
}
