import SceneModel

extension Device {
  /// The height of the system's docked keyboard, including the home indicator that it covers
  /// (Devices.md#keyboards); nil where there is none. Points.
  ///
  /// - Parameter showsPredictions: Whether the bar of predictions is shown above the keys.
  package func keyboardHeight(in orientation: Orientation, showsPredictions: Bool) -> Double? {
    guard let heights = keyboard else { return nil }
    let (keys, predictions) =
      orientation == .portrait || !rotates
      ? (heights.portrait, heights.predictionsInPortrait)
      : (heights.landscape, heights.predictionsInLandscape)
    return keys + (showsPredictions ? predictions : 0)
  }

  /// The heights by the screen's width, and of pads by its height as well.
  private var keyboard: KeyboardHeights? {
    switch idiom {
    case .phone where hasHomeIndicator:
      portraitSize.width < Self.widePhone || portraitSize.width == Self.airyPhone ? .tallPhone : .widePhone
    case .phone:
      switch portraitSize.width {
      case ..<375: .smallPhone
      case ..<Self.widePhone: .phone
      default: .plusPhone
      }
    case .pad:
      switch portraitSize.height {
      case ..<1133: .pad
      case ..<1180: .padMini
      case ..<1366: .padOf11
      default: hasHomeIndicator ? .padOf13 : .padOf12
      }
    case .tv, .watch, .mac: nil
    }
  }

  /// The width from which phones have the keyboard of large ones, and the width of the one exception among
  /// them. Points.
  private static let widePhone = 414.0
  private static let airyPhone = 420.0
}

/// The heights of a keyboard: its keys, and the addition of the bar of predictions. Points.
struct KeyboardHeights {
  let portrait: Double
  let landscape: Double
  let predictionsInPortrait: Double
  let predictionsInLandscape: Double

  init(_ portrait: Double, _ landscape: Double, predictions: (portrait: Double, landscape: Double)) {
    self.portrait = portrait
    self.landscape = landscape
    predictionsInPortrait = predictions.portrait
    predictionsInLandscape = predictions.landscape
  }

  static let smallPhone = KeyboardHeights(216, 162, predictions: (37, 37))
  static let phone = KeyboardHeights(216, 162, predictions: (44, 37))
  static let plusPhone = KeyboardHeights(226, 162, predictions: (45, 37))
  static let tallPhone = KeyboardHeights(292, 172, predictions: (44, 37))
  static let widePhone = KeyboardHeights(302, 172, predictions: (44, 37))
  static let pad = KeyboardHeights(263, 348, predictions: (50, 50))
  static let padMini = KeyboardHeights(328, 368, predictions: (50, 50))
  static let padOf11 = KeyboardHeights(283, 368, predictions: (50, 50))
  static let padOf12 = KeyboardHeights(328, 421, predictions: (50, 50))
  static let padOf13 = KeyboardHeights(348, 441, predictions: (50, 50))
}
