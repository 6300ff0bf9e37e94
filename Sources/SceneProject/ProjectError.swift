/// Why a scene project was refused, and where in it.
///
/// ```swift
/// _ = try ProjectImport(paths: ["TideTable.sceneproject"]).run(into: "scenes.db") { event in
///   if case .refused(.unreadableProject(let error)) = event { print(error.file, error.line ?? 0) }
/// }
/// ```
public struct ProjectError: Error, Hashable, Sendable {
  /// The reason why the project was refused.
  public var reason: Reason
  /// The file's path in the project.
  public var file: String
  /// The line, counted from 1, or nil where the error is about the whole file.
  public var line: Int?
  /// The column in bytes, counted from 1, or nil where the error is about the whole file.
  public var column: Int?

  /// An error in a file, or at a place of it.
  package init(_ reason: Reason, file: String, line: Int? = nil, column: Int? = nil) {
    self.reason = reason
    self.file = file
    self.line = line
    self.column = column
  }

  /// A reason to refuse a scene project.
  public enum Reason: Error, Hashable, Sendable {
    /// The file is not there.
    case missing
    /// The file cannot be read or written; the text is the system's.
    case unreadable(String)
    /// A line is a marker of a merge that was not resolved.
    case mergeConflict
    /// Something else stands there than is expected.
    case unexpected(expected: String, found: String)
    /// The project has the format of a newer Ninefold.
    case newerVersion(Int, supported: Int)
    /// A path leaves the project's folder, or is none that every disk can hold.
    case unsafePath(String)
    /// Two documents have one path, or their folders are one on a disk that folds case.
    case duplicatePath(String)
    /// The file has more bytes than `ReadLimits` allow.
    case tooLarge(bytes: Int)
    /// The document's elements stand in each other more deeply than `ReadLimits` allow.
    case tooDeep(Int)
    /// An element has an attribute of this name twice, which no file can hold.
    case duplicateAttribute(String)
  }
}

extension ProjectError: CustomStringConvertible {
  public var description: String {
    var place = file
    if let line { place += ":\(line)" }
    if let column { place += ":\(column)" }
    return "\(place): error: \(reason)"
  }
}

extension ProjectError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "no such file in the scene project"
    case .unreadable(let text): text
    case .mergeConflict: "unresolved merge conflict"
    case .unexpected(let expected, let found): "expected \(expected), found \(found)"
    case .newerVersion(let version, let supported):
      "the scene project has format version \(version), newer than \(supported), the newest this Ninefold reads"
    case .unsafePath(let path): "the path “\(path)” is not one inside the project's folder"
    case .duplicatePath(let path): "the path “\(path)” is used twice"
    case .tooLarge(let bytes): "the file has more than \(bytes) bytes"
    case .tooDeep(let depth): "more than \(depth) elements stand in each other"
    case .duplicateAttribute(let name): "an element has the attribute “\(name)” twice"
    }
  }
}
