import Controls
import Resolver
import SceneModel

/// The views of one class, in document order, with the names that code has for them.
struct CodeMembers {
  private let context: CodeContext
  private let unit: CodeUnit
  private var tree: ElementTree { context.tree }
  private(set) var members: [CodeMember] = []
  /// The index in ``members`` of each view.
  private(set) var indices: [NodeID: Int] = [:]
  /// The names that the class has.
  var names: NameScope

  init(_ unit: CodeUnit, _ context: CodeContext) {
    self.unit = unit
    self.context = context
    names = NameScope(SwiftName.inheritedMembers)
    guard let root = unit.root else { return }
    let index: Int
    if unit.kind != .controller {
      index = add(root, "", placement: .given, isStored: false)
    } else if let given = givenRoot(root) {
      index = add(root, given, placement: .given, isStored: false)
    } else {
      index = add(root, name(of: root), placement: .given, isStored: true)
    }
    readViews(in: root, index)
    readItems()
  }

  /// How a controller calls a view that it has without further ado; nil of one that it must make.
  private func givenRoot(_ root: NodeID) -> String? {
    guard context.customClass(of: root) == nil else { return nil }
    switch (unit.superclass, tree.name(of: root).known) {
    case ("UITableViewController", .tableView): return "tableView"
    case ("UICollectionViewController", .collectionView): return "collectionView"
    case ("UITableViewController", _), ("UICollectionViewController", _): return nil
    default: return tree.isElement(root, .view) ? "view" : nil
    }
  }

  private mutating func add(
    _ node: NodeID, _ expression: String, placement: CodeMember.Placement, isStored: Bool
  ) -> Int {
    indices[node] = members.count
    members.append(
      CodeMember(
        node: node, expression: expression, className: context.className(of: node), placement: placement,
        isStored: isStored))
    return members.count - 1
  }

  /// Adds the views in a view: its subviews, and those that are values of its properties.
  private mutating func readViews(in view: NodeID, _ index: Int) {
    let isStack = tree.isElement(view, .stackView)
    for child in tree.elements(of: view) {
      if tree.isElement(child, .subviews) {
        for subview in tree.elements(of: child) where tree.isView(subview) && !tree.isCell(subview) {
          readSubview(subview, isStack ? .arranged(in: index) : .subview(of: index))
        }
      } else if tree.isView(child), !tree.isCell(child), let key = tree[child, .key] {
        readKeyed(child, key, index)
      }
    }
  }

  private mutating func readSubview(_ node: NodeID, _ placement: CodeMember.Placement) {
    if let given = givenLabel(node) {
      _ = add(node, given, placement: .given, isStored: false)
    } else {
      let index = add(node, name(of: node), placement: placement, isStored: true)
      readViews(in: node, index)
    }
  }

  /// How a cell of a standard style calls one of its own views; nil of another view.
  private func givenLabel(_ node: NodeID) -> String? {
    guard unit.kind == .tableCell, let id = tree[node, .id], tree[unit.node, .style] != nil else {
      return nil
    }
    for attribute in ["textLabel", "detailTextLabel", "imageView"] {
      guard let name = tree.names.find(attribute), tree[unit.node, name] == id else { continue }
      return attribute + "?"
    }
    return nil
  }

  private mutating func readKeyed(_ node: NodeID, _ key: String, _ index: Int) {
    switch key {
    case "contentView":
      let content = add(node, members[index].prefix + key, placement: .given, isStored: false)
      readViews(in: node, content)
    case "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView", "accessoryView",
      "inputAccessoryView", "inputView", "refreshControl":
      let view = add(node, name(of: node), placement: .property(key, of: index), isStored: true)
      readViews(in: node, view)
    default: break
    }
  }

  /// Adds the views in the items of a controller's bars.
  private mutating func readItems() {
    guard unit.kind == .controller, let item = tree.child(of: unit.node, key: "navigationItem"),
      let title = tree.child(of: item, key: "titleView"), tree.isView(title)
    else { return }
    let index = add(
      title, name(of: title), placement: .property("navigationItem.titleView", of: 0), isStored: true)
    readViews(in: title, index)
  }

  // MARK: Names

