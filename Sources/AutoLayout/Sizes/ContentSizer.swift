import Resolver
import SceneModel
import TextMetrics

/// Gives the content sizes of the standard views, as the UIKit of a document's time had them.
struct ContentSizer: Sendable {
  let resolution: Resolution
  let environment: LayoutEnvironment
  let measurer: TextMeasurer
  /// The sizes of the document's images by name.
  let images: [String: ResourceImage]
  /// The sizes that Interface Builder saved for views that it rendered itself, by object.
  let designables: [String: Size]

  /// The fonts in whose place the canvas shows Helvetica Neue, by name.
  let missingFonts: Set<String>

  /// An image of the document's resources.
  struct ResourceImage: Sendable {
    let size: Size
    /// Whether it is a symbol, whose resource size is normalized to 128 points.
    let isSymbol: Bool
  }

  var tree: ElementTree { resolution.tree }
  var version: Int { environment.toolsVersion.number }

  init(_ resolution: Resolution, _ environment: LayoutEnvironment) {
    self.resolution = resolution
    self.environment = environment
    measurer = TextMeasurer(toolsVersion: environment.toolsVersion.written)
    let tree = resolution.tree
    missingFonts = Self.missingFonts(tree, environment)
    var images: [String: ResourceImage] = [:]
    var designables: [String: Size] = [:]
    if let root = tree.root {
      if let resources = tree.child(of: root, .resources) {
        for image in tree.elements(of: resources) where tree.isElement(image, .image) {
          guard let name = tree[image, .name] else { continue }
          images[name] = ResourceImage(
            size: Self.size(image, tree), isSymbol: tree[image, .catalog] == "system")
        }
      }
      if let rendered = tree.child(of: root, .designables) {
        for designable in tree.elements(of: rendered) {
          guard let id = tree[designable, .name], let size = tree.child(of: designable, .size) else {
            continue
          }
          designables[id] = Self.size(size, tree)
        }
      }
    }
    self.images = images
    self.designables = designables
  }

  private static func size(_ node: NodeID, _ tree: ElementTree) -> Size {
    Size(
      tree[node, .width].flatMap(Double.init(attribute:)) ?? 0,
      tree[node, .height].flatMap(Double.init(attribute:)) ?? 0)
  }

  /// The content size of a view.
  ///
  /// - Parameter width: The width of the alignment rect that multi-line text wraps to, or nil before one is known.
  func size(of view: LayoutView, width: Double?) -> ContentSize {
    if let rendered = designables[view.id.text] {
      // A negative number stands for no intrinsic metric.
      return ContentSize(
        width: rendered.width < 0 ? nil : rendered.width, height: rendered.height < 0 ? nil : rendered.height)
    }
    var size = standardSize(of: view, width: width)
    if environment.isDesign {
      if view.isArranged, isBlank(view, size) { size = blank(view) }
      if keepsLibraryHeight(view), size.height ?? 0 > 0 { size.height = Self.libraryHeight }
      applyPlaceholders(to: &size, view.node)
    }
    return size
  }

  /// The height of a label as the library of Interface Builder gives it. Points.
  private static let libraryHeight = 21.0

  /// Whether a label keeps the height it was given when it was dropped: outside stack views, one line of the library's own
  /// font does, though the text is 20.5 or 20.33 points high (observed from 9000 on: 146 of 183 such labels are 21 points,
  /// and what hangs on them hangs on 21; 2 of 101 in stack views; with another font, few).
  private func keepsLibraryHeight(_ view: LayoutView) -> Bool {
    guard view.kind == .label, !view.isArranged, !wraps(view), version >= 9000,
      let font = resolution.child(view.node, key: "fontDescription")
    else { return false }
    return tree[font, .type] == "system" && tree[font, .weight] == nil && tree[font, .pointSize] == "17"
  }

  /// Whether an arranged view shows nothing that has a size: Interface Builder then gives it room (observed in stack views
  /// of documents from 14460 on: labels of one empty line and image views without an image are 50 × 50, labels of many
  /// lines are nothing).
  private func isBlank(_ view: LayoutView, _ size: ContentSize) -> Bool {
    switch view.kind {
    case .label: size.width == 0 && size.height == 0 && !wraps(view) && version >= 14109
    case .imageView: size == .none
    default: false
    }
  }

  /// The room of a view that shows nothing. The baselines of a label are its font's, text or none (observed in stack views of
  /// 20037 and 21701 whose last baselines align: 4 of 4 end 3 or 3.5 points below the baseline of a label beside them).
  private func blank(_ view: LayoutView) -> ContentSize {
    var size = ContentSize.blank
    if view.kind == .label {
      let font = font(of: view.node, default: 17)
      size.firstBaseline = rounded(font.ascender)
      size.lastBaseline = roundedUp(font.lineHeight) - rounded(font.ascender)
    }
    return size
  }

  private func standardSize(of view: LayoutView, width: Double?) -> ContentSize {
    switch view.kind {
    case .label: label(view.node, width: width)
    case .button: button(view.node)
    case .imageView: imageView(view.node)
    case .textField: textField(view.node)
    case .textView: textView(view.node, width: width)
    case .segmentedControl: segmentedControl(view.node)
    case .switch: switchControl
    case .slider: slider
    case .stepper: stepper
    case .progressView: progressView
    case .pageControl: pageControl(view.node)
    case .activityIndicatorView: activityIndicator(view.node)
    case .pickerView: pickerView
    case .datePicker: datePicker(view.node)
    case .searchBar: searchBar
    case .toolbar: toolbar
    case .navigationBar: navigationBar(view.node)
    case .tabBar: tabBar
    default: .none
    }
  }

  /// Whether a view's height depends on its width.
  func wraps(_ view: LayoutView) -> Bool {
    switch view.kind {
    case .label: resolution.number(view.node, .numberOfLines).map { $0 != 1 } ?? false
    case .textView: resolution.flag(view.node, .scrollEnabled) == false
    default: false
    }
  }

  /// Placeholder sizes replace the content's own on the canvas; `infinite` is none (facts §3.5).
  private func applyPlaceholders(to size: inout ContentSize, _ node: NodeID) {
    if let width = tree[node, .placeholderIntrinsicWidth] { size.width = Double(attribute: width) }
    if let height = tree[node, .placeholderIntrinsicHeight] { size.height = Double(attribute: height) }
  }

  /// The least multiple of a pixel that is no smaller, a rounding error aside.
  func roundedUp(_ points: Double) -> Double {
    ((points * environment.scale) - 1e-6).rounded(.up) / environment.scale
  }

  /// The nearest multiple of a pixel.
  func rounded(_ points: Double) -> Double {
    (points * environment.scale).rounded() / environment.scale
  }
}
