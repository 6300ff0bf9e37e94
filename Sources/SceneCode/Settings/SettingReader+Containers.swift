import Controls
import Resolver
import SceneModel

/// Views that hold others.
extension SettingReader {
  mutating func readStackView() {
    let tree = resolution.tree
    let isVertical = word("axis") == "vertical"
    set("axis", isVertical ? ".vertical" : ".horizontal", default: ".horizontal")
    choice(
      "distribution", as: "distribution",
      .named(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]), default: "fill"
    )
    choice(
      "alignment", as: "alignment",
      .named(["fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"]),
      default: "fill")
    if word("spacingType") == "standard" {
      set("spacing", "UIStackView.spacingUseSystem", default: "0")
      pass("spacing")
    } else {
      number("spacing", as: "spacing", default: 0)
    }
    flag("baselineRelativeArrangement", as: "isBaselineRelativeArrangement", default: false)
    // Margins count only where the stack view arranges within them, as a document's margins always ask for.
    if tree.child(of: node, key: "layoutMargins") != nil
      || tree.child(of: node, key: "directionalLayoutMargins") != nil
    {
      set("isLayoutMarginsRelativeArrangement", "true")
    }
  }

  /// Reads the settings of scroll views and of views that scroll by themselves.
  mutating func readScrolling() {
    flag("scrollEnabled", as: "isScrollEnabled", absent: true, default: true)
    flag("pagingEnabled", as: "isPagingEnabled", default: false)
    flag("bounces", as: "bounces", absent: true, default: true)
    flag("bouncesZoom", as: "bouncesZoom", absent: true, default: true)
    flag("alwaysBounceHorizontal", as: "alwaysBounceHorizontal", default: false)
    let isTable = resolution.tree.isElement(node, .tableView)
    flag("alwaysBounceVertical", as: "alwaysBounceVertical", default: isTable)
    flag("directionalLockEnabled", as: "isDirectionalLockEnabled", default: false)
    flag(
      "showsHorizontalScrollIndicator", as: "showsHorizontalScrollIndicator", absent: true, default: true)
    flag("showsVerticalScrollIndicator", as: "showsVerticalScrollIndicator", absent: true, default: true)
    flag("delaysContentTouches", as: "delaysContentTouches", absent: true, default: true)
    flag("canCancelContentTouches", as: "canCancelContentTouches", absent: true, default: true)
    number("maximumZoomScale", as: "maximumZoomScale", default: 1)
    number("minimumZoomScale", as: "minimumZoomScale", default: 1)
    choice(
      "indicatorStyle", as: "indicatorStyle", .named(["default", "black", "white"]), default: "default")
    choice(
      "keyboardDismissMode", as: "keyboardDismissMode", .named(["none", "onDrag", "interactive"]),
      default: "none")
    choice(
      "contentInsetAdjustmentBehavior", as: "contentInsetAdjustmentBehavior",
      .named(["automatic", "scrollableAxes", "never", "always"]), default: "automatic")
    insets("contentInset", as: "contentInset")
    insets("scrollIndicatorInsets", as: "scrollIndicatorInsets")
  }

  mutating func readTableView() {
    readScrolling()
    let styles = ["plain", "grouped", "insetGrouped"]
    let style = word("style").flatMap { styles.contains($0) ? $0 : nil } ?? "plain"
    create("UITableView(frame: .zero, style: .\(style))")
    for name in [
      "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight",
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
    ] {
      guard let height = number(name) else { continue }
      // -1 is automatic; 28 and 18 are what tables have themselves.
      if height == -1 {
        call(name, "\(name) = UITableView.automaticDimension", isDefault: true)
      } else {
        call(name, "\(name) = \(SwiftText.number(height))", isDefault: name == "rowHeight" && height == 44)
      }
    }
    choice(
      "separatorStyle", as: "separatorStyle",
      [
        "none": "none", "default": "singleLine", "singleLine": "singleLine", "singleLineEtched": "singleLine",
      ],
      default: "singleLine")
    color("separatorColor", as: "separatorColor")
    insets("separatorInset", as: "separatorInset", default: nil)
    flag("allowsSelection", as: "allowsSelection", absent: true, default: true)
    flag("allowsMultipleSelection", as: "allowsMultipleSelection", default: false)
    flag("allowsSelectionDuringEditing", as: "allowsSelectionDuringEditing", default: false)
    if flag("layoutMarginsFollowReadableWidth") ?? false {
      set("cellLayoutMarginsFollowReadableWidth", "true")
    }
    flag("contentViewInsetsToSafeArea", as: "insetsContentViewsToSafeArea", absent: true, default: true)
    pass(
      "dataMode", "showsSelectionImmediatelyOnTouchBegin", "sectionIndexMinimumDisplayRowCount",
      "separatorInsetReference")
  }

  mutating func readCollectionView() {
    readScrolling()
    pass("dataMode", "prefetchingEnabled")
    flag("allowsSelection", as: "allowsSelection", absent: true, default: true)
    flag("allowsMultipleSelection", as: "allowsMultipleSelection", default: false)
    create("UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())")
    guard let layout = child("collectionViewLayout"),
      resolution.tree.tag(of: layout) == "collectionViewFlowLayout"
    else {
      create("UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())")
      return omit("its layout")
    }
    readFlowLayout(layout)
  }

  private mutating func readFlowLayout(_ layout: NodeID) {
    let tree = resolution.tree
    func number(_ name: String) -> Double? {
      tree.names.find(name).flatMap { tree[layout, $0] }.flatMap(Double.init(attribute:))
    }
    prepare("let layout = UICollectionViewFlowLayout()")
    if tree[layout, .scrollDirection] == "horizontal" { prepare("layout.scrollDirection = .horizontal") }
    for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      if let value = number(name), value != 10 { prepare("layout.\(name) = \(SwiftText.number(value))") }
    }
    for name in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
      guard let size = tree.child(of: layout, key: name).map(size) else { continue }
      let standard = name == "itemSize" ? Size(50, 50) : .zero
      if size != standard { prepare("layout.\(name) = \(SwiftText.size(size))") }
    }
    let estimate = tree.names.find("automaticEstimatedItemSize").flatMap { tree[layout, $0] }
    if estimate == "YES" {
      prepare("layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
    }
    if let insets = tree.child(of: layout, key: "sectionInset").flatMap({ tree.insets($0) }), insets != .zero
    {
      prepare("layout.sectionInset = \(SwiftText.insets(insets))")
    }
    create("UICollectionView(frame: .zero, collectionViewLayout: layout)")
  }

  mutating func readVisualEffectView() {
    let tree = resolution.tree
    for child in tree.elements(of: node) where ["blurEffect", "vibrancyEffect"].contains(tree.tag(of: child))
    {
      let styles = [
        "extraLight", "light", "dark", "extraDark", "regular", "prominent", "systemUltraThinMaterial",
        "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
      ]
      let style = tree[child, .style].flatMap { styles.contains($0) ? $0 : nil } ?? "regular"
      if tree.tag(of: child) == "blurEffect" {
        return create("UIVisualEffectView(effect: UIBlurEffect(style: .\(style)))")
      }
      omit("its vibrancy effect")
    }
  }

  mutating func readBar() {
    choice("barStyle", as: "barStyle", .named(["default", "black"]), default: "default")
    flag("translucent", as: "isTranslucent", absent: true, default: true)
    color("barTintColor", as: "barTintColor")
    if flag("largeTitles") ?? false { set("prefersLargeTitles", "true") }
  }

  /// The values of a table view's cell.
  mutating func readTableCell() {
    choice(
      "selectionStyle", as: "selectionStyle", .named(["none", "blue", "gray", "default"]), default: "default")
    choice(
      "accessoryType", as: "accessoryType",
      .named(["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]),
      default: "none")
    number("indentationLevel", as: "indentationLevel", default: 0)
    number("indentationWidth", as: "indentationWidth", default: 10)
    insets("separatorInset", as: "separatorInset", default: nil)
    flag("showsReorderControl", as: "showsReorderControl", default: false)
    flag("shouldIndentWhileEditing", as: "shouldIndentWhileEditing", absent: true, default: true)
    pass(
      "style", "rowHeight", "reuseIdentifier", "textLabel", "detailTextLabel", "imageView",
      "hidesAccessoryWhenEditing", "editingAccessoryType", "layoutMarginsFollowReadableWidth")
  }
}
