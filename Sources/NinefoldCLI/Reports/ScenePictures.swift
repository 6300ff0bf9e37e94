import Ninefold
import OperatingSystem

/// A screen that scenes are drawn for, and what it is called.
struct PictureScreen: Sendable {
  /// What stands above its picture, and in the names of files; nil of the canvas.
  let name: String?
  let request: LayoutRequest

  init(_ screen: LayoutScreen) {
    name = screen.text
    request = screen.request
  }

  private init(_ name: String, _ request: LayoutRequest) {
    self.name = name
    self.request = request
  }

  /// The nine size classes: the final ones on devices that have them, the others in windows of the sizes that Interface
  /// Builder's canvas had for them (Looks.md#sheets).
  static func all(_ options: LayoutOptions) -> [PictureScreen] {
    SizeClass.Extent.allCases.flatMap { height in
      SizeClass.Extent.allCases.map { width in
        let sizeClass = SizeClass(width: width, height: height)
        return PictureScreen(sizeClass.description, options.request(for: sizeClass))
      }
    }
  }
}

/// The pictures of a document's scenes.
struct ScenePictures: Sendable {
  let document: Document
  let screens: [PictureScreen]
  let engines: [MadeOnce<LayoutEngine>]
  let catalogs: [AssetCatalog]
  let images: CatalogPictures
  let overlays: Set<PictureOverlay>
  let highlight: ObjectID?
  let folder: PictureFolder
  let form: PictureForm

  /// A picture for each screen.
  func each(_ outline: SceneOutline) -> [@Sendable () -> any SceneAnswer] {
    screens.indices.map { index in
      let name = name(of: outline, screens[index].name)
      return {
        write(name) { drawing(of: outline, on: index) }
      }
    }
  }

  /// One picture of all screens.
  func sheet(_ outline: SceneOutline, columns: Int) -> @Sendable () -> any SceneAnswer {
    let name = name(of: outline, "sheet")
    return {
      write(name) {
        let cells = screens.indices.map { index in
          PictureSheet.Cell(
            caption: screens[index].name ?? "canvas", drawing: drawing(of: outline, on: index))
        }
        return PictureSheet(cells, columns: columns).drawing(title: outline.text)
      }
    }
  }

  private func drawing(of outline: SceneOutline, on screen: Int) -> Drawing {
    let title = [outline.text, screens[screen].name].compactMap(\.self).joined(separator: ", ")
    return ScenePicture(engines[screen].value, outline, catalogs: catalogs, images: images)
      .drawing(title: title, overlays: overlays, highlight: highlight)
  }

  private func name(of outline: SceneOutline, _ screen: String?) -> String {
    let words = [outline.id.text.isEmpty ? "" : outline.name, outline.id.text, screen ?? ""]
    return folder.name(of: document.path, words, ending: form.ending)
  }

  private func write(_ name: String, _ draw: () -> Drawing) -> any SceneAnswer {
    PictureAnswer { () throws(PictureFailure) in try folder.write(form.bytes(of: draw()), as: name) }
  }
}
