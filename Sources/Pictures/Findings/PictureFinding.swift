package import SceneModel

/// What of a scene is not drawn as its document and its project have it.
package struct PictureFinding: Hashable, Sendable {
  /// What something else stands in the place of.
  package enum Reason: Hashable, Sendable {
    /// An image whose file is there and cannot be drawn, for a reason: a box with its name is.
    case image(String, String)
    /// A colour of a space that nobody knows: its numbers are drawn as sRGB's.
    case colorSpace(String)
    /// A name that neither a catalogue nor the document has a colour for, nor the system: nothing is drawn.
    case color(String)
    /// A font that nobody has: another one is drawn.
    case font(String)
    /// Characters that no picture can hold: they are left out.
    case characters
    /// A picture that would have too many pixels: it has fewer for each point than were asked for.
    case scale(Double, asked: Double)
    /// A picture that is larger than pages are: it is drawn smaller.
    case pageScale(Double)
  }

  package let reason: Reason
  /// What is drawn so, an object of the document or a colour or a font in it; nil where it cannot be told.
  package let node: NodeID?

  /// What is drawn otherwise, for a reason.
  package init(reason: Reason, node: NodeID?) {
    self.reason = reason
    self.node = node
  }
}

extension PictureFinding: CustomStringConvertible {
  /// What is wrong and what is drawn, in one line.
  package var description: String {
    switch reason {
    case .image(let name, let defect):
      "the image '\(name)' is drawn as a box, since \(defect)".onOneLine
    case .colorSpace(let name):
      "nobody knows the colour space '\(name)', whose numbers are drawn as sRGB's".onOneLine
    case .color(let name): "nobody knows the colour '\(name)', which is left out".onOneLine
    case .font(let name): "nobody has the font '\(name)', in whose stead another is drawn".onOneLine
    case .scale(let scale, let asked):
      "the picture is so large that a point has \(Self.number(scale)) pixels instead of \(Self.number(asked))"
    case .pageScale(let scale):
      "the picture is so large that its page has \(Self.number(scale)) of its length and width"
    case .characters: "a text has characters that no picture can hold, which are left out"
    }
  }

  /// A number to three digits behind the point, rounded down, so that it is not the one that was asked for.
  private static func number(_ value: Double) -> String {
    SVGText.number(max((value * 1000).rounded(.down), 1) / 1000)
  }
}
