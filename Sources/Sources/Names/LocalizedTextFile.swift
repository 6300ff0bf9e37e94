import InterfaceBuilder
import OperatingSystem
import ProjectResources

/// Where a document or its texts are: `FOLDER/LANGUAGE.lproj/NAME.strings`, or of several languages
/// `FOLDER/mul.lproj/NAME.xcstrings` or `FOLDER/NAME.xcstrings`.
struct LocalizedTextFile {
  /// The origin of the texts.
  enum Origin {
    case file(DocumentFile)
    case stored(project: String, path: String)
    /// The path is a document's.
    case none
  }

  static let folderEnding = ".lproj"
  /// The name of the language that documents themselves are in.
  static let base = "Base"
  /// The name of the folder of catalogues, which have several languages.
  private static let multilingual = "mul"

  let path: String
  let origin: Origin
  /// The folder around those of the languages: empty, or a path that ends in `/`.
  let folder: String
  /// The name of the language's folder, without its ending.
  let language: String
  /// Whether the file has texts in several languages.
  let isCatalog: Bool
  /// The file's name, without its ending.
  let name: String

  /// Nil of a path that names no language.
  init?(_ path: String, _ origin: Origin) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let file = names.last else { return nil }
    self.path = path
    self.origin = origin
    name = PathName.stem(of: String(file))
    isCatalog = LocalizedFormsReader.isCatalog(path)
    if let language = names.dropLast().last, language.hasSuffix(Self.folderEnding) {
      folder = names.dropLast(2).map { $0 + "/" }.joined()
      self.language = String(language.dropLast(Self.folderEnding.count))
    } else if isCatalog {
      folder = names.dropLast().map { $0 + "/" }.joined()
      language = Self.multilingual
    } else {
      return nil
    }
  }

  var isBase: Bool { language == Self.base && !isCatalog }

  /// The place of the file's texts among those of one document: of a key in two files the later one's counts.
  var rank: Int { isCatalog ? 2 : LocalizedFormsReader.reads(path) ? 1 : 0 }

  /// The path that the files of one document share.
  var document: String { folder + name }
}
