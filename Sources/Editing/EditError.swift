import Controls
public import SceneModel

/// The reason why an edit was refused. The document is as it was.
///
/// ```swift
/// var document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// do {
///   try document.apply(.install("okJ-Zn-gQY"))
/// } catch {
///   print(error, error.reason == .installed(.any))  // the line, and true
/// }
/// ```
public struct EditError: Error, Hashable, Sendable {
  /// The kinds of refusal.
  public enum Reason: Hashable, Sendable {
    /// The document has no object and no constraint of the identifier.
    case unknownID
    /// The document has the identifier already.
    case duplicateID
    /// Ninefold's library has no view of the kind.
    case unknownKind(String)
    /// The object cannot hold subviews: it is no view, or one that manages its own.
    case holdsNoViews
    /// The object is no view that stands among another's subviews, and so it cannot be moved.
    case movesNot
    /// The new place is in what moves.
    case movesIntoItself
    /// The new place is in another scene.
    case otherScene
    /// The index among the subviews, of which there are so many.
    case badIndex(Int, count: Int)
    /// Only subviews and constraints can be installed and uninstalled.
    case installsNot
    /// The object is installed in the class, or the constraint is.
    case installed(SizeClass)
    /// The object is not installed in the class, or the constraint is not.
    case notInstalled(SizeClass)
    /// The class has no entry of the installation.
    case sameInstallation(SizeClass)
    /// The document does not use size classes: `useTraitCollections` is not `YES`.
    case usesNoSizeClasses
    /// An attribute that is the same in every size class, by its nature or by its object's.
    case variesNot(ValuePath)
    /// An attribute that is no value: the object's identity, or what another edit changes.
    case setsNot(String)
    /// The object has no such value in the class.
    case unknownValue(ValuePath, SizeClass)
    /// Elements of the name cannot have the attribute or keyed child; the most likely one, and those that
    /// they can have.
    case undeclared(ValuePath, in: String, near: ValuePath?, declared: [String])
    /// The child of a key has nothing that could be set on its own: there is none, or it is the class's own.
    /// It is set as a whole, as one of some elements.
    case setAsWhole(ValuePath, elements: [String])
    /// The value is not shown, because another is.
    case hiddenBehind(ValuePath, shown: ValuePath)
    /// The text is not what the attribute can hold.
    case badValue(ValuePath, String, expected: String)
    /// The element to be set has no key, or one of its attributes or keys is no name.
    case badElement(String)
    /// An item of a constraint that has no place in a layout.
    case noLayoutItem(ObjectID)
    /// The items of a constraint have no view in common that holds both.
    case unrelated(ObjectID, ObjectID)
    /// Attributes that cannot be related, and why.
    case incompatible(LayoutAttribute, LayoutAttribute?, String)
    /// The document could not be read again: what it would have, and what is allowed.
    case notReadable(found: String, expected: String)
    /// A number of a constraint or of a frame that is not finite or out of its range.
    case badNumber(String, Double, expected: String)
  }

  /// The reason why the edit was refused.
  public let reason: Reason
  /// The object of the edit; an empty text for a constraint that is to be made.
  public let id: ObjectID

  package init(_ reason: Reason, _ id: ObjectID) {
    self.reason = reason
    self.id = id
  }
}

extension EditError: CustomStringConvertible {
  /// One line: what was wrong, and what was expected.
  public var description: String { id.text.isEmpty ? explanation : "\(id): \(explanation)" }

  private var explanation: String {
    switch reason {
    case .unknownID: "no such object, expected an id of the document"
    case .duplicateID: "the document has this id already, expected a new one"
    case .unknownKind(let kind):
      "no view of the kind '\(kind)', expected one of \(ObjectKind.libraryElements.joined(separator: ", "))"
        + kind.suggestion(of: ObjectKind.libraryElements)
    case .holdsNoViews: "holds no subviews, expected a view that does, or a controller with a view"
    case .movesNot: "does not stand among subviews, expected a view that does"
    case .movesIntoItself: "would move into itself, expected a view outside of it"
    case .otherScene: "would move to another scene, expected a view of its own"
    case .badIndex(let index, let count): "no place \(index) among \(count) subviews, expected 0 to \(count)"
    case .installsNot: "cannot be installed or uninstalled, expected a subview or a constraint"
    case .installed(let sizeClass): "is installed in \(sizeClass) already"
    case .notInstalled(let sizeClass): "is not installed in \(sizeClass), expected what can be uninstalled"
    case .sameInstallation(let sizeClass): "\(sizeClass) says nothing of the installation"
    case .usesNoSizeClasses: "the document does not use size classes, expected useTraitCollections=\"YES\""
    case .variesNot(let name): "'\(name)' cannot vary, expected a value that a size class can change"
    case .setsNot(let name): "'\(name)' is not a value to set, expected one that describes the object"
    case .unknownValue(let name, let sizeClass): "no value '\(name)' in \(sizeClass)"
    case .undeclared(let path, let element, let near, let declared):
      "no '\(path)' in <\(element)>" + (near.map { "; did you mean '\($0)'? Expected" } ?? ", expected")
        + Self.list(declared)
    case .setAsWhole(let path, let elements):
      "'\(path)' has no parts to set, expected it as a whole: "
        + elements.map { "<\($0) key=\"\(path.keys.last ?? "")\" …/>" }.joined(separator: " or ")
    case .hiddenBehind(let path, let shown): "'\(path)' is not shown, expected '\(shown)', which is"
    case .badValue(let name, let text, let expected):
      "bad value '\(text)' for '\(name)', expected \(expected)"
    case .badElement(let text): "bad element '\(text)', expected one with a key and proper names"
    case .noLayoutItem(let item): "no view or guide '\(item)', expected the items of a constraint to be some"
    case .unrelated(let a, let b): "'\(a)' and '\(b)' have no view in common, expected items of one hierarchy"
    case .incompatible(let a, let b, let why):
      "'\(a.rawValue)'" + (b.map { " and '\($0.rawValue)'" } ?? " alone") + " cannot be constrained: \(why)"
    case .notReadable(let found, let expected):
      "the document could not be read again: \(found), expected \(expected)"
    case .badNumber(let name, let number, let expected): "bad \(name) \(number), expected \(expected)"
    }
  }

  /// The end of a sentence that lists names, the first of them where there are many.
  private static func list(_ names: [String]) -> String {
    if names.isEmpty { return " nothing" }
    let shown = names.prefix(30).joined(separator: ", ")
    return " one of " + (names.count > 30 ? shown + " and \(names.count - 30) more" : shown)
  }
}
