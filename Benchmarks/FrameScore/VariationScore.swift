import Controls
import AutoLayout
import Resolver
import SceneModel

/// The frames that older documents hold for one size class only.
struct VariationScore {
  private var frames = 0
  private var matched = 0
  private var marked = 0
  private var markedAndDiffering = 0
  private var documents: Set<String> = []

  /// The canvas of the old three by three grid: 400 points in a compact direction, 600 in any, 800 in
  /// a regular one.
  ///
  /// Centred views show it: one of 308 points at 246 and of 560 at 120 in regular and regular, one of 340 at
  /// 29 in compact width (half a point and more aside, it is misplaced).
  private static func size(of sizeClass: SizeClass) -> Size {
    func side(_ value: SizeClass.Extent) -> Double {
      switch value {
      case .compact: 400
      case .any: 600
      case .regular: 800
      }
    }
    return Size(side(sizeClass.width), side(sizeClass.height))
  }

  /// Lays a document out in each class for which it holds frames.
  mutating func add(_ document: Document) {
    guard document.tree.root.map({ document.tree.child(of: $0, .device) == nil }) ?? false else { return }
    for sizeClass in SizeClass.all where sizeClass != .any {
      let request = LayoutRequest(
        canvas: .size(Self.size(of: sizeClass)), sizeClass: sizeClass, ignoresSavedFrames: true)
      let engine = LayoutEngine(document, request)
      for scene in document.scenes {
        for comparison in engine.compareWithVariations(engine.layout(scene))
        where Self.isSaved(comparison.node, for: sizeClass, engine.resolution) {
          add(comparison, document.path)
        }
      }
    }
  }

  /// Whether the frame in force is that of the variation of exactly this size class.
  private static func isSaved(_ node: NodeID, for sizeClass: SizeClass, _ resolution: Resolution) -> Bool {
    let traits = [("heightClass", sizeClass.height), ("widthClass", sizeClass.width)]
    let key = traits.filter { $0.1 != .any }.map { "\($0.0)=\($0.1.rawValue)" }.joined(separator: "-")
    let frames = resolution.variations(of: node).filter { resolution.tree.savedFrame(of: $0) != nil }
    return frames.last.map { resolution.tree[$0, .key] == key } ?? false
  }

  private mutating func add(_ comparison: FrameComparison, _ path: String) {
    frames += 1
    documents.insert(path)
    if comparison.difference <= 1 { matched += 1 }
    guard comparison.isMarkedMisplaced else { return }
    marked += 1
    if comparison.difference > 1 { markedAndDiffering += 1 }
  }

  var summary: String {
    """
    variations: \(frames) frames in \(documents.count) documents, \(matched) within a point; \(marked) are marked as \
    misplaced, \(markedAndDiffering) of these differ
    """
  }
}
