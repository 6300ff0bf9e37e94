/// A color's space and components in one text: `sRGB 0.5 0.5 0.5 1` or `calibratedWhite 0.5 1`.
///
/// Named, system and catalog colors are described by their attributes.
enum ColorNotation {
  /// The spaces that stand in `colorSpace` itself; others are `custom` and stand in `customColorSpace`.
  private static let plainSpaces: Set = [
    "calibratedRGB", "calibratedWhite", "deviceRGB", "deviceWhite", "catalog", "custom",
  ]
  private static let components = [3: ["white", "alpha"], 5: ["red", "green", "blue", "alpha"]]

  static func text(for attributes: [AttributeValue]) -> String? {
    guard let space = attributes.last?.value else { return nil }
    let values = attributes.prefix { $0.name != "colorSpace" }.map(\.value)
    return ([space] + values).joined(separator: " ")
  }

  static func attributes(from words: [String]) -> [AttributeValue]? {
    guard let names = components[words.count], !words.contains("") else { return nil }
    var result = zip(names, words.dropFirst()).map { AttributeValue($0, $1) }
    if plainSpaces.contains(words[0]) {
      result.append(AttributeValue("colorSpace", words[0]))
    } else {
      result += [AttributeValue("colorSpace", "custom"), AttributeValue("customColorSpace", words[0])]
    }
    return result
  }
}
