import SceneModel

extension LiveItem {
  /// The edge where reading starts.
  public var leadingAnchor: XAxisAnchor { XAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: XAxisAnchor { XAxisAnchor(self, .trailing) }
  /// The left edge, in either direction of reading.
  public var leftAnchor: XAxisAnchor { XAxisAnchor(self, .left) }
  /// The right edge, in either direction of reading.
  public var rightAnchor: XAxisAnchor { XAxisAnchor(self, .right) }
  /// The horizontal centre.
  public var centerXAnchor: XAxisAnchor { XAxisAnchor(self, .centerX) }
  /// The upper edge.
  public var topAnchor: YAxisAnchor { YAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: YAxisAnchor { YAxisAnchor(self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: YAxisAnchor { YAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: DimensionAnchor { DimensionAnchor(self, .width) }
  /// The height.
  public var heightAnchor: DimensionAnchor { DimensionAnchor(self, .height) }
}

extension LiveView {
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .lastBaseline) }
}
