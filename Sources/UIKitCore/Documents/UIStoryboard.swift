import InterfaceBuilder
import Resolver
import SceneModel

/// The scenes of a `.storyboard`, of which controllers are made.
///
/// Classes are found by the module and the name that the document has for them, or by
/// ``LayoutResources/register(_:as:)``; outlets are set by `setValue(_:forKey:)`, which a class overrides.
///
/// ```swift
/// LayoutResources.folders = [URL(fileURLWithPath: "SampleProjects/TideTable")]
/// let window = UIWindow()
/// window.rootViewController = UIStoryboard(name: "Tide", bundle: nil).instantiateInitialViewController()
/// window.makeKeyAndVisible()
/// print(window.rootViewController?.view.frame ?? .zero)
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?
  private let source: NibDocument?

  /// The storyboard of a name in a bundle, or in ``LayoutResources/folders``.
  ///
  /// Where there is none, or it cannot be read, an `NSInvalidArgumentException` says so, and no controller
  /// can be made.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    do throws(ReadError) {
      source = try LayoutResources.document(name, "storyboard", in: bundle)
      if source == nil {
        LayoutExceptions.raise(
          "NSInvalidArgumentException",
          "Could not find a storyboard named '\(name)' in bundle \((bundle ?? .main).bundlePath)")
      }
    } catch {
      source = nil
      LayoutExceptions.raise(
        "NSInvalidArgumentException", "The storyboard '\(name)' cannot be read: \(error)")
    }
    super.init()
  }

  /// The storyboard of a document that was read.
  init(_ source: NibDocument) {
    (name, bundle, self.source) = (source.name, source.bundle, source)
    super.init()
  }

  /// The controller of the initial scene; nil where there is none.
  open func instantiateInitialViewController() -> UIViewController? { initial.map { make($0) } }

  /// The controller of the initial scene, as a function makes it; nil where there is none.
  ///
  /// - Parameter creator: Makes the controller by `init(coder:)` or an initializer of its own that calls
  ///   that;
  ///   where it gives nil, and without one, the class that the document names is made.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initial.flatMap { make($0, creator) as? ViewController }
  }

  /// The controller of an identifier.
  ///
  /// Where there is none, an `NSInvalidArgumentException` says so, and a plain controller comes back.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    node(identifier).map { make($0) } ?? UIViewController()
  }

  /// The controller of an identifier, as a function makes it.
  ///
  /// Where there is none, or it is of another class, an `NSInvalidArgumentException` says so, and a
  /// controller of the type without a view of the storyboard comes back.
  ///
  /// - Parameter creator: Makes the controller by `init(coder:)` or an initializer of its own that calls
  ///   that;
  ///   where it gives nil, and without one, the class that the document names is made.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let node = node(identifier) {
      let controller = make(node, creator)
      if let controller = controller as? ViewController { return controller }
      LayoutExceptions.raise(
        "NSInvalidArgumentException",
        "The view controller '\(identifier)' of the storyboard '\(name)' is no \(ViewController.self)")
    }
    let coder = NSCoder()
    guard let controller = creator?(coder) ?? ViewController(coder: coder) else {
      preconditionFailure("\(ViewController.self) cannot be made of a coder")
    }
    return controller
  }

  private var initial: NodeID? {
    guard let source, let root = source.tree.root else { return nil }
    return source.tree[root, .initialViewController].flatMap { source.resolver.node(ObjectID($0)) }
  }

  private func node(_ identifier: String) -> NodeID? {
    if let node = source?.controller(.storyboardIdentifier, identifier) { return node }
    LayoutExceptions.raise(
      "NSInvalidArgumentException",
      "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    return nil
  }

  private func make<ViewController: UIViewController>(
    _ node: NodeID, _ creator: ((NSCoder) -> ViewController?)? = UIStoryboard.noCreator
  ) -> UIViewController {
    make(node, path: []) { creator?($0) } ?? UIViewController()
  }

  private static let noCreator: ((NSCoder) -> UIViewController?)? = nil

  /// Makes the controller of an element, with those that it holds.
  ///
  /// - Parameter path: The controllers around it; it is not made in itself.
  func make(
    _ node: NodeID, path: Set<NibPlace>, creator: (NSCoder) -> UIViewController? = { _ in nil }
  ) -> UIViewController? {
    guard let source else { return nil }
    let tree = source.tree
    if tree.isElement(node, .viewControllerPlaceholder) { return makeReferenced(node, path) }
    let place = NibPlace(document: ObjectIdentifier(source), node: node)
    guard !path.contains(place) else {
      LayoutExceptions.raise(
        "NSInternalInconsistencyException",
        "The view controller \(tree[node, .id] ?? "") of the storyboard '\(name)' holds itself")
      return nil
    }
    let objects = NibObjects(
      source, scope: source.scope(of: node), storyboard: self, path: path.union([place]))
    let coder = NibElement(node, objects).coder
    let standard = UIViewController.standardClass(of: node, tree)
    let type = objects.customClass(of: node, standard) as? UIViewController.Type ?? standard
    guard let controller = creator(coder) ?? type.init(coder: coder) ?? standard.init(coder: coder) else {
      return nil
    }
    controller.takeRelations(objects, node)
    controller.awakeFromNib()
    return controller
  }

  /// The controller of a reference to another storyboard.
  private func makeReferenced(_ node: NodeID, _ path: Set<NibPlace>) -> UIViewController? {
    guard let tree = source?.tree else { return nil }
    let other = tree.names.find("storyboardName").flatMap { tree[node, $0] }
      .map { UIStoryboard(name: $0, bundle: bundle) }
    let identifier = tree.names.find("referencedIdentifier").flatMap { tree[node, $0] }
    let storyboard = other ?? self
    guard let found = identifier.map(storyboard.node) ?? storyboard.initial, found != node || other != nil
    else { return nil }
    return storyboard.make(found, path: path)
  }
}
