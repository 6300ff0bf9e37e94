import CommandLine
package import Ninefold
package import OperatingSystem

/// The layout that a command line asks for, with what a report needs of it.
package struct AskedLayout {
  package let screens: [LayoutScreen]
  package let isOfCanvas: Bool
  package let language: TextLanguage?
  package let named: NamedControllers

  package init(_ options: LayoutOptions) {
    screens = options.screens
    isOfCanvas = options.isOfCanvas
    language = options.language
    named = NamedControllers(options.running.settings)
  }

  /// The layout engines of a document, one for each screen.
  package func engines(for document: Document, in source: OpenSource) throws -> [MadeOnce<LayoutEngine>] {
    try LayoutRefusal.check(document)
    let resolver = MadeOnce { Resolver(document) }
    return try screens.map { screen in
      let request = try source.request(screen.request, for: document)
      return MadeOnce { LayoutEngine(resolver.value, request) }
    }
  }
}

/// A question about scenes as they are laid out.
package protocol LayoutSceneQuestion: SceneQuestion {
  var layout: AskedLayout { get }
}

extension LayoutSceneQuestion {
  package var language: TextLanguage? { layout.language }
  package var problems: [String] { layout.named.problems }
}
