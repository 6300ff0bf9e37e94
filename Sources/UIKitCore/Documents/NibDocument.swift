import Controls
import Resolver
import SceneModel

/// A document of Interface Builder, of which objects are made again and again.
@MainActor
final class NibDocument {
  let resolver: Resolver
  /// The bundle that further documents are looked up in.
  let bundle: Bundle?
  /// The elements that have variations, in document order.
  let varied: [NodeID]
  /// The sizes that the document has for images, of symbols their proportions.
  private let images: [String: CGSize]
  private var resolutions: [SizeClass: Resolution] = [:]

  init(_ document: Document, in bundle: Bundle?) {
    resolver = Resolver(document)
    self.bundle = bundle
    let tree = document.tree
    var varied: [NodeID] = []
    for index in 1..<max(1, tree.count) where tree.name(of: NodeID(index)) == .variation {
      if let parent = tree.parent(of: NodeID(index)), varied.last != parent { varied.append(parent) }
    }
    self.varied = varied
    var images: [String: CGSize] = [:]
    if let resources = tree.root.flatMap({ tree.child(of: $0, .resources) }) {
      for image in tree.elements(of: resources) where tree.isElement(image, .image) {
        let size = tree.rect(image).size
        if let name = tree[image, .name] { images[name] = CGSize(width: size.width, height: size.height) }
      }
    }
    self.images = images
  }

  /// The file's name.
  var name: String { resolver.document.path }
  var tree: ElementTree { resolver.document.tree }

  /// The document under traits.
  func resolution(for traits: UITraitCollection) -> Resolution {
    let sizeClass = traits.sizeClass
    if let known = resolutions[sizeClass] { return known }
    let resolution = resolver.resolve(TraitCollection(sizeClass: sizeClass))
    resolutions[sizeClass] = resolution
    return resolution
  }

  /// The image of a name: of the app's catalogues, else of the size that the document has for it.
  func image(named name: String) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: nil) ?? images[name].map { UIImage(name, $0) }
  }

  /// The symbol of a name, of the proportions that the document has for it.
  func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> UIImage? {
    if let proportions = images[name], UIImage.symbolProportions[name] == nil {
      UIImage.symbolProportions[name] = proportions
    }
    return UIImage(systemName: name, withConfiguration: configuration)
  }

  /// The controller that has an attribute of a value.
  func controller(_ attribute: KnownName, _ value: String) -> NodeID? {
    resolver.document.scenes.lazy.compactMap(\.controller).first { [tree] in tree[$0, attribute] == value }
  }

  /// The objects of the scene or the file that an element is in: those that connections may lead to.
  func scope(of node: NodeID) -> Range<Int> {
    let objects = tree.ancestor(of: node) { [tree] in tree.isElement($0, .objects) }
    return tree.subtree(of: objects ?? node)
  }
}

extension UITraitCollection {
  /// The size classes as documents have them.
  var sizeClass: SizeClass {
    SizeClass(width: horizontalSizeClass.extent, height: verticalSizeClass.extent)
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var extent: SizeClass.Extent {
    switch self {
    case .unspecified: .any
    case .compact: .compact
    case .regular: .regular
    }
  }
}
