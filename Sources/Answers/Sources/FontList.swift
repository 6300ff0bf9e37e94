import CommandLine
package import JSONText
package import Ninefold

/// The fonts of a source, those that documents name, and those that are missing.
package struct FontList: Rendering {
  private let survey: FontSurvey

  package init(_ survey: FontSurvey) { self.survey = survey }

  package var lines: [String] {
    var sections: [[String]] = []
    if !survey.fonts.isEmpty {
      var table = TextTable([("FONT", .name), ("FAMILY", .left), ("STYLE", .left), ("FILE", .name)])
      for font in survey.fonts {
        table.add([font.name, font.family, font.style, font.file])
      }
      sections.append(table.lines)
    }
    if !survey.uses.isEmpty {
      var table = TextTable([
        ("NAMED", .name), ("DOCUMENTS", .right), ("USES", .right), ("MEASURED BY", .left), ("FILE", .name),
      ])
      for use in survey.uses {
        table.add([
          use.name, String(use.documents), String(use.uses), use.measure.rawValue, use.file ?? "-",
        ])
      }
      sections.append(table.lines)
    }
    if !survey.missing.isEmpty {
      var table = TextTable([("MISSING", .name), ("NAMED IN", .name)])
      for missing in survey.missing { table.add([missing.file, missing.propertyList]) }
      sections.append(table.lines)
    }
    return Array(sections.joined(separator: [""]))
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("fonts", survey.fonts) { json, font in
        json.member("name", font.name)
        json.member("family", font.family)
        json.member("style", font.style)
        json.member("file", font.file)
      }
      json.objects("uses", survey.uses) { json, use in
        json.member("name", use.name)
        json.member("documentCount", use.documents)
        json.member("uses", use.uses)
        json.member("measure", use.measure.rawValue)
        json.member("file", use.file)
      }
      json.objects("missing", survey.missing) { json, missing in
        json.member("file", missing.file)
        json.member("propertyList", missing.propertyList)
      }
    }
  }
}
