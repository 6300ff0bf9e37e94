import CommandLine
package import Ninefold
package import OperatingSystem

/// A screen that scenes are drawn for, and its name.
package struct PictureScreen: Sendable {
  /// The name above its picture and in file names; nil of the canvas.
  package var name: String?
  package var request: LayoutRequest
  /// The language of the texts; nil where it is that of all pictures.
  package var language: TextLanguage?

  /// The name for people.
  var caption: String { name ?? "canvas" }

  /// The words that tell a picture from those on other screens: the name, and the system that runs.
  package var words: [String] { [name, request.systemName].compactMap(\.self) }

  package init(_ name: String?, _ request: LayoutRequest) {
    self.name = name
    self.request = request
  }
}

/// The screens that scenes are drawn for, and the arrangement of their pictures on a sheet: row by row.
package struct PictureScreens: Sendable {
  package let screens: [PictureScreen]
  /// The number of pictures in a row.
  package let columns: Int

  /// The labels above the columns of a matrix.
  let columnLabels: [String]
  /// The labels before the rows of a matrix.
  let rowLabels: [[String]]

  package init(
    screens: [PictureScreen], columns: Int, columnLabels: [String] = [], rowLabels: [[String]] = []
  ) {
    self.screens = screens
    self.columns = columns
    self.columnLabels = columnLabels
    self.rowLabels = rowLabels
  }

  /// The layout engines of a document, one for each screen; the document is prepared for resolving once in
  /// each language.
  package func engines(of document: Document, in source: OpenSource) throws -> [MadeOnce<LayoutEngine>] {
    var resolvers: [TextLanguage?: MadeOnce<Resolver>] = [:]
    return try screens.map { screen in
      let resolver: MadeOnce<Resolver>
      if let known = resolvers[screen.language] {
        resolver = known
      } else {
        let shown = try screen.language.map { language in
          try source.document(document, in: language) { Diagnostics.report("\($0)") }
        }
        resolver = MadeOnce { Resolver(shown ?? document) }
        resolvers[screen.language] = resolver
      }
      let request = try source.request(screen.request, for: document)
      return MadeOnce { LayoutEngine(resolver.value, request) }
    }
  }

  /// The systems that the screens run.
  package var systems: RunningSystems { RunningSystems(screens.map { ($0.caption, $0.request) }) }

  /// The title of a sheet of all screens.
  package func title(_ text: String) -> String {
    [text, systems.text].compactMap(\.self).joined(separator: ", ").onOneLine
  }

  /// The nine size classes: the final ones on devices that have them, the others in windows of the sizes that
  /// Interface Builder's canvas had for them (Looks.md#sheets).
  package static func classes(_ options: LayoutOptions) -> PictureScreens {
    let screens = SizeClass.Extent.allCases.flatMap { height in
      SizeClass.Extent.allCases.map { width in
        let sizeClass = SizeClass(width: width, height: height)
        return PictureScreen(sizeClass.description, options.request(for: sizeClass))
      }
    }
    return PictureScreens(screens: screens, columns: SizeClass.Extent.allCases.count)
  }

  /// All requested screens, each in all variants.
  package static func all(_ options: LayoutOptions, _ variants: VariantOptions) -> PictureScreens {
    PictureScreens(screens: matrix(options, variants).screens, columns: 4)
  }

  /// The requested screens side by side, their variants below each other; with only one screen the variants
  /// of the first kind stand side by side.
  package static func matrix(_ options: LayoutOptions, _ variants: VariantOptions) -> PictureScreens {
    let bases = options.screens.map { PictureScreen($0.text, $0.request) }
    var axes = variants.axes(options.traits.interface)
    let areColumns = bases.count > 1 || axes.isEmpty
    if areColumns {
      axes.insert(
        bases.map { base in
          PictureChoice(base.caption) { $0 = base }
        }, at: 0)
    }
    // A single screen is the base of all variants; of several, each column sets its own.
    let base = bases[0]
    let rows = axes.dropFirst().reduce([[]]) { rows, axis in
      rows.flatMap { row in axis.map { row + [$0] } }
    }
    let columns = axes[0]
    let screens = rows.flatMap { row in
      columns.map { column in
        var screen = base
        for choice in [column] + row { choice.apply(&screen) }
        let words = (areColumns ? [] : [base.name].compactMap(\.self)) + ([column] + row).map(\.name)
        let isCanvas = areColumns && bases.count == 1 && base.name == nil
        screen.name = isCanvas ? nil : words.joined(separator: ", ")
        return screen
      }
    }
    return PictureScreens(
      screens: screens, columns: columns.count, columnLabels: columns.map(\.name),
      rowLabels: rows.map { $0.map(\.name) })
  }
}
