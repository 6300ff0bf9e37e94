package import Ninefold

extension SceneOutline {
  /// The scene's name, and its id where it has one, on one line.
  package var text: String { (id.text.isEmpty ? name : "\(name) (\(id))").onOneLine }
}
