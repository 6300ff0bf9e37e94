import Answers
import CommandLine
import Ninefold
import OperatingSystem

/// A document of a served page, as it was read.
final class ServedDocument: Sendable {
  let page: PageDocument
  let outlines: [SceneOutline]
  private let resolvers = RecentValues<TextLanguage?, Resolver>(most: ServedDocument.mostResolvers)
  private let engines = RecentValues<String, LayoutEngine>(most: ServedDocument.mostEngines)

  /// The most languages of a document that are kept, and the most environments.
  static let mostResolvers = 4
  static let mostEngines = 24

  /// Prepares a document for its answers.
  init(_ number: Int, _ document: Document, _ canvas: PageEnvironment, in source: OpenSource) throws {
    outlines = document.scenes
    let screens = document.tree.platform.isLaidOut ? [canvas.picture] : []
    page = PageDocument(
      number, document, try PictureScreens(screens: screens, columns: 1).engines(of: document, in: source))
  }

  /// A scene by its number.
  ///
  /// - Parameters:
  ///   - count: The number of environments that all scenes are shown in.
  ///   - added: Those that single scenes are shown in; nil where they are not known yet.
  func scene(_ number: Int, in count: Int, _ added: FindingEnvironments?) throws -> PageScene {
    guard outlines.indices.contains(number) else { throw ServedDefect.noScene }
    let outline = outlines[number]
    return PageScene(
      document: page, outline: outline,
      environments: Array(0..<count) + (added?.numbers(of: outline, in: page.document) ?? []))
  }

  /// The layout engine of an environment.
  ///
  /// - Parameter isKept: Whether it is kept for the next request.
  func engine(
    _ environment: PageEnvironment, isKept: Bool, in source: OpenSource
  ) throws -> LayoutEngine {
    guard page.isLaidOut else { throw ServedDefect.notLaidOut }
    return isKept
      ? try engines.value(environment.name) { try make(environment, source) } : try make(environment, source)
  }

  private func make(_ environment: PageEnvironment, _ source: OpenSource) throws -> LayoutEngine {
    let document = page.document
    let resolver = try resolvers.value(environment.language) {
      guard let language = environment.language else { return page.resolver.value }
      return Resolver(
        try source.document(document, in: language) { Diagnostics.report("\($0)") })
    }
    return LayoutEngine(resolver, try source.request(environment.shown.request, for: document))
  }
}

/// Why something of a page cannot be served.
enum ServedDefect: Error, CustomStringConvertible {
  case noDocument, noScene, noEnvironment, notLaidOut, noPage
  case refused(DocumentRefusal)
  case unknownParameter(String)

  /// One line: the defect, and the expectation.
  var description: String {
    switch self {
    case .noDocument: "there is no such document, expected a number of the list"
    case .noScene: "there is no such scene, expected a number of the document's scenes"
    case .noEnvironment: "there is no such environment, expected a number of the page's environments"
    case .notLaidOut: "scenes of this platform are not laid out, expected a document of iOS or tvOS"
    case .noPage: "there is nothing of this name, expected the page or its data"
    case .refused(let refusal): "\(refusal)"
    case .unknownParameter(let name):
      "the parameter '\(name)' is not known, expected those of 'ninefold layout': "
        + LiveEnvironment.parameters.joined(separator: ", ")
    }
  }

  /// The status of HTTP (RFC 9110, 15.5).
  var status: Int {
    switch self {
    case .noDocument, .noScene, .noEnvironment, .notLaidOut, .noPage: 404
    case .refused, .unknownParameter: 400
    }
  }
}
