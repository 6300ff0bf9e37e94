import Adaptivity
import InterfaceBuilder
import SceneModel

/// A storyboard of controllers and segues, without views.
enum Storyboard {
  /// A controller in a scene of its own, `s` and its id.
  static func controller(
    _ id: String, _ tag: String = "viewController", _ attributes: String = "", _ segues: String...
  ) -> String {
    """
    <scene sceneID="s\(id)"><objects><\(tag) id="\(id)" \(attributes)><connections>\(segues.joined())</connections>
    </\(tag)></objects></scene>
    """
  }

  /// A segue of a kind; a relationship by its own name.
  static func segue(_ kind: String, to id: String, _ attributes: String = "") -> String {
    let relationships = SegueRelationship.allCases.map(\.rawValue)
    let kinds =
      relationships.contains(kind) ? #"kind="relationship" relationship="\#(kind)""# : #"kind="\#(kind)""#
    return #"<segue destination="\#(id)" \#(kinds) \#(attributes) id="\#(kind)-\#(id)"/>"#
  }

  static func document(
    _ scenes: String..., initial: String? = nil, toolsVersion: Int = 22155
  ) throws -> Document {
    let initial = initial.map { #"initialViewController="\#($0)""# } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" \(initial)>
      <scenes>\(scenes.joined())</scenes></document>
      """
    return try DocumentReader().read(Array(text.utf8), path: "Main.storyboard")
  }
}
