import SceneModel

/// Why a name does not mean one thing of a source.
///
/// ```swift
/// do {
///   _ = try ProjectEditing(database: "scenes.db").history(of: "Tid.storyboard")
/// } catch let error as NameError {
///   print(error.name, error)
/// }
/// ```
public struct NameError: Error, Hashable, Sendable {
  /// The kind of thing that can be named.
  package enum Subject: String, Sendable {
    case document, scene, object, view
  }

  /// Something that the name may mean.
  package struct Candidate: Hashable, Sendable {
    /// The document's path.
    package var path: String
    /// The scene's name and id; nil where the candidate is a document.
    package var scene: String?
    /// The object's id; nil where the candidate is no object.
    package var id: String?
    /// The object's name beside its id.
    package var label: String?
    /// The object's class.
    package var className: String?
  }

  /// The name; empty text where none was given and one must be.
  public let name: String
  /// The kind of thing that the name should mean.
  package let subject: Subject
  /// The things that the name may mean; empty where nothing has it.
  package let candidates: [Candidate]
  /// The paths of the source.
  package let source: String
  /// Names that would mean something; not all of them where they are more than are listed.
  package let known: [String]
  /// The nearest name that means something; nil where none is near.
  package let nearest: String?

  package init(
    _ name: String, _ subject: Subject, in source: String, candidates: [Candidate] = [], known: [String] = [],
    nearest: String? = nil
  ) {
    self.name = name
    self.subject = subject
    self.candidates = candidates
    self.source = source
    self.known = known
    self.nearest = nearest
  }
}

extension NameError: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected, with the first candidates.
  public var description: String {
    guard !candidates.isEmpty else {
      let listed = known.isEmpty ? expectation : Self.list(known)
      let suggestion = nearest.map { "; did you mean '\($0)'?" } ?? ""
      return "\(source): error: no \(subject.rawValue) '\(name)', expected \(listed)\(suggestion)"
    }
    return "\(problem): \(Self.list(candidates.map(\.description)))"
  }

  /// The problem where several things have the name.
  package var problem: String {
    name.isEmpty && subject == .document
      ? "\(source): error: several documents, expected one of them to be named"
      : "\(source): error: \(candidates.count) \(subject.rawValue)s are called '\(name)', expected one of them"
  }

  private var expectation: String {
    switch subject {
    case .document: "the path of one, or the name of its file"
    case .scene: "the id of one, its name, its storyboard identifier or its class"
    case .object: "the id of an object or a constraint, its label or its text"
    case .view: "the id of a view, its label or its text"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(mostListed).joined(separator: ", ") + (names.count > mostListed ? ", …" : "")
  }

  /// How many names the error lists at most.
  static let mostListed = 10
}

extension NameError.Candidate: CustomStringConvertible {
  /// The candidate in a few words: where it is, and what.
  package var description: String {
    let object = [className, label.map { "'\($0)'" }, id.map { "(\($0))" }].compactMap { $0 }
    let place = [path, scene].compactMap { $0 }.joined(separator: ", ")
    return object.isEmpty ? place : place + ": " + object.joined(separator: " ")
  }
}
