import Resolver
import SceneModel
import TextMetrics

/// The controls whose size is a number, by the Interface Builder that drew them (facts §3.3 with its corrections).
extension ContentSizer {
  /// 51 × 31 as a frame, 63 × 28 from 24127; the alignment rect is 2 narrower.
  var switchControl: ContentSize {
    version < 24127 ? ContentSize(width: 49, height: 31) : ContentSize(width: 61, height: 28)
  }

  var slider: ContentSize {
    ContentSize(height: version < 23727 ? 30 : version < 24127 ? 33 : 34)
  }

  var stepper: ContentSize { ContentSize(width: 94, height: version < 14810 ? 29 : 32) }

  var progressView: ContentSize { ContentSize(height: version < 17124 ? 2 : 4) }

  func activityIndicator(_ node: NodeID) -> ContentSize {
    let isLarge = ["whiteLarge", "large"].contains(resolution.attribute(node, .style))
    return isLarge ? ContentSize(width: 37, height: 37) : ContentSize(width: 20, height: 20)
  }

  /// Dots of 7 points, 9 apart; later ones have a touch target each.
  func pageControl(_ node: NodeID) -> ContentSize {
    let pages = resolution.number(node, .numberOfPages)?.clamped(to: 0...1000) ?? 0
    if version < 17124 { return ContentSize(width: 7 * pages + 9 * max(pages - 1, 0), height: 37) }
    return ContentSize(width: 19 * pages + 16, height: version < 17200 ? 27.5 : version < 22000 ? 26 : 25)
  }

  var pickerView: ContentSize { ContentSize(width: 320, height: 216) }

  func datePicker(_ node: NodeID) -> ContentSize {
    let style = resolution.attribute(node, .style)
    if style == "compact" || (version >= 24127 && style == nil) { return ContentSize(height: 34) }
    return ContentSize(width: 320, height: 216)
  }

  var searchBar: ContentSize { ContentSize(height: version <= 12121 ? 44 : version < 24127 ? 56 : 64) }

  var toolbar: ContentSize { ContentSize(height: version >= 17124 && environment.hasHomeIndicator ? 49 : 44) }

  func navigationBar(_ node: NodeID) -> ContentSize {
    ContentSize(height: resolution.flag(node, .largeTitles) == true ? 96 : 44)
  }

  var tabBar: ContentSize { ContentSize(height: 49) }

  /// Segments as wide as the widest title, or as their own where the control apportions by content.
  func segmentedControl(_ node: NodeID) -> ContentSize {
    var widths: [Double] = []
    if let segments = tree.child(of: node, .segments) {
      for segment in tree.elements(of: segments) { widths.append(segmentWidth(segment)) }
    }
    let count = Double(widths.count)
    let dividers = max(count - 1, 0)
    let height: Double = version < 14810 ? 28 : 31
    let widest = widths.max() ?? 0
    let width: Double
    if version < 14810 {
      width = count * (widest.rounded(.up) + 14) + dividers
    } else if resolution.flag(node, .apportionsSegmentWidthsByContent) == true {
      width = widths.reduce(0, +).rounded() + 20 * count + dividers
    } else {
      width = count * (widest.rounded() + 20) + dividers
    }
    return ContentSize(width: width, height: height)
  }

  private func segmentWidth(_ segment: NodeID) -> Double {
    let font = Font.system(ofSize: 13, weight: .regular)
    if let title = resolution.text(segment, .title) { return measurer.width(of: title, font: font) }
    return tree[segment, .image].map { imageSize($0, pointSize: 13).width } ?? 0
  }
}
