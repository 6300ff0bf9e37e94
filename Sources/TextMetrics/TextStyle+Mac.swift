extension TextStyle {
  /// One row of the table of text styles on macOS, which are the same at all content sizes: sizes and
  /// distances between baselines as Apple's guidelines print them (Devices.md#mac).
  struct Mac {
    let size: Size
    let weight: Font.Weight

    /// The style of a name without its prefix; nil where macOS has no such style.
    init?(name: String) {
      weight =
        switch name {
        case "Headline": .bold
        case "Caption2": .medium
        default: .regular
        }
      switch name {
      case "LargeTitle", "Title0": size = Size(26, 32)
      case "Title1": size = Size(22, 26)
      case "Title2": size = Size(17, 22)
      case "Title3": size = Size(15, 20)
      case "Headline", "Body", "Short": size = Size(13, 16)
      case "Callout": size = Size(12, 15)
      case "Subhead": size = Size(11, 14)
      case "Footnote", "Caption1", "Caption2": size = Size(10, 13)
      default: return nil
      }
    }
  }
}
