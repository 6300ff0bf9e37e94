import Adaptivity
import SceneModel
import Testing

/// The heights at which cards rest (Devices.md#detents).
struct CardDetentsTests {
  private func card(_ height: Double, below: Double) -> CardDetents {
    CardDetents(
      of: Surroundings(
        size: Size(393, height), safeArea: EdgeInsets(bottom: below), traits: TraitCollection()))
  }

  /// Measured in a simulator of 393 by 852 points: 10,000 is the greatest, 400 has the home indicator added.
  @Test(arguments: [(400.0, 434.0), (10_000, 783), (0, 34), (-1, 34)])
  func `a card is no higher than it can be, and has the home indicator added`(value: Double, height: Double) {
    let card = card(783, below: 34)
    #expect(card.greatest == 749)
    #expect(card.height(at: value) == height)
  }

  @Test(arguments: [(852.0, 56.0), (569, 56), (568, 63), (480, 63)])
  func `half a card is a greater share of it in a low window`(window: Double, medium: Double) {
    #expect(abs(CardDetents.medium(of: 100, inWindowOf: window) - medium) < 1e-9)
  }

  private func low(_ sheet: LowSheet, _ style: PresentationStyle = .pageSheet, version: Int = 22155)
    -> Surroundings
  {
    let window = Surroundings(
      size: Size(812, 375), safeArea: EdgeInsets(left: 44, right: 44, bottom: 21),
      traits: TraitCollection(sizeClass: .compactCompact))
    return Presentation(
      asked: style, traits: window.traits, toolsVersion: ToolsVersion(version), lowSheet: sheet
    )
    .surroundings(over: window, from: window, preferred: Size(400, 100))
  }

  /// Apple's header of `UISheetPresentationController`.
  @Test func `a sheet in compact height is a card clear of the sides where it is asked for`() {
    #expect(low(.fullScreen).size == Size(812, 375) && !low(.fullScreen).isOnSheet)
    for style in [PresentationStyle.pageSheet, .formSheet, .popover, .automatic] {
      let card = low(.asWideAsSafeArea, style)
      #expect(card.size == Size(724, 367) && card.isOnSheet)
      #expect(card.safeArea == EdgeInsets(bottom: 21))
    }
    #expect(low(.asWideAsPreferred).size == Size(400, 367))
  }

  @Test func `other styles and systems before iOS 13 fill the screen in compact height`() {
    #expect(low(.asWideAsSafeArea, .fullScreen).size == Size(812, 375))
    #expect(low(.asWideAsSafeArea, .overFullScreen).size == Size(812, 375))
    #expect(low(.asWideAsSafeArea, version: 14490).size == Size(812, 375))
  }
}
