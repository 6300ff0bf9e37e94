import SceneModel
package import TextMetrics

/// The content of a button in its normal state.
package struct ButtonFace {
  package var title: String?
  package var titleFont: Font?
  package var image: String?
  package var background: String?
  /// The style of a symbol image, where the state has one.
  package var symbol: SymbolStyle?
}

extension ButtonFace {
  /// The face of a button without a configuration.
  package init(normalStateOf button: ControlElement) {
    guard let state = button.child(key: ControlState.normal.rawValue) else { return }
    image = state.imageName
    background = state.attribute(.backgroundImage)
    symbol = state.buttonSymbolStyle
    readTitle(of: state)
  }

  /// Reads the title of a state or a configuration: a text, else an attributed one with its first font.
  mutating func readTitle(of element: ControlElement) {
    title = element.text(.title)
    guard title == nil, let runs = element.attributedText(key: "attributedTitle") else { return }
    title = runs.map(\.text).joined()
    titleFont = runs.first?.font
  }
}
