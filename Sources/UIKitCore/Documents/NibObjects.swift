import Controls
import Resolver
package import SceneModel

/// The objects that one reading of a scene, a cell or a xib makes.
///
/// The outermost view or the controller keeps it, and it keeps what is inside, views that are not installed
/// included.
@MainActor
package final class NibObjects {
  let source: NibDocument
  /// The document under the traits that the objects have.
  private(set) var resolution: Resolution
  private(set) var traits: UITraitCollection
  /// The storyboard that the objects are of; nil of a xib.
  let storyboard: UIStoryboard?
  /// The controllers around that are being made, which none of those within may be again.
  let path: Set<NibPlace>
  /// The elements that connections lead from and to.
  let scope: Range<Int>
  private var objects: [NodeID: NibReference] = [:]
  private var constraints: [(node: NodeID, constraint: NSLayoutConstraint)] = []
  /// The elements of views, in document order.
  private var views: [NodeID] = []
  /// The objects whose class is not known, which have none of its outlets.
  private var standIns: Set<NodeID> = []

  private enum NibReference {
    case kept(AnyObject)
    case outermost(() -> AnyObject?)

    var object: AnyObject? {
      switch self {
      case .kept(let object): object
      case .outermost(let object): object()
      }
    }
  }

  /// - Parameter scope: The element with all that connections lead from and to.
  init(_ source: NibDocument, scope: Range<Int>, storyboard: UIStoryboard? = nil, path: Set<NibPlace> = []) {
    self.source = source
    self.scope = scope
    self.storyboard = storyboard
    self.path = path
    traits = UIScreen.main.traitCollection
    resolution = source.resolution(for: traits)
  }

  var tree: ElementTree { source.tree }

  /// The object of an element that was made.
  func object(_ node: NodeID) -> AnyObject? { objects[node]?.object }

  /// Notes an object.
  ///
  /// - Parameter isOutermost: Whether the object keeps this one.
  func add(_ object: AnyObject, _ node: NodeID, isOutermost: Bool = false) {
    objects[node] = isOutermost ? .outermost { [weak object] in object } : .kept(object)
    if object is UIView { views.append(node) }
  }

  // MARK: Objects

  /// Makes the view of an element, with those in it.
  package func makeView(_ node: NodeID) -> UIView {
    let standard = UIView.standardClass(of: node, tree)
    let type = customClass(of: node, standard) as? UIView.Type ?? standard
    if let view = type.init(coder: NibElement(node, self).coder) { return view }
    return standard.init(coder: NibElement(node, self).coder) ?? UIView()
  }

  /// Makes an outermost view, with the constraints and connections in it.
  func makeOutermostView(_ node: NodeID) -> UIView {
    let view = makeView(node)
    finish([(view, node)])
    return view
  }

  /// The class that an element names beside a standard one; nil where there is none, or none that is known.
  package func customClass(of node: NodeID, _ standard: NSObject.Type) -> AnyClass? {
    guard let name = tree[node, .customClass], !name.isEmpty, name != "\(standard)" else { return nil }
    let module = tree.names.find("customModule").flatMap { tree[node, $0] }
    if let type = LayoutResources.type(named: name, in: module) {
      if isClass(type, in: standard) { return type }
      LayoutExceptions.raise(
        "NSInternalInconsistencyException",
        "The class \(name) of an object in \(source.name) is no \(standard).")
    } else {
      LayoutLog.handler("Unknown class \(name) in Interface Builder file.")
    }
    standIns.insert(node)
    return nil
  }

  /// Whether a class is another or extends it.
  private func isClass(_ type: AnyClass, in other: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let candidate = current {
      if candidate === other { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  /// Makes the constraints of outermost views, which keep these objects, sets outlets and wakes the views.
  func finish(_ outermost: [(view: UIView, node: NodeID)]) {
    for (view, node) in outermost {
      view.nib = self
      objects[node] = .outermost { [weak view] in view }
      makeConstraints(in: tree.subtree(of: node))
    }
    makeRecognizers()
    connect()
    for node in views { (object(node) as? UIView)?.awakeFromNib() }
  }

  // MARK: Constraints

  private func makeConstraints(in range: Range<Int>) {
    var installed: [NSLayoutConstraint] = []
    for own in source.resolver.constraints where range.contains(Int(own.node.index)) && !own.isPlaceholder {
      let values = resolution.layoutConstraint(own.node) ?? own
      guard let first = item(values.first) else { continue }
      let second = values.second.flatMap(item)
      if values.second != nil, second == nil { continue }
      let constraint = NSLayoutConstraint(
        item: first, attribute: .init(values.first.attribute), relatedBy: values.relation.nibRelation,
        toItem: second, attribute: values.second.map { .init($0.attribute) } ?? .notAnAttribute,
        multiplier: CGFloat(values.multiplier), constant: CGFloat(values.constant))
      constraint.priority = UILayoutPriority(Float(values.priority))
      constraint.identifier = tree[own.node, .identifier]
      add(constraint, own.node)
      constraints.append((own.node, constraint))
      if resolution.isInstalled(own.node) { installed.append(constraint) }
    }
    NSLayoutConstraint.activate(installed)
  }

  /// The view or the guide of a side.
  private func item(_ side: LayoutConstraint.Side) -> AnyObject? {
    guard let node = source.resolver.node(side.item) else { return nil }
    if let object = object(node) { return object }
    if tree.isElement(node, .viewControllerLayoutGuide) {
      let controller =
        tree.ancestor(of: node) { [tree] in tree.role(of: $0) == .controller }
        .flatMap(object) as? UIViewController
      return tree[node, .type] == "top" ? controller?.topLayoutGuide : controller?.bottomLayoutGuide
    }
    let owner = tree.ancestor(of: node, where: tree.isView).flatMap(object) as? UIView
    return tree[node, .key].flatMap { owner?.guide(key: $0) }
  }

  // MARK: Traits

  /// Changes the objects where the size class is another.
  func follow(_ new: UITraitCollection) {
    let old = resolution
    traits = new
    resolution = source.resolution(for: new)
    guard old !== resolution, !source.varied.isEmpty else { return }
    for (node, constraint) in constraints where old.isInstalled(node) && !resolution.isInstalled(node) {
      constraint.isActive = false
    }
    for node in views where old.isInstalled(node) != resolution.isInstalled(node) {
      guard let view = object(node) as? UIView else { continue }
      if resolution.isInstalled(node) { install(view, node) } else { view.removeFromSuperview() }
    }
    for node in source.varied {
      switch object(node) {
      case let view as UIView: view.read(NibElement(varied: node, self))
      case let constraint as NSLayoutConstraint: vary(constraint, node)
      default: continue
      }
    }
    for (node, constraint) in constraints where !old.isInstalled(node) && resolution.isInstalled(node) {
      constraint.isActive = true
    }
  }

  private func vary(_ constraint: NSLayoutConstraint, _ node: NodeID) {
    guard let values = resolution.layoutConstraint(node) else { return }
    constraint.constant = CGFloat(values.constant)
    let priority = UILayoutPriority(Float(values.priority))
    guard constraint.priority != priority else { return }
    let isActive = constraint.isActive
    constraint.isActive = false
    constraint.priority = priority
    constraint.isActive = isActive
  }

  /// Puts a view where its element stands among those of the views beside it.
  private func install(_ view: UIView, _ node: NodeID) {
    guard let list = tree.parent(of: node), tree.isElement(list, .subviews),
      let superview = tree.parent(of: list).flatMap(object) as? UIView
    else { return }
    var before: UIView?
    for sibling in tree.elements(of: list) {
      if sibling == node { break }
      if let other = object(sibling) as? UIView, other.superview === superview { before = other }
    }
    if let stack = superview as? UIStackView {
      let index = before.flatMap { other in stack.arrangedSubviews.firstIndex { $0 === other } }
      stack.insertArrangedSubview(view, at: index.map { $0 + 1 } ?? 0)
    } else if let before {
      superview.insertSubview(view, aboveSubview: before)
    } else {
      superview.insertSubview(view, at: 0)
    }
  }

  // MARK: Connections

  /// Sets the outlets of all objects, those of a collection in the order of the document.
  private func connect() {
    for index in scope where tree.name(of: NodeID(index)) == .connections {
      let connections = NodeID(index)
      guard let node = tree.parent(of: connections), let owner = object(node) as? UIResponder else {
        continue
      }
      var collections: [(key: String, values: [AnyObject])] = []
      for connection in tree.elements(of: connections) {
        guard let key = tree[connection, .property],
          let value = tree[connection, .destination].flatMap({ source.resolver.node(ObjectID($0)) })
            .flatMap(object)
        else { continue }
        if tree.isElement(connection, .outlet) {
          set(value, forKey: key, of: owner, node)
        } else if tree.isElement(connection, .outletCollection) {
          if let place = collections.firstIndex(where: { $0.key == key }) {
            collections[place].values.append(value)
          } else {
            collections.append((key, [value]))
          }
        }
      }
      for (key, values) in collections {
        if key == Self.recognizersKey, let view = owner as? UIView {
          addRecognizers(values, to: view)
        } else {
          set(values, forKey: key, of: owner, node)
        }
      }
      for (path, value) in NibElement(node, self).runtimeAttributes where !standIns.contains(node) {
        for exception in LayoutExceptions.raised({ owner.setValue(value, forKeyPath: path) }) {
          LayoutLog.handler(
            "Failed to set (\(path)) user defined inspected property on (\(type(of: owner))): \(exception.reason)"
          )
        }
      }
    }
  }

  private func set(_ value: Any, forKey key: String, of owner: UIResponder, _ node: NodeID) {
    if standIns.contains(node) {
      _ = owner.take(value, forKey: key)
    } else {
      owner.setValue(value, forKey: key)
    }
  }
}

/// An element of one of a program's documents.
struct NibPlace: Hashable {
  let document: ObjectIdentifier
  let node: NodeID
}

extension LayoutConstraint.Relation {
  fileprivate var nibRelation: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
