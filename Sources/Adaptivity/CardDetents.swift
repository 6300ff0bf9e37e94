import SceneModel

/// The form of a sheet in compact height (Devices.md#detents).
package enum LowSheet: Hashable, Sendable {
  /// It fills the screen, as sheets do unless they are asked not to.
  case fullScreen
  /// A card as wide as the safe area.
  case asWideAsSafeArea
  /// A card as wide as its content prefers.
  case asWideAsPreferred
}

/// The heights at which a card rests (Devices.md#detents).
package struct CardDetents: Hashable, Sendable {
  /// The greatest height: that of the card without what the home indicator takes. Points.
  package let greatest: Double
  /// The height that the home indicator adds to each. Points.
  private let below: Double

  /// The shares of the greatest height that half a card has, in a window of more than ``lowWindow`` and in
  /// others.
  private static let mediumShare = 0.56
  private static let mediumShareOfLow = 0.63
  /// The height of the highest of low windows. Points.
  private static let lowWindow = 568.0

  /// The heights of a card that is as high as it can be.
  package init(of card: Surroundings) {
    below = card.safeArea.bottom
    greatest = max(card.size.height - below, 0)
  }

  /// The height of a card that rests at a value, the home indicator included. Points.
  package func height(at value: Double) -> Double { min(max(value, 0), greatest) + below }

  /// The value of half a card. Points.
  ///
  /// - Parameters:
  ///   - greatest: The greatest value.
  ///   - height: The height of the window.
  package static func medium(of greatest: Double, inWindowOf height: Double) -> Double {
    greatest * (height > lowWindow ? mediumShare : mediumShareOfLow)
  }
}
