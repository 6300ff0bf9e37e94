import AutoLayout
import Comparison
import OperatingSystem
package import SceneModel
package import Sources

/// Compares two versions of a source's documents, on all cores.
package struct SourceDifference {
  /// A problem that the comparison met. The comparison goes on.
  package enum Event {
    /// A document that cannot be read.
    case refused(DocumentRefusal)
    /// A font or an image that cannot be read.
    case incomplete(any CustomStringConvertible)
  }

  private let old: OpenSource?
  private let new: OpenSource?
  private let environments: [SolvingEnvironment]
  private let language: TextLanguage?
  private let options: DifferenceOptions

  /// A comparison of sources; nil stands for no documents at all.
  ///
  /// - Parameters:
  ///   - environments: The environments that scenes are laid out for.
  ///   - language: The language of the texts; nil for the documents' own.
  package init(
    from old: OpenSource?, to new: OpenSource?, _ environments: [SolvingEnvironment],
    language: TextLanguage? = nil, options: DifferenceOptions
  ) {
    self.old = old
    self.new = new
    self.environments = environments
    self.language = language
    self.options = options
  }

  /// Compares, and gives each document that differs, in the order of their paths.
  ///
  /// - Returns: How many documents were compared, and how many could not be read.
  /// - Throws: ``StoreError`` of a database, and what the function throws.
  package func run(
    report: (Event) -> Void, _ body: (ComparedDocument) throws -> Void
  ) throws -> (read: Int, refused: Int) {
    var tally = (read: 0, refused: 0)
    for refusal in (old?.refusals ?? []) + (new?.refusals ?? []) {
      tally.refused += 1
      report(.refused(refusal))
    }
    if let language, let problem = try (new ?? old)?.refusal(of: language) { report(.incomplete(problem)) }
    let queue = ParallelQueue<ComparedDocument>()
    func take(_ document: ComparedDocument) throws { if !document.isEmpty { try body(document) } }
    let pairs = try pairs()
    for pair in pairs {
      let sides = try [(old, pair.old), (new, pair.new)].map { source, entry in
        try entry.flatMap { entry -> DocumentComparing.Side? in
          guard let source else { return nil }
          switch try source.read(entry) {
          case .success(let document):
            return DocumentComparing.Side(document: try localized(document, source, report))
          case .failure(let refusal):
            tally.refused += 1
            report(.refused(refusal))
            return nil
          }
        }
      }
      // A document that cannot be read neither came nor went.
      if pair.old != nil && sides[0] == nil || pair.new != nil && sides[1] == nil { continue }
      tally.read += 1
      if let before = sides[0]?.document, let after = sides[1]?.document,
        pair.formerPath == nil, after.tree.elementsChanged(since: before.tree)?.isEmpty == true
      {
        continue
      }
      let comparing = DocumentComparing(
        formerPath: pair.formerPath, old: try complete(sides[0], old, report),
        new: try complete(sides[1], new, report),
        environments: environments.map { FrameEnvironment($0) }, options: options, isAlone: pairs.count == 1)
      if queue.isFull, let next = queue.next() { try take(next) }
      queue.add { comparing.compared() }
    }
    while let next = queue.next() { try take(next) }
    return tally
  }

  /// Compares versions, and gives all that differs as a report.
  ///
  /// - Parameters:
  ///   - versions: The versions of the sources, by which their files are named.
  ///   - report: Takes the problems that are met, a line each.
  /// - Returns: The report, and how many documents could not be read.
  package func report(
    of versions: ComparedVersions, report: (String) -> Void
  ) throws -> (report: DifferenceReport, refused: Int) {
    var result = DifferenceReport(old: versions.names.old, new: versions.names.new)
    result.refusals = versions.refusals
    var documents: [ComparedDocument] = []
    let tally = try withExtendedLifetime(versions) {
      try run(report: { event in
        let line = versions.told("\(event)")
        report(line)
        if case .refused = event { result.refusals.append(line) }
      }) { documents.append($0) }
    }
    result.documents = documents
    return (result, versions.refused + tally.refused)
  }

  /// A document before and after.
  private struct Pair {
    var old: SourceDocument?
    var new: SourceDocument?
    /// Whether somebody named both.
    var isNamed = false

    var path: String { (new ?? old)?.path ?? "" }
    /// The path before where it is another.
    var formerPath: String? { isNamed || new == nil || old?.path == new?.path ? nil : old?.path }
  }

  /// The documents before and after, paired by their paths. A single document on each side makes a pair,
  /// unless both sources are folders.
  private func pairs() throws -> [Pair] {
    let (before, after) = (try old?.documents() ?? [], try new?.documents() ?? [])
    if before.count == 1, after.count == 1, !(Self.isFolder(old) && Self.isFolder(new)) {
      return [Pair(old: before[0], new: after[0], isNamed: true)]
    }
    var pairs: [String: Pair] = [:]
    for document in before { pairs[document.path, default: Pair()].old = document }
    for document in after { pairs[document.path, default: Pair()].new = document }
    let (gone, come) = (pairs.values.filter { $0.new == nil }, pairs.values.filter { $0.old == nil })
    for (former, path) in try renamedPaths(gone.compactMap(\.old), come.compactMap(\.new)) {
      let before = pairs.removeValue(forKey: former)?.old
      pairs[path]?.old = before
    }
    return pairs.values.sorted { $0.path < $1.path }
  }

  /// Whether a source is a folder in which documents have paths.
  private static func isFolder(_ source: OpenSource?) -> Bool {
    guard case .files(let paths)? = source?.source, let path = paths.first else { return false }
    return (try? NamedPath.kind(path)) == .folder
  }

  /// The paths of renamed documents: a new document and one that is gone, each with at least half of its
  /// identifiers in the other.
  private func renamedPaths(
    _ gone: [SourceDocument], _ come: [SourceDocument]
  ) throws -> [(former: String, path: String)] {
    guard !gone.isEmpty, !come.isEmpty, let old, let new else { return [] }
    func identifiers(_ entry: SourceDocument, _ source: OpenSource) throws -> Set<String> {
      (try? source.read(entry).get().tree.identifiers) ?? []
    }
    var owners: [String: [Int]] = [:]
    var counts: [Int] = []
    for (index, entry) in gone.enumerated() {
      let identifiers = try identifiers(entry, old)
      counts.append(identifiers.count)
      for id in identifiers { owners[id, default: []].append(index) }
    }
    var taken: Set<Int> = []
    var renamed: [(former: String, path: String)] = []
    for entry in come.sorted(by: { $0.path < $1.path }) {
      let identifiers = try identifiers(entry, new)
      var shared: [Int: Int] = [:]
      for index in identifiers.flatMap({ owners[$0] ?? [] }) { shared[index, default: 0] += 1 }
      let best = shared.filter { !taken.contains($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let best, 2 * best.value >= max(identifiers.count, counts[best.key]) else { continue }
      taken.insert(best.key)
      renamed.append((gone[best.key].path, entry.path))
    }
    return renamed
  }

  /// A document with the texts of the requested language.
  private func localized(
    _ document: Document, _ source: OpenSource, _ report: (Event) -> Void
  ) throws -> Document {
    guard let language else { return document }
    return try source.document(document, in: language) { report(.incomplete($0)) }
  }

  /// A side with its layout requests, and the images that its pictures show.
  private func complete(
    _ side: DocumentComparing.Side?, _ source: OpenSource?, _ report: (Event) -> Void
  ) throws -> DocumentComparing.Side? {
    guard var side, let source else { return nil }
    if options.includesFrames {
      side.requests = try environments.map { environment in
        try source.request(environment.request, for: side.document) { report(.incomplete($0)) }
      }
    }
    if options.includesPictures || options.isOnlyVisible {
      side.images = try ProjectPictures(source) { report(.incomplete($0)) }
    }
    return side
  }
}

extension SourceDifference.Event: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .incomplete(let problem): "\(problem)"
    }
  }
}
