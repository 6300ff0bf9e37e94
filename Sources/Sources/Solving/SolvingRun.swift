import AutoLayout
import Controls
import OperatingSystem
import Resolver
import SceneModel
import SceneStore

/// Goes through the documents of a project: reads them, has them laid out on all cores and stores the layouts
/// in the order of the documents.
struct SolvingRun {
  /// A document whose layouts are being made.
  private struct Place {
    let document: StoredDocument
    let checksum: Int
    /// How many environments it is being laid out for, and how many pieces of work these are.
    let count: Int
    var pieces: Int
    var solved: [SolvedDocument] = []
  }

  let store: SceneStore
  let source: OpenSource
  /// The language of the texts; nil for the documents' own.
  let language: TextLanguage?
  /// The checksum of the program.
  let program: Int
  let report: (ProjectSolving.Event) -> Void
  var summary = ProjectSolving.Summary()
  private let queue = ParallelQueue<[SolvedDocument]>()
  private var places: [Place] = []

  init(
    store: SceneStore, source: OpenSource, language: TextLanguage?, program: Int,
    report: @escaping (ProjectSolving.Event) -> Void
  ) {
    self.store = store
    self.source = source
    self.language = language
    self.program = program
    self.report = report
  }

  /// Begins to lay out a document for those environments, of `count` in all, for which it has
  /// no current layout.
  mutating func add(
    _ entry: SourceDocument, _ stored: StoredDocument, _ state: SolutionState,
    _ environments: [SolvingEnvironment], of count: Int
  ) throws {
    if environments.isEmpty {
      summary.documents += 1
      summary.kept += count
      return
    }
    var document: Document
    switch try source.read(entry) {
    case .success(let read): document = read
    case .failure(let refusal): return refuse(.refused(refusal))
    }
    do throws(LayoutRefusal) { try LayoutRefusal.check(document) } catch { return refuse(.notLaidOut(error)) }
    summary.documents += 1
    summary.kept += count - environments.count
    if let language {
      document = try source.document(document, in: language) { report(.incomplete($0)) }
    }
    let fonts = try source.fonts(for: document) { report(.incomplete($0)) }
    let requests = try environments.map { environment in
      try source.request(environment.request, for: document, in: fonts) { report(.incomplete($0)) }
    }
    let pieces = Self.pieces(of: requests)
    places.append(
      Place(document: stored, checksum: state.checksum, count: environments.count, pieces: pieces.count))
    let (resolver, outlines) = (MadeOnce { [document] in Resolver(document) }, document.scenes)
    for piece in pieces {
      while queue.isFull { try takeNext() }
      queue.add {
        var alike = AlikeScenes(resolver.value, outlines)
        return piece.map {
          SolvedDocument(environment: environments[$0].stored, scenes: alike.scenes(for: requests[$0]))
        }
      }
    }
  }

  /// The indices of requests that one piece of work lays out: those on the canvas whose layouts may be alike
  /// together, each other one by itself.
  private static func pieces(of requests: [LayoutRequest]) -> [[Int]] {
    var pieces: [[Int]] = []
    for (index, request) in requests.enumerated() {
      if let other = pieces.firstIndex(where: { request.differsByClassAlone(from: requests[$0[0]]) }) {
        pieces[other].append(index)
      } else {
        pieces.append([index])
      }
    }
    return pieces
  }

  /// Stores the layouts that were begun.
  mutating func finish() throws { while !places.isEmpty { try takeNext() } }

  private mutating func refuse(_ event: ProjectSolving.Event) {
    summary.refused += 1
    report(event)
  }

  private mutating func takeNext() throws {
    guard let solved = queue.next() else { return places.removeAll() }
    places[0].solved += solved
    places[0].pieces -= 1
    guard places[0].pieces == 0 else { return }
    let place = places.removeFirst()
    let checksums = SolvedChecksums(document: place.checksum, program: program)
    guard try store.store(place.solved, by: checksums, document: place.document.id) else {
      summary.documents -= 1
      return refuse(.changed(place.document.path))
    }
    summary.solved += place.count
    for scene in place.solved.lazy.flatMap(\.scenes) {
      summary.scenes += 1
      summary.views += scene.layout.views.count
      summary.conflicts += scene.layout.conflicts.count
      summary.ambiguous += scene.layout.views.count { !$0.ambiguous.isEmpty }
    }
  }
}

extension ProjectSolving.Event: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .notLaidOut(let refusal): refusal.description
    case .incomplete(let problem): "\(problem)"
    case .changed(let path):
      "\(path):1:1: error: was changed as it was laid out, expected it to stay; solve again"
    }
  }
}
