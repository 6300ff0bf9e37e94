import CommandLine
import Ninefold
import OperatingSystem

/// The pictures of a document's scenes.
struct ScenePictures: Sendable {
  let document: Document
  let shown: PictureScreens
  let engines: [MadeOnce<LayoutEngine>]
  let catalogs: [AssetCatalog]
  let images: CatalogPictures
  /// The kind of sheet; nil where each screen has a picture of its own.
  let sheet: SheetKind?
  let overlays: Set<PictureOverlay>
  let highlight: ObjectID?
  let folder: PictureFolder
  let form: PictureForm
  let places: FindingPlaces

  private var screens: [PictureScreen] { shown.screens }

  /// The pictures of some scenes, by the kind of sheet.
  func all(_ outlines: [SceneOutline]) -> [@Sendable () -> any SceneAnswer] {
    switch sheet {
    case nil: outlines.flatMap(each)
    case .map: maps(outlines)
    case .classes, .screens, .matrix: outlines.map(sheet)
    }
  }

  /// A picture for each screen.
  private func each(_ outline: SceneOutline) -> [@Sendable () -> any SceneAnswer] {
    screens.indices.map { index in
      let name = name(of: outline, screens[index].name)
      return {
        write(name, of: outline, on: [index]) { drawing(of: outline, on: index, &$0) }
      }
    }
  }

  /// One picture of all screens.
  private func sheet(_ outline: SceneOutline) -> @Sendable () -> any SceneAnswer {
    let name = name(of: outline, "sheet")
    return {
      write(name, of: outline, on: Array(screens.indices)) { found in
        let isLabelled = !shown.columnLabels.isEmpty
        let cells = screens.indices.map { index in
          PictureSheet.Cell(
            caption: isLabelled ? "" : screens[index].caption,
            drawing: drawing(of: outline, on: index, &found))
        }
        let sheet = PictureSheet(
          cells, columns: shown.columns, columnLabels: shown.columnLabels, rowLabels: shown.rowLabels)
        return sheet.drawing(title: shown.title(outline.text))
      }
    }
  }

  /// A map of the scenes for each screen.
  private func maps(_ outlines: [SceneOutline]) -> [@Sendable () -> any SceneAnswer] {
    screens.indices.map { index in
      let words = ["map", screens[index].name ?? ""]
      let name = folder.name(of: document.path, words, ending: form.ending)
      return {
        write(name, of: nil, on: [index]) { found in
          StoryboardMap(engines[index].value, outlines) {
            drawing(of: $0, on: index, isOfFirstRoot: true, &found)
          }
          .drawing(title: ([document.path.onOneLine] + screens[index].words).joined(separator: ", "))
        }
      }
    }
  }

  private func drawing(
    of outline: SceneOutline, on screen: Int, isOfFirstRoot: Bool = false, _ found: inout PictureDiagnostics
  ) -> Drawing {
    let title = ([outline.text] + screens[screen].words).joined(separator: ", ")
    let scene = ScenePicture(engines[screen].value, outline, catalogs: catalogs, images: images)
    let drawing = scene.drawing(
      title: title, overlays: overlays, highlight: highlight, isOfFirstRoot: isOfFirstRoot)
    found.add(scene.findings(in: drawing), in: document, places)
    return drawing
  }

  private func name(of outline: SceneOutline, _ screen: String?) -> String {
    let words = [outline.id.text.isEmpty ? "" : outline.name, outline.id.text, screen ?? ""]
    return folder.name(of: document.path, words, ending: form.ending)
  }

  private func write(
    _ name: String, of outline: SceneOutline?, on screens: [Int],
    _ draw: (inout PictureDiagnostics) -> Drawing
  ) -> any SceneAnswer {
    let subject = PictureAnswer.Subject(
      outline: outline, screens: screens.map { self.screens[$0].caption }, sheet: sheet)
    return PictureAnswer(subject) { (found) throws(PictureFailure) in
      var size = Size.zero
      let path = try folder.write(as: name) { () throws(PaintingError) in
        let drawing = draw(&found)
        size = drawing.size
        found.add(form.findings(of: size), in: document, places)
        return try form.bytes(of: drawing)
      }
      return PictureAnswer.File(path: path, size: size, scale: form.pixels(of: size))
    }
  }
}
