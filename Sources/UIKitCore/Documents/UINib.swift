import Controls
import InterfaceBuilder
import SceneModel

/// The objects of a `.xib`, of which views are made.
///
/// ```swift
/// LayoutResources.folders = [URL(fileURLWithPath: "SampleProjects/TideTable")]
/// let views = UINib(nibName: "Legend", bundle: nil).instantiate(withOwner: nil)
/// print(views.count)
/// ```
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The objects that placeholders of a xib stand for.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of objects by the identifiers of placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let source: NibDocument?

  /// The xib of a name in a bundle, or in ``LayoutResources/folders``.
  ///
  /// Where there is none, or it cannot be read, an `NSInternalInconsistencyException` says so, and nothing
  /// can be made.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    do throws(ReadError) {
      source = try LayoutResources.document(name, "xib", in: bundleOrNil)
      if source == nil {
        LayoutExceptions.raise(
          "NSInternalInconsistencyException",
          "Could not load NIB in bundle: '\((bundleOrNil ?? .main).bundlePath)' with name '\(name)'")
      }
    } catch {
      source = nil
      LayoutExceptions.raise("NSInternalInconsistencyException", "The xib '\(name)' cannot be read: \(error)")
    }
    super.init()
  }

  /// The xib of a document that was read.
  init(_ source: NibDocument) {
    self.source = source
    super.init()
  }

  /// Makes the objects of the xib and connects them.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that the file's owner stands for.
  ///   - optionsOrNil: The objects that other placeholders stand for.
  /// - Returns: The outermost views and controllers, in the order of the document.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let source, let root = source.tree.root, let list = source.tree.child(of: root, .objects) else {
      return []
    }
    let tree = source.tree
    let objects = NibObjects(source, scope: tree.subtree(of: list))
    let others = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var made: [Any] = []
    var outermost: [(UIView, NodeID)] = []
    for node in tree.elements(of: list) {
      if tree.isElement(node, .placeholder) {
        let identifier = tree.names.find("placeholderIdentifier").flatMap { tree[node, $0] } ?? ""
        let object = identifier == "IBFilesOwner" ? ownerOrNil : others[identifier]
        if let object = object as? NSObject { objects.add(object, node, isOutermost: true) }
      } else if tree.isView(node) {
        let view = objects.makeView(node)
        made.append(view)
        outermost.append((view, node))
      }
    }
    objects.finish(outermost)
    return made
  }

  /// Makes the first cell or view of the xib, for a table or a collection.
  package func makeView() -> UIView? { instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first }
}

extension Bundle {
  /// Makes the objects of the bundle's xib of a name, or of that in ``LayoutResources/folders``.
  ///
  /// - Parameters:
  ///   - owner: The object that the file's owner stands for.
  ///   - options: The objects that other placeholders stand for.
  /// - Returns: The outermost views and controllers; nil where there are none.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
