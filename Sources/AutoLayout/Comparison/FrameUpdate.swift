/// The result of Interface Builder's Update Frames for a view (InterfaceBuilder.md#update-frames).
package enum FrameUpdate: Sendable {
  /// The frames that are written: the view's, and where its size changes those of what is in it.
  case frames([FrameComparison])
  /// The frame is not known well enough to be written.
  case unknown(Obstacle)

  /// The unknown that a frame rests on.
  package enum Obstacle: String, Sendable {
    /// The constraints leave a number open.
    case open
    /// Required constraints contradict each other.
    case conflict
    /// A natural size that the saved frames do not bear out: of text, an image or a control.
    case content
    /// A rule, such as a margin or an optional constraint, that the saved frames do not bear out.
    case rule
    /// The saved frames are a pixel or a point aside, and the computation may be wrong by that.
    case pixel
    /// Another frame is saved for the size class of the canvas.
    case variedFrame
    /// So many views are misplaced that this one was not looked at.
    case unexplained
  }
}
