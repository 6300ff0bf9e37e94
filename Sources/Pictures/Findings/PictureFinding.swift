package import SceneModel

/// A difference of a scene's picture from its document and its project.
package struct PictureFinding: Hashable, Sendable {
  /// The content that is drawn otherwise, with the reason.
  package enum Reason: Hashable, Sendable {
    /// An image whose file is present and cannot be drawn, with the reason: a box with its name is drawn.
    case image(String, String)
    /// A colour of an unknown space: its numbers are drawn as sRGB's.
    case colorSpace(String)
    /// A name for which neither a catalogue nor the document nor the system has a colour: nothing is drawn.
    case color(String)
    /// A font that is not available: another one is drawn.
    case font(String)
    /// Characters that no picture can hold: they are left out.
    case characters
    /// A picture that would have too many pixels: it has fewer per point than requested.
    case scale(Double, asked: Double)
    /// A picture that is larger than a page may be: it is drawn smaller.
    case pageScale(Double)
  }

  package let reason: Reason
  /// The node that is drawn otherwise: an object, a colour or a font of the document; nil where it
  /// is unknown.
  package let node: NodeID?

  /// A finding about a node, with its reason.
  package init(reason: Reason, node: NodeID?) {
    self.reason = reason
    self.node = node
  }
}

extension PictureFinding: CustomStringConvertible {
  /// The difference and the substitute, in one line.
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

  /// A number with three decimals, rounded down, so that it differs from the requested one.
  private static func number(_ value: Double) -> String {
    SVGText.number(max((value * 1000).rounded(.down), 1) / 1000)
  }
}
