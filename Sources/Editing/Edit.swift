public import SceneModel

/// A change of one document, made for a size class: any-any unless another is given
/// to `Document.apply`.
///
/// ```swift
/// var document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// try document.apply(.set("Odv-L2-9h5", attribute: "text", to: "Saltwick"))
/// try document.apply(.set("cUz-cs-IEH", attribute: "constant", to: "120"), in: .anyCompact)
/// try document.apply(.uninstall("PDT-ja-uAM"), in: .compactRegular)
/// ```
public enum Edit: Hashable, Sendable {
  /// Adds a view to a view. In another class than any-any it is installed in that class alone.
  case addView(NewView)
  /// Adds a constraint. In another class than any-any it is installed in that class alone.
  case addConstraint(NewConstraint)
  /// Installs a view or a constraint in the class, as the inspector's check box does.
  case install(ObjectID)
  /// Uninstalls a view or a constraint in the class, as the inspector's check box does.
  case uninstall(ObjectID)
  /// Removes the class's entry of an installation: a more general one decides again.
  case resetInstallation(ObjectID)
  /// Sets a value.
  ///
  /// In another class than any-any the value is customized for that class; one equal to the base value
  /// is written too.
  case set(ObjectID, attribute: ValuePath, to: String)
  /// Sets a keyed child as a whole, such as a `<color key="textColor">`.
  case setElement(ObjectID, NewElement)
  /// Removes a value: an attribute, or a keyed child. In another class than any-any, that class's line alone.
  case unset(ObjectID, attribute: ValuePath)
  /// Moves a view to a view, at an index among its subviews counted from 0, the back; nil is the front.
  ///
  /// As where UIKit removes a view from its superview, constraints between what moves and what does not are
  /// removed, unless the superview stays the same.
  case move(ObjectID, to: ObjectID, at: Int?)
  /// Removes an object, a constraint or a whole scene by its controller.
  case delete(ObjectID, Deletion)
}

extension Edit {
  /// The object of the edit; an empty text for one that is to be made.
  package var object: ObjectID {
    switch self {
    case .addView(let view): view.parent
    case .addConstraint: ObjectID("")
    case .install(let id), .uninstall(let id), .resetInstallation(let id), .set(let id, _, _),
      .setElement(let id, _), .unset(let id, _), .move(let id, _, _), .delete(let id, _):
      id
    }
  }
}

/// From what a deletion takes an object (InterfaceBuilder.md#deletion-forms).
///
/// ```swift
/// var document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// try document.apply(.delete("Y51-6i-5zX", .project))
/// let outcome = try document.apply(.delete("okJ-Zn-gQY", .sizeClass), in: .compactRegular)
/// print(outcome.uninstalled)  // the chart, and the constraints that touch it
/// ```
public enum Deletion: String, CaseIterable, Hashable, Sendable {
  /// From the whole project, in every class: Delete on the canvas or in the outline.
  case project
  /// From the current class: it is uninstalled there, with the constraints that touch it.
  case sizeClass = "class"
  /// Delete anywhere else, as in the inspector: where something in the scene varies by size class, from the
  /// current class, else from the project.
  case inspector
}

/// The result of an edit.
///
/// ```swift
/// var document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let outcome = try document.apply(.delete("PDT-ja-uAM", .project))
/// print(outcome.summary)
/// print(outcome.removed.count, "objects and constraints are gone")
/// ```
public struct EditOutcome: Hashable, Sendable {
  /// The objects and constraints that the edit added.
  public internal(set) var added: [ObjectID] = []
  /// The objects and constraints that the edit removed from the project, each in the document's order.
  public internal(set) var removed: [ObjectID] = []
  /// The objects and constraints that the edit uninstalled.
  public internal(set) var uninstalled: [ObjectID] = []
  /// One line that says what was done.
  public internal(set) var summary = ""

  /// The outcome of an edit that has done nothing yet.
  package init() {}

  /// Adds the outcome of an edit that was made after: what comes and goes again is neither added nor removed.
  package mutating func add(_ later: EditOutcome) {
    let (made, gone) = (Set(added), Set(later.removed))
    added = added.filter { !gone.contains($0) } + later.added
    removed += later.removed.filter { !made.contains($0) }
    uninstalled += later.uninstalled
    summary = [summary, later.summary].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
