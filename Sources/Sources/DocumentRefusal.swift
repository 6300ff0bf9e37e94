public import InterfaceBuilder
public import SceneProject
public import SceneStore

/// Why a document of a source could not be given; the others are.
///
/// ```swift
/// var refusals: [DocumentRefusal] = []
/// _ = try ProjectImport(paths: ["App"]).run(into: "scenes.db") { event in
///   if case .refused(let refusal) = event { refusals.append(refusal) }
/// }
/// print(refusals.map(\.description))
/// ```
public enum DocumentRefusal: Error, Hashable, Sendable {
  /// The file is not a document that can be read.
  case unreadable(ReadError)
  /// The document, or the whole scene project that it is of, cannot be read.
  case unreadableProject(ProjectError)
  /// The stored document's rows contradict each other.
  case damaged(StoreError)
}

extension DocumentRefusal: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .unreadableProject(let error): error.description
    case .damaged(let error): error.description
    }
  }
}
