public import Editing
public import SceneModel

/// A refusal of a live scene. The scene is as it was.
///
/// ```swift
/// let scene = try LiveScene(size: Size(320, 480))
/// do {
///   try scene.root.removeFromSuperview()
/// } catch {
///   print(error)
/// }
/// ```
public struct LiveLayoutError: Error, Hashable, Sendable {
  /// The reason of a refusal.
  public enum Reason: Hashable, Sendable {
    /// The document, or a rule of constraints, does not allow it.
    case refused(EditError)
    /// A number is not finite or out of its range.
    case badNumber(String, Double, expected: String)
    /// The items of a constraint have no view in common: they are in different scenes, or one was removed or
    /// not yet added.
    case unrelated(String, String)
    /// The item of a constraint is gone.
    case removedItem
    /// The view would be inside itself.
    case cycle(String)
    /// The root of a scene has no superview, and cannot be added to one.
    case movesRoot(String)
    /// The scene has an object of this identifier already.
    case duplicateID(String)
    /// The document has no view to lay out.
    case noRoot
    /// No window has the size.
    case impossibleSize(Size)
    /// The view of the first controller is not in that of the second.
    case outsideOfController(String, String)
    /// The view has a controller already.
    case hasController(String)
    /// The controller is of another view than the root.
    case notOfRoot(String)
    /// The views, or the calls of controllers, that asked for one more pass each time, until there were too
    /// many.
    case loop([String])
    /// A visual format that cannot be read: what was expected where, with the format and a caret below.
    case badFormat(String)
    /// A guide or a distance that a document cannot hold.
    case notWritable(String)
  }

  /// The reason of the refusal.
  public let reason: Reason

  init(_ reason: Reason) { self.reason = reason }
}

extension LiveLayoutError: CustomStringConvertible {
  /// One line: what is wrong, and what was expected.
  public var description: String {
    switch reason {
    case .refused(let error): error.description
    case .badNumber(let name, let number, let expected): "bad \(name) \(number), expected \(expected)"
    case .unrelated(let a, let b): "'\(a)' and '\(b)' have no view in common, expected items of one hierarchy"
    case .removedItem: "an item of the constraint is gone, expected a view or a guide of the scene"
    case .cycle(let view): "'\(view)' would be inside itself, expected a superview outside of it"
    case .movesRoot(let view): "'\(view)' is the root of a scene, expected a view that can be moved"
    case .duplicateID(let id): "the scene has the identifier '\(id)' already, expected a new one"
    case .noRoot: "nothing to lay out, expected a scene with a view"
    case .impossibleSize(let size):
      "no window is \(size.width) × \(size.height), expected sides above 0 and up to 100000"
    case .outsideOfController(let child, let parent):
      "the view of '\(child)' is not in that of '\(parent)', expected a view inside of it"
    case .hasController(let view): "'\(view)' has a controller already, expected one controller a view"
    case .notOfRoot(let controller):
      "the view of '\(controller)' is not the root of the scene, expected the root"
    case .loop(let views):
      "the layout does not come to an end: \(views.joined(separator: ", ")) "
        + (views.count == 1 ? "asks" : "ask") + " for one more pass each time, expected fewer"
    case .badFormat(let text): text
    case .notWritable(let what): "\(what) cannot be written, expected what Interface Builder has"
    }
  }
}
