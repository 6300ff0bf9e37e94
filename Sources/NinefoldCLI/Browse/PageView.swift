import Answers
import JSONText
import Ninefold

/// A scene in one environment as the page has it: its picture, its layout, and why that is so.
struct PageView: Sendable {
  let scene: PageScene
  let environment: PageEnvironment
  let engine: LayoutEngine
  /// The project's colours.
  let catalogs: [AssetCatalog]
  /// The project's pictures.
  let images: CatalogPictures
  let form: PictureForm
  /// Whether nothing is said but the layout and the picture, as while a window's edge is dragged.
  var isQuick = false

  /// The most views of a scene of which the page says why they have their frames, and has overlays.
  static let mostExplained = 250

  /// Writes the members of the view's object.
  ///
  /// - Returns: The bytes of the picture.
  func write(to json: inout JSONWriter) throws(PaintingError) -> [UInt8] {
    let outline = scene.outline
    let picture = ScenePicture(engine, outline, catalogs: catalogs, images: images)
    let title = [outline.text, environment.name].joined(separator: ", ")
    let layout = picture.layout
    let isExplained = layout.views.count <= Self.mostExplained
    let layers = picture.layers(
      title: title, overlays: isExplained && !isQuick ? PictureOverlay.allCases : [])
    var found = PictureDiagnostics()
    found.note(looks: picture.looks)
    found.add(picture.findings(in: layers.picture), in: scene.document.document, scene.document.places)
    let bytes = try form.bytes(of: layers.picture)
    let overlays = try drawn(layers.overlays)
    json.object { json in
      json.member("environment", environment.name)
      json.name("layout")
      LayoutAnswer(
        layout: layout, resolution: engine.resolution(of: outline), places: scene.document.places,
        isOfCanvas: environment.isOfCanvas, screen: environment.shown, isOneOfSeveral: true
      ).write(to: &json)
      json.member("svg", String(decoding: bytes, as: UTF8.self))
      json.member(layers.picture.size)
      json.objects("boxes", layers.picture.objects) { json, object in
        json.member("id", object.id.text)
        json.member("rect", points: object.rect.numbers)
      }
      json.objects("overlays", overlays) { json, overlay in
        json.member("name", overlay.name)
        json.member("svg", String(decoding: overlay.bytes, as: UTF8.self))
      }
      json.objects("warnings", found.warnings) { json, warning in
        json.member("text", "\(warning.finding)")
        if let place = warning.place { json.members(of: place) }
      }
      json.member("complete", isExplained)
      guard environment.isExplained, isExplained, !isQuick else { return }
      json.name("why")
      json.beginArray(.lines)
      for explanation in engine.explanations(in: outline) {
        json.object { json in json.member("view", explanation) }
      }
      json.end()
    }
    return bytes
  }

  /// The overlays that draw something.
  private func drawn(
    _ overlays: [(overlay: PictureOverlay, drawing: Drawing)]
  ) throws(PaintingError) -> [(name: String, bytes: [UInt8])] {
    var drawn: [(String, [UInt8])] = []
    for (overlay, drawing) in overlays where !drawing.commands.isEmpty {
      drawn.append((overlay.rawValue, try form.bytes(of: drawing)))
    }
    return drawn
  }
}
