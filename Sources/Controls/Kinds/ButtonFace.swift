import SceneModel
import TextMetrics

/// What a button shows in its normal state.
struct ButtonFace {
  var title: String?
  var titleFont: Font?
  var image: String?
  var background: String?
  /// How the image is drawn where it is a symbol and the state says so.
  var symbol: SymbolStyle?

  init(normalStateOf button: ControlElement) {
    guard let state = button.child(key: ControlState.normal.rawValue) else { return }
    title = state.text(.title)
    image = state.imageName
    background = state.attribute(.backgroundImage)
    symbol = state.buttonSymbolStyle
    if title == nil, let runs = state.attributedText(key: "attributedTitle") {
      title = runs.map(\.text).joined()
      titleFont = runs.first?.font
    }
  }
}
