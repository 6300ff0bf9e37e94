import OperatingSystem

/// The environment variables for a folder's repository.
///
/// Git starts a hook with the index that the commit is made of (`GIT_INDEX_FILE`), and with the directory of
/// the objects that a push brings (`GIT_OBJECT_DIRECTORY`). Whoever keeps a repository beside its files names
/// both (`GIT_DIR`, `GIT_WORK_TREE`). The variables are passed on for the repository that they are of, and
/// for no other: a hook that runs tests may ask for another one.
enum GitEnvironment {
  private static let names = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  ]

  /// The variables that git gets in a folder, as `NAME=value`.
  static func variables(in folder: String) throws(FileDefect) -> [String] {
    let given = Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        ThisProcess.environment(name).flatMap { $0.isEmpty ? nil : (name, $0) }
      })
    if given.isEmpty { return [] }
    guard let repository = try repository(of: folder, given) else { return [] }
    var variables = repository.variables
    if let index = given["GIT_INDEX_FILE"], let place = NamedPath.found(PathName.folder(of: index)),
      place == repository.directory
    {
      variables["GIT_INDEX_FILE"] = PathName.join(place, PathName.name(of: index))
    }
    if let objects = given["GIT_OBJECT_DIRECTORY"].flatMap(NamedPath.found),
      isInside(objects, repository.common + "/objects")
    {
      variables["GIT_OBJECT_DIRECTORY"] = objects
      variables["GIT_ALTERNATE_OBJECT_DIRECTORIES"] = given["GIT_ALTERNATE_OBJECT_DIRECTORIES"]
    }
    return variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// The repository of a folder: the one that git finds from there, else the one of the environment, where
  /// the folder is in its work tree.
  ///
  /// - Returns: The directories that git keeps for it and for all its work trees, and the variables by which
  ///   git finds it; nil where the environment is of another repository, or there is none.
  private static func repository(
    of folder: String, _ given: [String: String]
  ) throws(FileDefect) -> (directory: String, common: String, variables: [String: String])? {
    let named = given["GIT_DIR"].flatMap(NamedPath.found)
    let found = GitFolder(path: folder, variables: [])
    if let directory = try found.line(["rev-parse", "--absolute-git-dir"]).flatMap(NamedPath.found) {
      guard given["GIT_DIR"] == nil || named == directory,
        let common = try found.line(["rev-parse", "--git-common-dir"])
      else { return nil }
      return (directory, NamedPath.found(PathName.path(common, from: folder)) ?? directory, [:])
    }
    guard let named, let tree = given["GIT_WORK_TREE"].flatMap(NamedPath.found),
      let place = NamedPath.found(folder),
      isInside(place, tree)
    else { return nil }
    return (named, named, ["GIT_DIR": named, "GIT_WORK_TREE": tree])
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
