extension ElementWriter {
  /// A colour of a key, as documents have it.
  package mutating func color(_ color: UIColor, key: String) {
    open("color", ["key": key])
    color.write(&self)
    close()
  }
}

extension UIColor {
  fileprivate func write(_ writer: inout ElementWriter) {
    switch (name, components.count) {
    case (nil, 4): write(components, "sRGB", &writer)
    case ("displayP3", 4): write(components, "displayP3", &writer)
    case ("hue", 4):
      write(Self.mix(hue: components[0], components[1], components[2]) + [components[3]], "sRGB", &writer)
    case (let name?, _):
      writer[Self.isOfSystem(name) ? "systemColor" : "name"] = Self.isOfSystem(name) ? name + "Color" : name
    default: break
    }
  }

  private func write(_ values: [CGFloat], _ space: String, _ writer: inout ElementWriter) {
    for (name, value) in zip(["red", "green", "blue", "alpha"], values) { writer.set(name, value) }
    writer["colorSpace"] = "custom"
    writer["customColorSpace"] = space
  }

  /// Whether a name is one of the system's colours and none of a catalogue's.
  private static func isOfSystem(_ name: String) -> Bool {
    name.hasPrefix("system") || systemNames.contains(name)
  }

  private static let systemNames: Set<String> = [
    "tintColor", "secondarySystemBackground", "tertiarySystemBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator",
    "opaqueSeparator", "darkText", "lightText",
  ]

  /// Red, green and blue of a hue, a saturation and a brightness from 0 to 1.
  private static func mix(hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> [CGFloat] {
    [5, 3, 1].map { (offset: CGFloat) in
      let place = (offset + min(max(hue, 0), 1) * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
  }
}
