import Answers
import JSONText
import Ninefold
import OperatingSystem

/// A document as the page has it: what its scenes share.
struct PageDocument: Sendable {
  /// The number among the documents, which names its data.
  let number: Int
  let document: Document
  let places: FindingPlaces
  let resolver: MadeOnce<Resolver>
  /// The layout engines of the environments; none of a document that is not laid out.
  let engines: [MadeOnce<LayoutEngine>]
  private let segues: MadeOnce<(graph: SegueGraph, hierarchy: WindowHierarchy)>
  /// The lines of the file.
  private let lines: MadeOnce<[ArraySlice<UInt8>]>

  var tree: ElementTree { document.tree }

  /// Whether scenes are laid out: those of other platforms are not.
  var isLaidOut: Bool { !engines.isEmpty }

  init(_ number: Int, _ document: Document, _ engines: [MadeOnce<LayoutEngine>]) {
    self.number = number
    self.document = document
    self.engines = engines
    places = FindingPlaces(document)
    resolver = MadeOnce { Resolver(document) }
    segues = MadeOnce {
      let graph = SegueGraph(document)
      return (graph, WindowHierarchy(graph, toolsVersion: document.toolsVersion, settings: RunningSettings()))
    }
    lines = MadeOnce {
      DocumentWriter().write(document).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
  }

  /// The name of a file of data of the document, without its ending.
  func name(_ file: String) -> String { "data/\(number)/\(file)" }

  /// The ways in which the segues of a scene show their destinations; nil of a document that is not laid out.
  func segues(of outline: SceneOutline) -> SegueAnswer? {
    guard isLaidOut else { return nil }
    let (graph, hierarchy) = segues.value
    return SegueAnswer(
      outline: outline, graph: graph, hierarchy: hierarchy, rules: PresentationRules.allCases,
      own: PresentationRules(document.toolsVersion))
  }

  /// The lines of the file from the start of a scene up to that of the next, and the number of the first.
  func lines(of outline: SceneOutline) -> (first: Int, text: String) {
    let all = lines.value
    let first = places[outline.objects].line
    let end = tree.subtree(of: outline.objects).upperBound
    let last = end < tree.count ? places[NodeID(end)].line : all.count + 1
    let shown = all[min(first - 1, all.count)..<min(max(last - 1, first), all.count)]
    return (first, String(decoding: Array(shown.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self))
  }
}
