import Controls
import SceneModel
import Testing

/// A new view of the library of a version.
func newView(_ element: String, _ version: Int, text: String? = nil, frame: Rect? = nil) throws -> NewElement
{
  let library = try #require(ObjectKind.of(element)?.library)
  return library.element(id: ObjectID("new"), frame: frame, text: text, ToolsVersion(version))
}

/// The size of the frame of a new view of the library of a version.
func newViewSize(_ element: String, _ version: Int) throws -> Size {
  guard case .element(let rect)? = try newView(element, version).content.first else { return .zero }
  func number(_ name: String) throws -> Double {
    try #require(rect[name].flatMap(Double.init(attribute:)))
  }
  return Size(try number("width"), try number("height"))
}
