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
  }

  package let reason: Reason
  /// What is drawn so, an object of the document or a colour or a font in it; nil where it cannot be told.
  package let node: NodeID?
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
    case .characters: "a text has characters that no picture can hold, which are left out"
    }
  }
}