  /// A name for a view: of the outlet that leads to it, of the user's label, of its text, of its class.
  private mutating func name(of node: NodeID) -> String {
    let suffix = Self.suffix(of: tree.tag(of: node))
    if let id = tree[node, .id], let outlet = context.outlets[id] {
      // A name that every view has would hide what it means.
      let isFree = !names.isTaken(outlet) && !SwiftText.isKeyword(outlet)
      return names.unique(isFree ? outlet : "own" + SwiftName.uppercasedStart(outlet))
    }
    if let label = tree[node, .userLabel], let name = SwiftName.camelCase(label, words: 5) {
      return names.unique(Self.isTelling(name) ? name : name + suffix)
    }
    if let text = context.base.shownText(of: node), let name = SwiftName.camelCase(text, words: 3) {
      return names.unique(name + suffix)
    }
    if let image = context.base.attribute(node, named: "image"),
      let name = SwiftName.camelCase(image, words: 3)
    {
      return names.unique(name + suffix)
    }
    let className = context.customClass(of: node).map(SwiftName.lowercasedStart)
    let name = className ?? SwiftName.lowercasedStart(suffix)
    return names.unique(SwiftText.isKeyword(name) ? "own" + suffix : name)
  }

  /// The end of the name of a view, such as `Label`.
  private static func suffix(of element: String) -> String {
    SwiftName.isPlain(element) ? SwiftName.uppercasedStart(element) : "View"
  }

  /// Whether a name ends with what the view is.
  private static func isTelling(_ name: String) -> Bool {
    [
      "View", "Label", "Button", "Field", "Switch", "Slider", "Stepper", "Control", "Bar", "Image", "Stack",
      "Picker", "Indicator", "Container", "Text",
    ].contains { name.hasSuffix($0) }
  }
}

extension SwiftName {
  /// Whether an element's name may be the end of a name.
  static func isPlain(_ element: String) -> Bool { SwiftText.isName(element) && element != "view" }

  /// Members that views, cells and controllers have already.
  static let inheritedMembers: Set<String> = Set(
    """
    accessibilityElements accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits
    accessibilityValue accessoryType accessoryView action actions additionalSafeAreaInsets addChildren
    addConstraints addSubviews alignmentRectInsets alpha animator applySizeClass autoresizesSubviews
    autoresizingMask backgroundColor backgroundConfiguration backgroundView bottomAnchor bottomLayoutGuide
    bounds canBecomeFirstResponder cell cells center centerXAnchor centerYAnchor children clipsToBounds
    collectionView collectionViewLayout configuration configurationState constraints contentConfiguration
    contentInset contentMode contentOffset contentScaleFactor contentSize contentView coordinateSpace copy
    copyView cut dataSource debugDescription delegate delete deselect description detailTextLabel
    directionalLayoutMargins editButtonItem editing editingAccessoryView edit effect extensionContext
    firstBaselineAnchor focusGroupIdentifier focusItems forFirstBaselineLayout frame frameLayoutGuide
    gestureRecognizers hash heightAnchor height hidden imageView indentationLevel indentationWidth index
    indexPath initialize inputAccessoryView inputView inputViewController interactions
    intrinsicContentSize isEditing isEnabled isFirstResponder isHidden isHighlighted isOpaque isSelected
    isUserInteractionEnabled keyCommands keyboardLayoutGuide lastBaselineAnchor layer layoutGuides
    layoutMargins layoutMarginsGuide leadingAnchor leftAnchor loadView mask modalPresentationStyle
    motionEffects multipleSelectionBackgroundView navigationBar navigationController navigationItem next
    nibBundle nibName parent parentViewController paste perform popoverPresentationController
    preferredContentSize preferredFocusedView presentationController presentedViewController
    presentingViewController previous readableContentGuide refreshControl reload restorationIdentifier
    reuseIdentifier rightAnchor safeAreaInsets safeAreaLayoutGuide save searchController
    searchDisplayController section sections select selectAll selectedBackgroundView selectedIndex
    selectedViewController selectionStyle self semanticContentAttribute separatorInset setUp sharedItems
    splitViewController state storyboard style subviews superclass superview tabBar tabBarController
    tabBarItem tableFooterView tableHeaderView tableView tag target textInputContextIdentifier
    textInputMode textLabel tintColor title toggle toolbar toolbarItems topAnchor topLayoutGuide topViewController
    trailingAnchor traitCollection traitOverrides transform transform3D transitioningDelegate
    transitionCoordinator undoManager undo userActivity value view viewControllers viewDidLoad
    viewIfLoaded visibleViewController width widthAnchor window windowScene zone zoomScale
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
