extension TextStyle {
  /// One row of the table of text styles on tvOS: sizes and leading as Apple's guidelines print them
  /// (InterfaceBuilder.md#television-text-styles).
  struct Television {
    let size: Size
    let weight: Font.Weight

    /// The style of a name without its prefix; nil when tvOS has no such style.
    init?(name: String) {
      weight =
        name == "Title1" || name == "Title2" || name == "Title3" || name == "Headline" ? .medium : .regular
      switch name {
      case "Title1": size = Size(76, 96)
      case "Title2": size = Size(57, 66)
      case "Title3": size = Size(48, 56)
      case "Headline", "Subhead": size = Size(38, 46)
      case "Callout": size = Size(31, 38)
      case "Body": size = Size(29, 36)
      case "Footnote": size = Size(29, 36)
      case "Caption1": size = Size(25, 32)
      case "Caption2": size = Size(23, 30)
      default: return nil
      }
    }
  }
}
