package import SceneModel

/// A new view of Interface Builder's library, in the form that the document's version writes most often where
/// nobody changed it (InterfaceBuilder.md#library-views).
package struct LibraryView: Sendable {
  /// The requested properties of a new view.
  package struct Request: Sendable {
    /// The Interface Builder that saved the document.
    let version: ToolsVersion
    /// The text, the title or the image that the view shows, or nil for the library's.
    let text: String?
    /// The size of the view. Points.
    let size: Size

    /// Whether the text has more lines than an attribute can hold (InterfaceBuilder.md#multiline-text).
    var hasLines: Bool { text?.utf8.contains { $0 == 0x0A || $0 == 0x0D } ?? false }
  }

  /// The default size of the frame. Points.
  let size: @Sendable (ToolsVersion) -> Size
  /// The attributes and the children of the view, its frame left out, in order.
  let element: @Sendable (Request) -> NewElement

  /// A view of the same size and with the same attributes in all versions.
  init(
    _ kind: KnownName, _ attributes: KeyValuePairs<String, String>, size: Size = Self.plainSize,
    children: @escaping @Sendable (Request) -> [NewElement] = { _ in [] }
  ) {
    let element = NewElement(kind.text, attributes)
    self.init(size: { _ in size }) { request in
      var element = element
      element.content = children(request).map { .element($0) }
      return element
    }
  }

  /// A view whose size or attributes depend on the version.
  init(
    size: @escaping @Sendable (ToolsVersion) -> Size = { _ in Self.plainSize },
    _ element: @escaping @Sendable (Request) -> NewElement
  ) {
    self.size = size
    self.element = element
  }

  /// The size of views without a size of their own. Points.
  package static let plainSize = Size(240, 128)

  /// A new view.
  ///
  /// - Parameters:
  ///   - frame: Its frame in its superview's coordinates, in points, or nil for the library's size at
  ///     the origin.
  ///   - text: The content that it shows, or nil for the library's.
  ///   - version: The Interface Builder that saved the document.
  package func element(id: ObjectID, frame: Rect?, text: String?, _ version: ToolsVersion) -> NewElement {
    let size = size(version)
    let frame = frame ?? Rect(x: 0, y: 0, width: size.width, height: size.height)
    var element = element(Request(version: version, text: text, size: frame.size))
    element["translatesAutoresizingMaskIntoConstraints"] = "NO"
    element["id"] = id.text
    element.content.insert(.element(.frame(frame)), at: 0)
    return element
  }
}

extension NewElement {
  /// A saved frame.
  package static func frame(_ frame: Rect) -> NewElement {
    NewElement(
      "rect",
      [
        "key": "frame", "x": NumberText.text(frame.x), "y": NumberText.text(frame.y),
        "width": NumberText.text(frame.width), "height": NumberText.text(frame.height),
      ])
  }
}
