import JSONText
package import SceneModel

extension AssetTraits {
  /// The traits of a slot, such as `ipad 2x dark`; `any` where it is for all.
  package var words: String {
    var words: [String] = []
    if let idiom { words.append(idiom) }
    if let subtype { words.append(subtype) }
    if let scale { words.append(scale.shortest + "x") }
    if sizeClass != .any { words.append("\(sizeClass)") }
    let rest = [luminosity, hasHighContrast ? "high contrast" : nil, direction, gamut, locale]
    words += rest.compactMap(\.self)
    return words.isEmpty ? "any" : words.joined(separator: " ")
  }
}
