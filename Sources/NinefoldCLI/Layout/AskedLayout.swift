import CommandLine
import Ninefold
import OperatingSystem

/// The layout that a command line asks for, with what a report needs of it.
struct AskedLayout {
  let screens: [LayoutScreen]
  let isOfCanvas: Bool
  let language: TextLanguage?
  let named: NamedControllers

  init(_ options: LayoutOptions) {
    screens = options.screens
    isOfCanvas = options.isOfCanvas
    language = options.language
    named = NamedControllers(options.running.settings)
  }

  /// The layout engines of a document, one for each screen.
  func engines(for document: Document, in source: OpenSource) throws -> [MadeOnce<LayoutEngine>] {
    try LayoutRefusal.check(document)
    let resolver = MadeOnce { Resolver(document) }
    return try screens.map { screen in
      let request = try source.request(screen.request, for: document)
      return MadeOnce { LayoutEngine(resolver.value, request) }
    }
  }
}

/// A question about scenes as they are laid out.
protocol LayoutSceneQuestion: SceneQuestion {
  var layout: AskedLayout { get }
}

extension LayoutSceneQuestion {
  var language: TextLanguage? { layout.language }
  var problems: [String] { layout.named.problems }
}
