import FontFiles
import InterfaceBuilder
import ProjectResources
package import SceneModel
import SceneStore
import TextMetrics

/// The fonts of a source: those that it has, those that its documents name, and those that its property lists
/// name and it does not have.
package struct FontSurvey: Sendable {
  /// A font that a file of the source has.
  package struct Font: Sendable {
    /// The file's path in the source.
    package let file: String
    /// The PostScript name, by which documents ask for it.
    package let name: String
    package let family: String
    package let style: String

    fileprivate init(_ names: FontNames, in file: String) {
      self.file = file
      name = names.postScript
      family = names.family
      style = names.style
    }
  }

  /// A font that documents name.
  package struct Use: Sendable {
    /// The PostScript name.
    package let name: String
    /// How many documents name it, and how often they do.
    package fileprivate(set) var documents = 0
    package fileprivate(set) var uses = 0
    /// The file of the source that has it, the first of several; nil where none has.
    package let file: String?
    package let measure: Measure
  }

  /// The origin of the widths of text in a font.
  package enum Measure: String, Sendable {
    /// The font's file, which the source has.
    case file
    /// A table of the system's fonts.
    case table
    /// The table of another font, since nobody has this one.
    case estimate
  }

  /// A font file that a property list of an app names and the source has not.
  package struct Missing: Sendable {
    /// The name of the file in the property list.
    package let file: String
    /// The property list's path in the source.
    package let propertyList: String
  }

  /// The fonts in the order of their files.
  package let fonts: [Font]
  /// The fonts that documents name, in the order of the names.
  package var uses: [Use] { named.values.sorted { $0.name < $1.name } }
  /// The font files that property lists name and the source does not have, in their order.
  package let missing: [Missing]

  private let files: [String: String]
  private var named: [String: Use] = [:]

  init(fonts: [Font], appFonts: [StoredAppFont]) {
    self.fonts = fonts
    files = Dictionary(fonts.map { ($0.name, $0.file) }) { first, _ in first }
    // An app has its files in one folder, or in folders that stand in the project as well.
    missing = appFonts.filter { font in !fonts.contains { ("/" + $0.file).hasSuffix("/" + font.file) } }
      .map { Missing(file: $0.file, propertyList: $0.propertyList) }
  }

  /// Adds the fonts that a document names.
  package mutating func add(_ document: Document) {
    for (name, count) in document.tree.fontUses {
      var use = named[name] ?? Use(name: name, file: files[name], measure: measure(name))
      use.documents += 1
      use.uses += count
      named[name] = use
    }
  }

  private func measure(_ name: String) -> Measure {
    files[name] != nil ? .file : TextMetrics.Font.hasTable(named: name) ? .table : .estimate
  }
}

extension OpenSource {
  /// The fonts that the source has and those that its property lists name, before documents are added.
  ///
  /// - Parameter report: Takes why a file cannot be read; the others are listed all the same.
  package func fontSurvey(report: (any CustomStringConvertible) -> Void) throws -> FontSurvey {
    switch fonts {
    case .files(let files):
      let fonts = (files.library?.names(report: report) ?? []).map { FontSurvey.Font($0.names, in: $0.path) }
      var appFonts: [StoredAppFont] = []
      for list in files.propertyLists {
        do throws(ReadError) {
          appFonts += try list.appFonts().map { StoredAppFont(propertyList: list.path, file: $0) }
        } catch {
          report(error)
        }
      }
      return FontSurvey(fonts: fonts, appFonts: appFonts)
    case .stored(let stored): return try stored.survey()
    }
  }
}

extension OpenSource {
  /// The bytes of a font's file by its path in the source; nil where it is not there, or cannot be read.
  package func fontBytes(ofFile path: String) -> [UInt8]? {
    switch fonts {
    case .files(let files): files.library?.bytes(ofFile: path)
    case .stored(let stored): stored.bytes(ofFile: path)
    }
  }
}

extension StoredFonts {
  /// The fonts of the projects, before documents are added.
  fileprivate func survey() throws(StoreError) -> FontSurvey {
    var fonts: [FontSurvey.Font] = []
    var appFonts: [StoredAppFont] = []
    for project in projects {
      for (file, names) in try store.fontNames(project: project) {
        fonts.append(FontSurvey.Font(names, in: file))
      }
      appFonts += try store.appFonts(project: project)
    }
    return FontSurvey(fonts: fonts, appFonts: appFonts)
  }
}
