import CommandLine
package import JSONText
package import Ninefold

/// The images and colours of catalogues, as lists for people and as JSON.
package struct AssetList: Rendering {
  private let survey: AssetSurvey

  package init(_ survey: AssetSurvey) { self.survey = survey }

  package var lines: [String] {
    var sections: [[String]] = []
    if !survey.entries.isEmpty {
      var table = TextTable([
        ("NAME", .name), ("KIND", .left), ("SLOTS", .name), ("EMPTY", .name), ("DOCUMENTS", .right),
        ("CATALOG", .name),
      ])
      for entry in survey.entries {
        table.add([
          entry.name, entry.kind.rawValue, Self.text(entry.slots.filter { !entry.isEmpty($0) }),
          Self.text(entry.slots.filter(entry.isEmpty)), String(entry.documents), entry.catalog,
        ])
      }
      sections.append(table.lines)
    }
    let missing = survey.missing
    if !missing.isEmpty {
      var table = TextTable([("IN NO CATALOG", .name), ("KIND", .left), ("DOCUMENTS", .right)])
      for asset in missing { table.add([asset.name, asset.kind.rawValue, String(asset.documents)]) }
      sections.append(table.lines)
    }
    return Array(sections.joined(separator: [""]))
  }

  private static func text(_ slots: [AssetSurvey.Slot]) -> String {
    slots.isEmpty ? "-" : slots.map(\.traits.words).joined(separator: ", ")
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("assets", survey.entries) { json, entry in
        json.member("kind", entry.kind.rawValue)
        json.member("name", entry.name)
        json.member("catalog", entry.catalog)
        json.member("documentCount", entry.documents)
        json.objects("slots", entry.slots) { json, slot in
          json.members(of: slot.traits)
          json.member("file", slot.file)
          json.member("width", optional: slot.size?.width)
          json.member("height", optional: slot.size?.height)
          json.member("color", slot.color.flatMap { DrawingColor($0, for: slot.traits) }?.digits)
        }
      }
      json.objects("missing", survey.missing) { json, asset in
        json.member("kind", asset.kind.rawValue)
        json.member("name", asset.name)
        json.member("documentCount", asset.documents)
      }
    }
  }
}

extension AssetSurvey.Entry {
  /// Whether a slot of an image has no file.
  fileprivate func isEmpty(_ slot: AssetSurvey.Slot) -> Bool { kind == .image && slot.file == nil }
}

extension JSONWriter {
  /// Writes the traits of a slot; null for any.
  fileprivate mutating func members(of traits: AssetTraits) {
    member("idiom", traits.idiom)
    member("subtype", traits.subtype)
    member("scale", optional: traits.scale)
    member(traits.sizeClass)
    member("luminosity", traits.luminosity)
    member("highContrast", traits.hasHighContrast)
    member("direction", traits.direction)
    member("gamut", traits.gamut)
    member("locale", traits.locale)
  }
}
