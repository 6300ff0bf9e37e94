/// A pattern of paths, such as `Pods` or `**/Generated/*.xib`.
///
/// It is relative to the folder of the configuration. `*` stands for any letters of a name, `?` for one, `**`
/// for any number of folders; case counts. A pattern that matches a folder matches everything in it.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as it was spelled.
  package let text: String
  private let names: [[Character]]

  /// Reads a pattern; nil of an empty one, and of one that leads out of the folder.
  package init?(_ text: String) {
    let parts = text.split(separator: "/").filter { $0 != "." }
    guard !text.hasPrefix("/"), !parts.isEmpty, !parts.contains("..") else { return nil }
    self.text = text
    names = parts.map(Array.init) + [Self.anyFolders]
  }

  /// Whether the pattern matches a path or a folder that the path is in.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the pattern and the path.
  package func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    return Self.matches(names, path, isAny: { $0 == Self.anyFolders }, Self.isName)
  }

  private static let anyFolders: [Character] = ["*", "*"]

  private static func isName(_ pattern: [Character], _ name: [Character]) -> Bool {
    matches(pattern, name, isAny: { $0 == "*" }) { $0 == "?" || $0 == $1 }
  }

  /// Whether elements match a pattern, some elements of which stand for any number.
  private static func matches<Element>(
    _ pattern: [Element], _ elements: [Element], isAny: (Element) -> Bool,
    _ isOne: (Element, Element) -> Bool
  ) -> Bool {
    var (next, index) = (0, 0)
    // Where matching resumes: the pattern's index behind the last wildcard, and the end of the elements
    // that it covers.
    var retry: (next: Int, index: Int)?
    while index < elements.count {
      if next < pattern.count, isAny(pattern[next]) {
        next += 1
        retry = (next, index)
      } else if next < pattern.count, isOne(pattern[next], elements[index]) {
        next += 1
        index += 1
      } else if let last = retry {
        retry = (last.next, last.index + 1)
        (next, index) = (last.next, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy(isAny)
  }
}

/// A choice among paths.
package struct PathChoice: Hashable, Sendable {
  /// The patterns of the chosen paths; empty: all.
  package var included: [PathPattern]
  /// The patterns of the paths that are left out, whatever `included` says.
  package var excluded: [PathPattern]

  package init(included: [PathPattern] = [], excluded: [PathPattern] = []) {
    self.included = included
    self.excluded = excluded
  }

  /// Whether a path is chosen.
  package func contains(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
  }
}
