package import SceneModel
import SceneStore

/// The images and colours of a source's asset catalogues, and those that its documents name.
package struct AssetSurvey: Sendable {
  /// The kind of an asset.
  package enum Kind: String, Sendable {
    case image, color
  }

  /// A slot of a set.
  package struct Slot: Sendable {
    /// The traits that it is for.
    package let traits: AssetTraits
    /// Of an image: the file in the set's folder; nil where the slot is empty.
    package let file: String?
    /// Of an image: its size in points; nil where its file says none or cannot be read.
    package let size: Size?
    /// Of a colour: the colour.
    package let color: AssetColor?
  }

  /// A set of a catalogue.
  package struct Entry: Sendable {
    package let kind: Kind
    package let name: String
    /// The catalogue's path in the source.
    package let catalog: String
    /// The slots in their order, those of images that have no file last.
    package let slots: [Slot]
    /// Of an image: the traits of empty slots that none of its pictures covers.
    package let gaps: [AssetTraits]
    /// How many documents name it. Programs may name it where none does.
    package fileprivate(set) var documents = 0
  }

  /// An asset that documents name and no catalogue has.
  package struct Missing: Sendable {
    package let kind: Kind
    package let name: String
    /// How many documents name it.
    package fileprivate(set) var documents = 0
  }

  private struct Key: Hashable {
    let kind: Kind
    let name: String
  }

  /// The sets in the order of their catalogues and names, images first.
  package private(set) var entries: [Entry]
  private var found: [Key: Int] = [:]
  private var unfound: [Key: Missing] = [:]

  /// The assets that documents name and no catalogue has, in the order of their names, images first.
  package var missing: [Missing] {
    unfound.values.sorted { a, b in a.kind == b.kind ? a.name < b.name : a.kind == .image }
  }

  /// The sets of catalogues, before documents are added. Of two sets with one name, documents name the first.
  init(_ catalogs: [AssetCatalog]) {
    entries = catalogs.flatMap { catalog in
      catalog.images.map { Entry($0, in: catalog) } + catalog.colors.map { Entry($0, in: catalog) }
    }
    for (index, entry) in entries.enumerated() {
      let key = Key(kind: entry.kind, name: entry.name)
      if found[key] == nil { found[key] = index }
    }
  }

  /// Adds the assets that a document names.
  package mutating func add(_ document: Document) {
    let named = document.tree.namedAssets
    for name in named.images { add(Key(kind: .image, name: name)) }
    for name in named.colors { add(Key(kind: .color, name: name)) }
  }

  private mutating func add(_ key: Key) {
    if let index = found[key] {
      entries[index].documents += 1
    } else {
      unfound[key, default: Missing(kind: key.kind, name: key.name)].documents += 1
    }
  }
}

extension AssetSurvey.Entry {
  fileprivate init(_ image: ImageSet, in catalog: AssetCatalog) {
    kind = .image
    name = image.name
    self.catalog = catalog.path
    slots =
      image.variants.map {
        AssetSurvey.Slot(traits: $0.traits, file: $0.fileName, size: $0.size, color: nil)
      } + image.emptySlots.map { AssetSurvey.Slot(traits: $0, file: nil, size: nil, color: nil) }
    gaps = image.gaps
  }

  fileprivate init(_ color: ColorSet, in catalog: AssetCatalog) {
    kind = .color
    name = color.name
    self.catalog = catalog.path
    slots = color.variants.map { AssetSurvey.Slot(traits: $0.traits, file: nil, size: nil, color: $0.color) }
    gaps = []
  }
}

extension OpenSource {
  /// The images and colours of the source's catalogues, before documents are added.
  ///
  /// - Parameter report: Takes why a set or a picture cannot be read; the others are listed all the same.
  package func assetSurvey(report: (any CustomStringConvertible) -> Void) throws -> AssetSurvey {
    AssetSurvey(try images.catalogs(report: report))
  }
}
