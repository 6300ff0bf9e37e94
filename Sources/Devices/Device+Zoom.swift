import SceneModel

/// Display Zoom: a phone that shows the points of a smaller one, larger (Devices.md#display-zoom).
extension Device {
  /// The screen of a zoomed phone. Points.
  private struct Zoom {
    let size: Size
    var top = 20.0
    var statusBar = 20.0
    /// Upright; 0 with a home button.
    var bottom = 0.0
  }

  /// The zoomed screens that are known, by the usual ones.
  private static let zooms: [Size: Zoom] = [
    Size(375, 667): Zoom(size: Size(320, 568)),
    Size(414, 736): Zoom(size: Size(375, 667)),
    Size(393, 852): Zoom(size: Size(320, 693), top: 48, statusBar: 44, bottom: 28),
    Size(430, 932): Zoom(size: Size(375, 812), top: 154.0 / 3, statusBar: 47, bottom: 31),
  ]

  /// The last word of the name of a zoomed phone.
  private static let zoomedWord = "zoomed"

  /// The model with Display Zoom, whose name ends in `zoomed`; nil where its screen is not known.
  package var zoomed: Device? {
    guard idiom == .phone, let zoom = Self.zooms[portraitSize] else { return nil }
    let isRound = zoom.bottom > 0
    return Device(
      name: name + " " + Self.zoomedWord, canvasID: nil, idiom: idiom, portraitSize: zoom.size,
      pixels: pixels, scale: scale, rotates: rotates,
      cornerRadius: cornerRadius * zoom.size.width / portraitSize.width, landscapeWidth: .compact,
      portraitSafeArea: EdgeInsets(top: zoom.top, bottom: zoom.bottom),
      landscapeSafeArea: isRound ? EdgeInsets(left: zoom.top, right: zoom.top, bottom: 21) : .zero,
      portraitStatusBar: zoom.statusBar, side: nil)
  }

  /// How many pixels of the panel show one that is rendered: above 1 of a zoomed phone, below 1 of one that
  /// scales down.
  package var panelScale: Double { Double(pixels.width) / (portraitSize.width * scale) }

  /// The name of the model that a requested name means zoomed; nil of another name.
  static func modelToZoom(_ name: String) -> String? {
    var words = name.split { $0 == " " || $0 == "," || $0 == "(" || $0 == ")" }
    guard words.popLast()?.lowercased() == zoomedWord, !words.isEmpty else { return nil }
    return words.joined(separator: " ")
  }
}
