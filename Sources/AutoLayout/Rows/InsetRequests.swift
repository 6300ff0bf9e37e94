import SceneModel

/// The views of a tree whose margins and safe areas its rows speak of.
struct InsetRequests: Sendable {
  private(set) var safeAreas: [Int] = []
  private(set) var margins: [Int] = []
  private(set) var keyboards: [Int] = []
  /// The views of whose readable width something is asked.
  private(set) var readables: [Int] = []

  var isEmpty: Bool { safeAreas.isEmpty && margins.isEmpty && keyboards.isEmpty && readables.isEmpty }

  init(_ tree: ViewTree, isDesign: Bool) {
    for constraint in tree.constraints {
      add(constraint.first, tree)
      if let second = constraint.second { add(second, tree) }
    }
    margins += tree.stacks.lazy.filter(\.hasMargins).map(\.view)
    safeAreas += tree.views.indices.lazy.filter { tree.views[$0].kind == .tabBar }
    if !isDesign { safeAreas += tree.views.indices.lazy.filter(tree.keepsContentClear) }
    Self.removeRepetitions(&safeAreas)
    Self.removeRepetitions(&margins)
  }

  private static func removeRepetitions(_ views: inout [Int]) {
    guard views.count > 1 else { return }
    views.sort()
    var count = 1
    for view in views.dropFirst() where view != views[count - 1] {
      views[count] = view
      count += 1
    }
    views.removeLast(views.count - count)
  }

  private mutating func add(_ side: ItemConstraint.Side, _ tree: ViewTree) {
    if let origin = side.origin { add(origin.side, tree) }
    switch side.item {
    case .view(let view):
      if side.attribute.isRelativeToMargins { margins.append(view) }
    case .guide(let index):
      let guide = tree.guides[index]
      add(guide)
      if side.attribute.isRelativeToMargins { margins.append(guide.owner) }
    }
  }

  private mutating func add(_ guide: LayoutGuide) {
    switch guide.kind {
    case .safeArea, .top, .bottom: safeAreas.append(guide.owner)
    case .keyboard:
      safeAreas.append(guide.owner)
      keyboards.append(guide.owner)
    case .margins: margins.append(guide.owner)
    case .readable: readables.append(guide.owner)
    case .contentLayout, .frameLayout, .custom: break
    }
  }

  /// Adds what all guides of a tree speak of, also those that no constraint names.
  mutating func add(guidesOf tree: ViewTree) {
    for guide in tree.guides { add(guide) }
  }
}

/// The margins and safe areas that rows use, by view. Points.
struct LayoutInsets: Sendable, Equatable {
  private var safeAreas: [EdgeInsets] = []
  private var margins: [EdgeInsets] = []
  private var keyboards: [Double] = []
  private var readables: [EdgeInsets] = []

  private init() {}

  /// No insets.
  static let none = LayoutInsets()

  /// The requested insets, computed.
  init(_ requests: InsetRequests, _ rules: Margins) {
    let count = rules.tree.views.count
    safeAreas = requests.safeAreas.isEmpty ? [] : Array(repeating: .zero, count: count)
    margins = requests.margins.isEmpty ? [] : Array(repeating: .zero, count: count)
    keyboards = requests.keyboards.isEmpty ? [] : Array(repeating: 0, count: count)
    readables = requests.readables.isEmpty ? [] : Array(repeating: .zero, count: count)
    for view in requests.readables { readables[view] = rules.readable(in: view) }
    for view in requests.keyboards { keyboards[view] = rules.keyboard(over: view) }
    for view in requests.safeAreas { safeAreas[view] = rules.safeArea(of: view) }
    for view in requests.margins { margins[view] = rules.margins(of: view) }
  }

  /// The safe-area insets of a view that are among the requests.
  func safeArea(of view: Int) -> EdgeInsets { safeAreas[view] }

  /// The height that the keyboard covers of a view that is among the requests.
  func keyboard(over view: Int) -> Double { keyboards[view] }

  /// The layout margins of a view that are among the requests.
  func margins(of view: Int) -> EdgeInsets { margins[view] }

  /// The distances of readable content from the edges of a view. Points.
  func readable(in view: Int) -> EdgeInsets { readables[view] }
}
