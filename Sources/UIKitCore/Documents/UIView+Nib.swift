import Controls
import Resolver
import SceneModel

/// The settings that documents have for all views.
extension UIView {
  /// The class that an element stands for.
  static func standardClass(of node: NodeID, _ tree: ElementTree) -> UIView.Type {
    guard let kind = tree.objectKind(of: node) else { return UIView.self }
    return LibraryClasses.type(named: kind.className) as? UIView.Type ?? UIView.self
  }

  /// Reads the view's element, then the views in it.
  func readAll(_ element: NibElement) {
    element.objects.add(self, element.node)
    read(element)
    readViews(element)
  }

  /// Reads what documents say of every view.
  func readView(_ element: NibElement) {
    if element.isWhole { readPlace(element) }
    if let value = element.flag("hidden") { isHidden = value }
    if let value = element.number("alpha") { alpha = value }
    if let value = element.count("tag") { tag = value }
    if let value = element.color("backgroundColor") { backgroundColor = value }
    if let value = element.color("tintColor") { tintColor = value }
    if let value = element.flag("userInteractionEnabled") ?? (element.isWhole ? true : nil) {
      isUserInteractionEnabled = value
    }
    if let value = element.flag("multipleTouchEnabled") { isMultipleTouchEnabled = value }
    if let value = element.flag("clipsSubviews") { clipsToBounds = value }
    if let value = element.flag("opaque") { isOpaque = value }
    if let value = element.flag("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = value }
    if let value = element.flag("autoresizesSubviews") { autoresizesSubviews = value }
    if let value = element.word("restorationIdentifier") { restorationIdentifier = value }
    if let value = element.choice("contentMode", ContentMode.words) { contentMode = value }
    if let value: UISemanticContentAttribute = element.choice(
      "semanticContentAttribute",
      [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
      ])
    {
      semanticContentAttribute = value
    }
    readMargins(element)
    readPriorities(element)
    readAccessibility(element)
  }

  /// The frame and what it follows from. A fixed frame keeps its distances from the upper left corner,
  /// whatever mask stands beside it.
  private func readPlace(_ element: NibElement) {
    let (tree, node) = (element.tree, element.node)
    if let frame = tree.savedFrame(of: node) { self.frame = CGRect(frame) }
    let isFixed = tree.flag(node, .fixedFrame) == true
    translatesAutoresizingMaskIntoConstraints =
      isFixed || tree.flag(node, .translatesAutoresizingMaskIntoConstraints) != false
    guard !isFixed, let mask = tree.autoresizingMask(of: node) else { return }
    autoresizingMask = AutoresizingMask(mask)
  }

  private func readMargins(_ element: NibElement) {
    if !element.isWhole, element.isRead("layoutMargins") || element.isRead("directionalLayoutMargins") {
      (ownMargins, knownInsets.margins) = (nil, nil)
      noteLayoutChange()
    }
    if let insets = element.insets("layoutMargins") { layoutMargins = insets }
    if let insets = element.insets("directionalLayoutMargins") {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    if let value = element.flag("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = value }
    if let value = element.flag("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = value }
  }

  /// Priorities of content. An absent one is 250 or 750 in a document
  /// (InterfaceBuilder.md#content-priorities).
  private func readPriorities(_ element: NibElement) {
    func priority(_ name: String, _ standard: UILayoutPriority) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(Float($0)) } ?? (element.isWhole ? standard : nil)
    }
    if let value = priority("horizontalHuggingPriority", .defaultLow) {
      setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority", .defaultLow) {
      setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority", .defaultHigh) {
      setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority", .defaultHigh) {
      setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private func readAccessibility(_ element: NibElement) {
    guard element.isWhole, let configuration = element.element("accessibilityConfiguration") else { return }
    accessibilityIdentifier = configuration.word("identifier")
    accessibilityLabel = configuration.word("label")
    accessibilityHint = configuration.word("hint")
  }

  /// Makes the views in the view: its subviews, and those that are values of its properties.
  private func readViews(_ element: NibElement) {
    let (objects, tree) = (element.objects, element.tree)
    for child in element.elements {
      if tree.isElement(child.node, .subviews) {
        for subview in child.elements where tree.isView(subview.node) { addView(subview) }
      } else if let key = tree[child.node, .key], tree.isView(child.node) {
        if key == "contentView", let content = contentHolder {
          content.readAll(child)
        } else {
          take(objects.makeView(child.node), forViewKey: key)
        }
      }
    }
  }

  /// Makes a view, and adds it where it is installed.
  private func addView(_ element: NibElement) {
    if let given = givenView(element) { return given.readAll(element) }
    let view = element.objects.makeView(element.node)
    guard element.resolution.isInstalled(element.node) else { return }
    if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
  }

  /// The guide of a document's key.
  func guide(key: String) -> UILayoutGuide? {
    switch key {
    case "safeArea": safeAreaLayoutGuide
    case "layoutMargins": layoutMarginsGuide
    case "readableContent": readableContentGuide
    case "keyboard": keyboardLayoutGuide
    case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}

extension UIView.AutoresizingMask {
  init(_ mask: SceneModel.AutoresizingMask) {
    self = []
    let lengths: [(Bool, UIView.AutoresizingMask)] = [
      (mask.horizontal.before, .flexibleLeftMargin), (mask.horizontal.size, .flexibleWidth),
      (mask.horizontal.after, .flexibleRightMargin), (mask.vertical.before, .flexibleTopMargin),
      (mask.vertical.size, .flexibleHeight), (mask.vertical.after, .flexibleBottomMargin),
    ]
    for (isFlexible, length) in lengths where isFlexible { insert(length) }
  }
}
