import CommandLine
package import JSONText
package import Ninefold

/// A document and its scenes: for people a table.
package struct SceneList: Rendering {
  package let document: DocumentListing

  package init(document: DocumentListing) {
    self.document = document
  }

  package var lines: [String] { [heading] + table.lines.map { "  " + $0 } }

  private var heading: String {
    let count = document.scenes.count
    return "\(document.path), \(canvas): \(count) \(count == 1 ? "scene" : "scenes")".onOneLine
  }

  private var canvas: String {
    guard let id = document.device else { return "no device" }
    let name = Device.canvas(id: id).map { "\($0.name) (\(id))" } ?? id
    return [name, document.orientation].compactMap { $0 }.joined(separator: " ")
  }

  private var table: TextTable {
    var table = TextTable([
      ("SCENE", .name), ("ID", .left), ("CLASS", .name), ("SIZE", .right), ("INITIAL", .left),
      ("CUSTOM CLASSES", .name),
    ])
    for scene in document.scenes {
      table.add([
        scene.outline.name, scene.outline.id.text, scene.rootClass ?? "", scene.size?.text ?? "",
        scene.isInitial ? "yes" : "", scene.customClasses.joined(separator: ", "),
      ])
    }
    return table
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("path", document.path)
      json.member("type", document.type)
      json.member("device", document.device)
      json.member("orientation", document.orientation)
      json.objects("scenes", document.scenes) { json, scene in
        json.members(of: scene.outline)
        json.member("root", scene.root?.text)
        json.member("class", scene.rootClass)
        json.name("size")
        if let size = scene.size { json.write(size) } else { json.null() }
        json.member("initial", scene.isInitial)
        json.member("customClasses", scene.customClasses)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ size: Size) {
    beginArray()
    for number in size.numbers { self.number(number.roundedToThousandth) }
    end()
  }
}
