package import InterfaceBuilder
import OperatingSystem
package import SceneModel

/// The image files of a project that are in no catalogue, by the names by which documents refer to them.
///
/// A name is the file's, with or without its ending; `@2x` and `~ipad` before the ending name the
/// surroundings that a file is for, as UIKit's `imageNamed:` reads them (Apple, "Resource
/// Programming Guide", archived).
package struct LooseImages: Sendable {
  /// By their names; the names of files in variants are indices into `files`.
  private let sets: [String: ImageSet]
  private let files: [DocumentFile]

  /// The images of files; of two of one name and for the same surroundings the first counts.
  package init(_ files: [DocumentFile]) {
    self.files = files
    var sets: [String: ImageSet] = [:]
    for (index, file) in files.enumerated() {
      let name = PathName.name(of: file.path)
      let ending = name.suffix(PathName.ending(of: name).utf8.count)
      var traits = AssetTraits()
      let stem = traits.takeModifiers(from: String(name.dropLast(ending.count + 1)))
      for name in [stem + "." + ending, stem] {
        let variant = ImageVariant(traits: traits, fileName: String(index), size: nil)
        sets[name, default: ImageSet(name: name, variants: [])].variants.append(variant)
      }
    }
    self.sets = sets
  }

  /// The file of a name that fits surroundings best; nil where none may be used.
  package func file(named name: String, in surroundings: AssetTraits) -> DocumentFile? {
    sets[name]?.variant(in: surroundings).flatMap { Int($0.fileName) }.map { files[$0] }
  }
}

extension AssetTraits {
  /// Takes the modifiers for surroundings from a name without its ending; gives the rest of the name.
  fileprivate mutating func takeModifiers(from name: String) -> String {
    var name = name[...]
    for idiom in ["iphone", "ipad", "mac", "tv"] where name.hasSuffix("~" + idiom) {
      self.idiom = idiom
      name = name.dropLast(idiom.count + 1)
    }
    for scale in 1...3 where name.hasSuffix("@\(scale)x") {
      self.scale = Double(scale)
      name = name.dropLast(3)
    }
    return String(name)
  }
}
