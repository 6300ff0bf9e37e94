/// A trait of a ``TraitCollection``, by the name that the command line and JSON have for it.
package enum InterfaceTrait: String, CaseIterable, Sendable {
  case horizontal, vertical, scale, idiom, style, gamut, direction, contentSize, contrast, legibilityWeight
}

extension TraitCollection {
  /// The value of a trait as text; nil where it is unspecified.
  package func text(of trait: InterfaceTrait) -> String? {
    switch trait {
    case .horizontal: sizeClass.width == .any ? nil : sizeClass.width.rawValue
    case .vertical: sizeClass.height == .any ? nil : sizeClass.height.rawValue
    case .scale: scale.map(NumberText.text)
    case .idiom: idiom
    case .style: style
    case .gamut: gamut
    case .direction: direction?.rawValue
    case .contentSize: contentSize?.rawValue
    case .contrast: contrast?.rawValue
    case .legibilityWeight: legibilityWeight?.rawValue
    }
  }

  /// Sets a trait from text; returns whether it could.
  package mutating func set(_ trait: InterfaceTrait, _ text: String) -> Bool {
    func known<Value: RawRepresentable<String>>(_ path: WritableKeyPath<TraitCollection, Value?>) -> Bool {
      guard let value = Value(rawValue: text) else { return false }
      self[keyPath: path] = value
      return true
    }
    switch trait {
    case .horizontal, .vertical:
      guard let extent = SizeClass.Extent(rawValue: text), extent != .any else { return false }
      if trait == .horizontal { sizeClass.width = extent } else { sizeClass.height = extent }
      return true
    case .scale:
      guard let number = Double(attribute: text), number > 0, number.isFinite else { return false }
      scale = number
      return true
    case .idiom: idiom = text
    case .gamut:
      guard ["sRGB", "P3"].contains(text) else { return false }
      gamut = text
    case .style:
      guard InterfaceStyle(rawValue: text) != nil else { return false }
      style = text
    case .direction: return known(\.direction)
    case .contentSize: return known(\.contentSize)
    case .contrast: return known(\.contrast)
    case .legibilityWeight: return known(\.legibilityWeight)
    }
    return true
  }
}
