import Answers
import JSONText
import Ninefold
import OperatingSystem

/// A storyboard's map as the page has it: the picture, and where each scene stands in it.
struct PageMap {
  /// The map as `ninefold render --sheet map` draws it.
  let drawing: Drawing
  /// The rectangles of the scenes' first views in the points of the map; nil of a scene without one.
  private let places: [Rect?]

  init(
    _ page: PageDocument, _ outlines: [SceneOutline], _ catalogs: [AssetCatalog], _ images: CatalogPictures
  ) {
    let engine = page.engines[0].value
    var shown: [ObjectID?] = []
    drawing = StoryboardMap(engine, outlines) { outline in
      let picture = ScenePicture(engine, outline, catalogs: catalogs, images: images)
        .drawing(title: outline.text, of: .first)
      shown.append(picture.objects.first?.id)
      return picture
    }
    .drawing(title: page.document.path.onOneLine)
    let rects = Dictionary(drawing.objects.map { ($0.id, $0.rect) }) { first, _ in first }
    places = shown.map { $0.flatMap { rects[$0] } }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member(drawing.size)
      json.objects("scenes", places) { json, place in
        if let place { json.member("rect", points: place.numbers) }
      }
    }
  }
}
