import SceneModel

extension Palette {
  /// The reason why a `<color>` is not drawn as in the document; nil where it is.
  func defect(of element: NodeID) -> PictureFinding.Reason? {
    let system = word(element, "systemColor") ?? word(element, "cocoaTouchSystemColor")
    guard let name = system ?? tree[element, .name] else {
      return unknown(word(element, "customColorSpace") ?? word(element, "colorSpace"), Self.spaces)
    }
    if color(of: element) == nil { return .color(name) }
    return system == nil ? unknown(catalogSpace(of: name), Self.catalogSpaces) : nil
  }

  private func unknown(_ space: String?, _ known: Set<String>) -> PictureFinding.Reason? {
    space.flatMap { known.contains($0) ? nil : .colorSpace($0) }
  }

  /// The colour space of a catalogue's colour; nil where no catalogue has the name, or where it is
  /// the system's.
  private func catalogSpace(of name: String) -> String? {
    for catalog in catalogs {
      switch catalog.color(named: name)?.color(in: traits) {
      case .components(_, _, _, _, let space), .white(_, _, let space): return space
      case .system: return nil
      case nil: continue
      }
    }
    return nil
  }

  /// The colour spaces of documents that are drawn exactly, or as the nearest of sRGB
  /// (Looks.md#stored-colors).
  private static let spaces: Set<String> = [
    "sRGB", "displayP3", "genericGamma22GrayColorSpace", "calibratedWhite", "calibratedRGB", "calibratedCMYK",
    "deviceRGB", "deviceWhite", "deviceCMYK", "genericCMYKColorSpace", "extendedSRGB", "extendedGray",
  ]

  /// Those of catalogues.
  private static let catalogSpaces: Set<String> = [
    "srgb", "display-p3", "extended-srgb", "gray-gamma-22", "extended-gray",
  ]
}
