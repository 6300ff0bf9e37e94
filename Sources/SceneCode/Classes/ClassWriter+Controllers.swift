import Controls
import Resolver
import SceneModel

/// The parts of controllers beside their views.
extension ClassWriter {
  /// A controller that a controller holds.
  struct Child {
    let type: String
    /// The member that embeds it; nil of one that a container holds.
    let container: Int?
    let property: String
  }

  /// The controllers in container views, in document order.
  var children: [Child] {
    var scope = members.names
    var result: [Child] = []
    for (index, member) in members.members.enumerated() {
      for destination in context.destinations(of: member.node, kind: "embed") {
        guard let type = code.names[destination], unit.kind == .controller,
          !code.isRing(unit.node, destination)
        else { continue }
        let property = scope.unique(SwiftName.lowercasedStart(type))
        result.append(Child(type: type, container: index, property: property))
      }
    }
    return result
  }

  func writeChildProperties(to lines: inout SourceLines) {
    for child in children {
      lines.space()
      lines.add("let \(child.property) = \(child.type)()")
    }
  }

  func writeChildren(to lines: inout SourceLines) {
    let children = children
    guard !children.isEmpty else { return }
    lines.space()
    lines.block("private func addChildren()") { lines in
      for child in children {
        guard let container = child.container else { continue }
        let view = members.members[container].object
        lines.space()
        lines.add("addChild(\(child.property))")
        lines.add("\(child.property).view.frame = \(view).bounds")
        lines.add("\(child.property).view.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
        lines.add("\(view).addSubview(\(child.property).view)")
        lines.add("\(child.property).didMove(toParent: self)")
      }
    }
  }

  func writeControllerStart(to lines: inout SourceLines) {
    let initial = initialStatements
    switch unit.superclass {
    case "UITableViewController":
      let style = settings.first?.common.creation.contains("style: .plain") == false ? "grouped" : "plain"
      let exact = settings.first.map(\.common.creation).flatMap(Self.tableStyle) ?? style
      writeInit("super.init(style: .\(exact))", initial, &lines)
    case "UICollectionViewController":
      let layout = settings.first?.common
      let statements = layout.map(\.preparation) ?? []
      let call =
        layout?.creation.contains("collectionViewLayout: layout") == true
        ? "super.init(collectionViewLayout: layout)"
        : "super.init(collectionViewLayout: UICollectionViewFlowLayout())"
      writeInit(statements + [call], initial, &lines)
    case "UIPageViewController":
      let isScroll = tree.names.find("transitionStyle").flatMap { tree[unit.node, $0] } == "scroll"
      writeInit(
        "super.init(transitionStyle: .\(isScroll ? "scroll" : "pageCurl"), "
          + "navigationOrientation: .horizontal)", initial, &lines)
    default:
      if !initial.isEmpty { writeInit("super.init(nibName: nil, bundle: nil)", initial, &lines) }
    }
    if let root = members.members.first, root.isStored {
      lines.space()
      lines.block("override func loadView()") { $0.add("view = \(root.expression)") }
    }
    writeViewDidLoad(to: &lines)
  }

  private static func tableStyle(_ creation: String) -> String? {
    ["insetGrouped", "grouped", "plain"].first { creation.contains("style: .\($0))") }
  }

  private func writeInit(_ call: String, _ statements: [String], _ lines: inout SourceLines) {
    writeInit([call], statements, &lines)
  }

  private func writeInit(_ calls: [String], _ statements: [String], _ lines: inout SourceLines) {
    lines.space()
    lines.block("init()") { lines in
      for statement in calls + statements { lines.add(statement) }
    }
    writeCoderInit(to: &lines)
  }

  private func writeViewDidLoad(to lines: inout SourceLines) {
    lines.space()
    let start = lines.lines.count
    lines.block("override func viewDidLoad()") { lines in
      lines.add("super.viewDidLoad()")
      for statement in loadedStatements { lines.add(statement) }
      for statement in registrations { lines.add(statement) }
      writeSetUp(to: &lines)
    }
    // A method that does nothing of its own is not written.
    if lines.lines.count == start + 3 { lines.remove(from: start) }
  }

  /// The statements that a container or a presenter needs before the view is loaded.
  private var initialStatements: [String] {
    var result: [String] = []
    if let title = tree[unit.node, .title] {
      result.append("title = \(context.text(title, of: unit.node, "title"))")
    }
    let styles = [
      "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen", "overCurrentContext",
      "popover",
    ]
    if let style = tree[unit.node, .modalPresentationStyle], styles.contains(style) {
      result.append("modalPresentationStyle = .\(style)")
    }
    let transitions = ["flipHorizontal", "crossDissolve", "partialCurl"]
    if let style = tree.names.find("modalTransitionStyle").flatMap({ tree[unit.node, $0] }),
      transitions.contains(style)
    {
      result.append("modalTransitionStyle = .\(style)")
    }
    if tree.flag(unit.node, .hidesBottomBarWhenPushed) == true {
      result.append("hidesBottomBarWhenPushed = true")
    }
    if let item = tree.child(of: unit.node, key: "tabBarItem") { result.append(tabBarItem(item)) }
    return result
  }

  private func tabBarItem(_ item: NodeID) -> String {
    let title = tree[item, .title].map { context.text($0, of: item, "title") } ?? "nil"
    let image = SwiftImage.expression(item, key: "image", context.base) ?? "nil"
    let selected = SwiftImage.expression(item, key: "selectedImage", context.base)
    return "tabBarItem = UITabBarItem(title: \(title), image: \(image), "
      + (selected.map { "selectedImage: \($0))" } ?? "tag: 0)")
  }

  /// The statements that set a controller up when its view is there.
  private var loadedStatements: [String] {
    var result: [String] = []
    if tree.flag(unit.node, .extendedLayoutIncludesOpaqueBars) == true {
      result.append("extendedLayoutIncludesOpaqueBars = true")
    }
    if let edges = tree.child(of: unit.node, key: "edgesForExtendedLayout") {
      let names = ["top", "bottom", "left", "right"].filter { name in
        tree.names.find(name).flatMap { tree[edges, $0] } == "YES"
      }
      result.append("edgesForExtendedLayout = [\(names.map { "." + $0 }.joined(separator: ", "))]")
    }
    if let insets = tree.child(of: unit.node, key: "additionalSafeAreaInsets").flatMap({ tree.insets($0) }),
      insets != .zero
    {
      result.append("additionalSafeAreaInsets = \(SwiftText.insets(insets))")
    }
    if let item = tree.child(of: unit.node, key: "navigationItem") { result += navigationItem(item) }
    result += contained
    return result
  }

  /// The controllers that a container holds.
  private var contained: [String] {
    guard ["UINavigationController", "UITabBarController", "UISplitViewController"].contains(unit.superclass)
    else { return [] }
    let types = context.destinations(of: unit.node, kind: "relationship").filter { destination in
      !code.isRing(unit.node, destination)
    }.compactMap { code.names[$0] }
    return types.isEmpty ? [] : ["viewControllers = [\(types.map { $0 + "()" }.joined(separator: ", "))]"]
  }

  // MARK: Items of bars

  private func navigationItem(_ item: NodeID) -> [String] {
    var result: [String] = []
    if let title = tree[item, .title] {
      result.append("navigationItem.title = \(context.text(title, of: item, "title"))")
    }
    if let prompt = tree.names.find("prompt").flatMap({ tree[item, $0] }) {
      result.append("navigationItem.prompt = \(context.text(prompt, of: item, "prompt"))")
    }
    if let mode = tree[item, .largeTitleDisplayMode], ["never", "always"].contains(mode) {
      result.append("navigationItem.largeTitleDisplayMode = .\(mode)")
    }
    for child in tree.elements(of: item) {
      guard let key = tree[child, .key] else { continue }
      if ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"].contains(key) {
        result.append("navigationItem.\(key) = \(barButtonItem(child))")
      } else if ["leftBarButtonItems", "rightBarButtonItems"].contains(key) {
        let items = tree.elements(of: child).map(barButtonItem).joined(separator: ", ")
        result.append("navigationItem.\(key) = [\(items)]")
      }
    }
    return result
  }

  private func barButtonItem(_ item: NodeID) -> String {
    let name = tree.names.find("systemItem").flatMap { tree[item, $0] }
    if let name, Self.systemItems.contains(name) {
      return "UIBarButtonItem(barButtonSystemItem: .\(name), target: nil, action: nil)"
    }
    let style = tree[item, .style] == "done" ? ".done" : ".plain"
    if let image = SwiftImage.expression(item, key: "image", context.base) {
      return "UIBarButtonItem(image: \(image), style: \(style), target: nil, action: nil)"
    }
    let title = tree[item, .title].map { context.text($0, of: item, "title") } ?? "nil"
    return "UIBarButtonItem(title: \(title), style: \(style), target: nil, action: nil)"
  }

  private static let systemItems: Set<String> = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
    "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
    "fastForward", "undo", "redo", "close",
  ]
}
