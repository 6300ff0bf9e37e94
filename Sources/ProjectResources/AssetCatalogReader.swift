package import InterfaceBuilder
import JSONText
import OperatingSystem
package import SceneModel

/// Reads asset catalogues: image sets and colour sets, in folders and with namespaces. Other kinds of sets
/// are passed over.
package struct AssetCatalogReader: Sendable {
  /// How many bytes the description of a set may have.
  package var limit = 1 << 20

  /// A reader.
  package init() {}

  /// Reads the catalogue in a folder.
  ///
  /// - Returns: The catalogue, and why sets of it and files of sets could not be read, which leaves
  ///   out those alone.
  package func read(_ folder: DocumentFile) -> (catalog: AssetCatalog, errors: [ReadError]) {
    let read = readPictures(folder)
    return (read.catalog, read.errors)
  }

  /// Reads the catalogue in a folder to draw its pictures.
  ///
  /// - Returns: The result of ``read(_:)``, and by the name of each image set the folder of its pictures.
  package func readPictures(
    _ folder: DocumentFile
  ) -> (catalog: AssetCatalog, errors: [ReadError], folders: [String: DocumentFile]) {
    var scan = AssetCatalogScan(limit: limit)
    scan.scan(folder)
    let catalog = AssetCatalog(path: folder.path, images: scan.images, colors: scan.colors)
    return (catalog, scan.errors, scan.imageFolders)
  }
}

/// An asset catalogue in the reading.
struct AssetCatalogScan {
  /// How many objects and arrays of a description may stand in each other.
  private static let depthLimit = 64

  let limit: Int
  private(set) var images: [ImageSet] = []
  private(set) var colors: [ColorSet] = []
  private(set) var errors: [ReadError] = []
  /// The folders of image sets, by their names.
  private(set) var imageFolders: [String: DocumentFile] = [:]
  private var pending: [Group] = []
  /// Where the sets of each name are, those of images and those of colours.
  private var places: [String: [String: String]] = [:]

  /// A folder of sets and what comes before their names.
  private struct Group {
    var folder: DocumentFile
    var namespace: String
  }

  init(limit: Int) { self.limit = limit }

  mutating func scan(_ catalog: DocumentFile) {
    pending = [Group(folder: catalog, namespace: "")]
    while let group = pending.popLast() { scan(group) }
  }

  private mutating func scan(_ group: Group) {
    do throws(FileDefect) {
      let folder = try Folder(at: group.folder.location)
      let first = pending.count
      for name in try folder.names() where try folder.kind(of: name) == .folder { scan(name, in: group) }
      // The groups are gone through in their order, the last that is pending first.
      pending[first...].reverse()
    } catch {
      errors.append(ReadError(error, path: group.folder.path))
    }
  }

  private mutating func scan(_ name: String, in group: Group) {
    let entry = group.folder.appending(name)
    switch PathName.ending(of: name) {
    case "imageset": addImageSet(entry, name: group.namespace + name.dropLast(".imageset".count))
    case "colorset": addColorSet(entry, name: group.namespace + name.dropLast(".colorset".count))
    case "": pending.append(Group(folder: entry, namespace: group.namespace + namespace(of: entry, name)))
    default: break
    }
  }

  /// The prefix that a folder gives the names in it: its own name where it provides a namespace.
  private mutating func namespace(of folder: DocumentFile, _ name: String) -> String {
    let contents = folder.appending("Contents.json")
    do throws(FileDefect) {
      guard try NamedPath.kind(contents.location) == .file else { return "" }
    } catch {
      if error != .missing { errors.append(ReadError(error, path: contents.path)) }
      return ""
    }
    let provides = read(contents)?["properties"]?["provides-namespace"]?.truth ?? false
    return provides ? name + "/" : ""
  }

  /// Notes where a set is; false, with an error, where another has its name.
  private mutating func takes(_ name: String, _ kind: String, at folder: DocumentFile) -> Bool {
    guard let other = places[kind, default: [:]].updateValue(folder.path, forKey: name) else { return true }
    places[kind]?[name] = other
    let reason = ReadError.Reason.malformed(
      "\(other) is \(kind) “\(name)” already, expected a name of its own")
    errors.append(ReadError(reason, path: folder.path))
    return false
  }

  private mutating func addImageSet(_ folder: DocumentFile, name: String) {
    guard takes(name, "the image", at: folder) else { return }
    imageFolders[name] = folder
    guard let contents = read(folder.appending("Contents.json")) else { return }
    var variants: [ImageVariant] = []
    var emptySlots: [AssetTraits] = []
    for slot in contents["images"]?.elements ?? [] {
      let traits = AssetTraits(slot)
      guard let fileName = slot["filename"]?.text else {
        emptySlots.append(traits)
        continue
      }
      let size = size(of: fileName, in: folder, scale: traits.scale ?? 1)
      variants.append(
        ImageVariant(
          traits: traits, fileName: fileName, size: size,
          alignmentInsets: EdgeInsets(pixels: slot["alignment-insets"], scale: traits.scale ?? 1)))
    }
    let intent = contents["properties"]?["template-rendering-intent"]?.text
    images.append(
      ImageSet(
        name: name, variants: variants, emptySlots: emptySlots, isTemplate: intent.map { $0 == "template" }))
  }

  private mutating func size(of fileName: String, in folder: DocumentFile, scale: Double) -> Size? {
    let file = folder.appending(fileName)
    guard PathName.isName(fileName) else {
      errors.append(ReadError(.unreadable("names a picture outside of its set"), path: file.path))
      return nil
    }
    do throws(FileDefect) {
      let bytes = try NamedPath.start(file.location, count: ImageHeader.searchedBytes)
      guard let header = ImageHeader(bytes) else {
        errors.append(
          ReadError(.malformed("no size found, expected a PNG, JPEG, PDF or SVG picture"), path: file.path))
        return nil
      }
      return header.hasPixels ? Size(header.size.width / scale, header.size.height / scale) : header.size
    } catch {
      errors.append(ReadError(error, path: file.path))
      return nil
    }
  }

  private mutating func addColorSet(_ folder: DocumentFile, name: String) {
    guard takes(name, "the color", at: folder) else { return }
    guard let contents = read(folder.appending("Contents.json")) else { return }
    let variants = (contents["colors"]?.elements ?? []).compactMap { slot in
      slot["color"].flatMap(AssetColor.init).map { ColorVariant(traits: AssetTraits(slot), color: $0) }
    }
    colors.append(ColorSet(name: name, variants: variants))
  }

  /// The JSON of a file, or nil after its error was noted.
  private mutating func read(_ file: DocumentFile) -> JSONValue? {
    let bytes: [UInt8]
    do {
      bytes = try file.bytes(limit: limit)
    } catch {
      errors.append(error)
      return nil
    }
    let start = bytes.starts(with: FileKind.byteOrderMark) ? FileKind.byteOrderMark.count : 0
    var reader = JSONReader(bytes, from: start, depthLimit: Self.depthLimit)
    do throws(JSONDefect) {
      let value = try reader.value()
      try reader.finish()
      return value
    } catch {
      let place = SourceLines(bytes).place(of: error.offset)
      let reason = ReadError.Reason.malformed("found \(error.found), expected \(error.expected)")
      errors.append(ReadError(reason, path: file.path, line: place.line, column: place.column))
      return nil
    }
  }
}

extension DocumentFile {
  /// A file or folder in this folder.
  package func appending(_ name: String) -> DocumentFile {
    DocumentFile(location: PathName.join(location, name), path: PathName.join(path, name))
  }
}
