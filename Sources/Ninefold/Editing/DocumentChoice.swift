/// Which document of several a name chooses.
enum DocumentChoice {
  /// The index of the document of a name: its path, or the end of it where no other document ends so; without a name the only
  /// document.
  ///
  /// - Parameter place: What holds the documents, for the error.
  static func index(of name: String?, among paths: [String], in place: String) throws(DocumentChoiceError)
    -> Int
  {
    guard let name else {
      if paths.count == 1 { return 0 }
      throw DocumentChoiceError(.several(paths), place: place)
    }
    if let exact = paths.firstIndex(of: name) { return exact }
    let named = paths.indices.filter { paths[$0].hasSuffix("/" + name) }
    if let only = named.first, named.count == 1 { return only }
    throw DocumentChoiceError(
      named.isEmpty ? .none(name, known: paths) : .several(named.map { paths[$0] }), place: place)
  }
}

/// Why a name chooses no document of a project or directory.
public struct DocumentChoiceError: Error, Hashable, Sendable {
  /// What is wrong with the name.
  public enum Reason: Hashable, Sendable {
    /// There is no document of the name; those that there are.
    case none(String, known: [String])
    /// Several documents could be meant.
    case several([String])
  }

  /// What was wrong.
  public let reason: Reason
  /// The path of the database or directory.
  public let place: String

  init(_ reason: Reason, place: String) {
    self.reason = reason
    self.place = place
  }
}

extension DocumentChoiceError: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  public var description: String {
    switch reason {
    case .none(let name, let known): "\(place): error: no document '\(name)', expected \(choice(of: known))"
    case .several(let known): "\(place): error: several documents, expected one of \(choice(of: known))"
    }
  }

  private func choice(of names: [String]) -> String {
    let shown = names.prefix(10).joined(separator: ", ")
    return names.count > 10 ? shown + ", …" : names.isEmpty ? "a document" : shown
  }
}
