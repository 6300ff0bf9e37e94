import OperatingSystem
import SceneModel

/// The name of a document among others: its path, or the end of it, with or without the file's ending.
enum DocumentName {
  /// The index of the document that a name means; without a name that of the only document.
  ///
  /// A document whose whole path is the name comes before those whose paths end with it. Among several, one
  /// with the same bytes comes before those with another form of Unicode.
  ///
  /// - Parameters:
  ///   - paths: The documents' paths.
  ///   - place: The source that holds the documents, for the error.
  static func index(of name: String?, among paths: [String], in place: String) throws(NameError) -> Int {
    try index(of: name, among: paths.map { [$0] }, in: place)
  }

  /// The index of the document that a name means, where documents have several paths; the first is
  /// for the error.
  static func index(of name: String?, among paths: [[String]], in place: String) throws(NameError) -> Int {
    let found = name.map { matches(of: $0, among: paths) } ?? Array(paths.indices)
    if let only = found.first, found.count == 1 { return only }
    throw NameError(
      name ?? "", .document, in: place, candidates: found.map { .init(path: paths[$0].first ?? "") },
      known: paths.compactMap(\.first), nearest: name.flatMap { nearest(to: $0, among: paths) })
  }

  /// Whether a name may mean the document at a path, whatever the others are.
  static func means(_ name: String, _ path: String) -> Bool {
    [path, PathName.stem(of: path)].contains { $0 == name || $0.hasSuffix("/" + name) }
  }

  private static func matches(of name: String, among paths: [[String]]) -> [Int] {
    func indices(_ part: (String) -> String = { $0 }, isWhole: Bool) -> [Int] {
      func isSelected(_ path: String) -> Bool {
        let path = part(path)
        return isWhole ? path == name : path == name || path.hasSuffix("/" + name)
      }
      let selected = paths.indices.filter { paths[$0].contains(where: isSelected) }
      guard selected.count > 1 else { return selected }
      let exact = selected.filter { index in
        paths[index].contains {
          isSelected($0) && part($0).utf8.suffix(name.utf8.count).elementsEqual(name.utf8)
        }
      }
      return exact.isEmpty ? selected : exact
    }
    let whole = indices(isWhole: true)
    if !whole.isEmpty { return whole }
    let ends = indices(isWhole: false)
    return ends.isEmpty ? indices(PathName.stem, isWhole: false) : ends
  }

  private static func nearest(to name: String, among paths: [[String]]) -> String? {
    var nearest = NearestDocument(to: name)
    for path in paths.joined() { nearest.consider(path) }
    return nearest.name
  }
}

/// The path or the name of a file that is nearest to a name: of equally near ones a path, else a file's name
/// with its ending.
struct NearestDocument {
  private var paths: NearestName
  private var files: NearestName
  private var stems: NearestName

  init(to name: String) {
    paths = NearestName(to: name, preferring: .first)
    (files, stems) = (paths, paths)
  }

  /// Considers a document's path.
  mutating func consider(_ path: String) {
    let file = PathName.name(of: path)
    paths.consider(path)
    files.consider(file)
    stems.consider(PathName.stem(of: file))
  }

  /// The nearest; nil where none is near.
  var name: String? {
    let least = min(paths.changes, files.changes, stems.changes)
    return [paths, files, stems].first { $0.changes == least }?.name
  }
}
