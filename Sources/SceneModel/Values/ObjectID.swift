/// The identifier that a document gives to an object: most often `xxx-xx-xxx`, but any text occurs.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let chart: ObjectID = "okJ-Zn-gQY"
/// let layout = LayoutEngine(document, LayoutRequest(canvas: .design)).layout(document.scenes[0])
/// print(layout[chart]?.frame.height ?? 0)  // 240.0
/// ```
public struct ObjectID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The identifier's text.
  public let text: String

  /// An identifier of a text.
  public init(_ text: String) { self.text = text }

  public var description: String { text }

  public static func < (a: ObjectID, b: ObjectID) -> Bool { a.text < b.text }
}

extension ObjectID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
