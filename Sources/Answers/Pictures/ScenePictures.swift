import CommandLine
package import Ninefold
package import OperatingSystem

/// The pictures of a document's scenes.
package struct ScenePictures: Sendable {
  package let document: Document
  package let shown: PictureScreens
  package let engines: [MadeOnce<LayoutEngine>]
  package let catalogs: [AssetCatalog]
  package let images: CatalogPictures
  /// The kind of sheet; nil where each screen has a picture of its own.
  package let sheet: SheetKind?
  package let options: PictureOptions
  package let folder: PictureFolder
  package let form: PictureForm
  package let places: FindingPlaces

  package init(
    document: Document, shown: PictureScreens, engines: [MadeOnce<LayoutEngine>], catalogs: [AssetCatalog],
    images: CatalogPictures, sheet: SheetKind?, options: PictureOptions, folder: PictureFolder,
    form: PictureForm, places: FindingPlaces
  ) {
    self.document = document
    self.shown = shown
    self.engines = engines
    self.catalogs = catalogs
    self.images = images
    self.sheet = sheet
    self.options = options
    self.folder = folder
    self.form = form
    self.places = places
  }

  private var screens: [PictureScreen] { shown.screens }

  /// The pictures of some scenes, by the kind of sheet.
  package func all(_ outlines: [SceneOutline]) -> [@Sendable () -> any SceneAnswer] {
    switch sheet {
    case nil: outlines.flatMap(each)
    case .map: maps(outlines)
    case .classes, .screens, .matrix: outlines.flatMap(sheets)
    }
  }

  /// A picture for each screen and root.
  private func each(_ outline: SceneOutline) -> [@Sendable () -> any SceneAnswer] {
    let roots = ScenePicture.roots(of: outline, in: document.tree)
    return screens.indices.flatMap { index in
      let scene = laidOut(outline, on: index, for: roots.count)
      return roots.map { root -> @Sendable () -> any SceneAnswer in
        let name = name(of: outline, root == roots.first ? nil : root, screens[index].name)
        return {
          write(name, of: outline, on: [index]) { drawing(scene.next(), outline, of: root, on: index, &$0) }
        }
      }
    }
  }

  /// One picture of all screens for each root.
  private func sheets(_ outline: SceneOutline) -> [@Sendable () -> any SceneAnswer] {
    let roots = ScenePicture.roots(of: outline, in: document.tree)
    let scenes = screens.indices.map { laidOut(outline, on: $0, for: roots.count) }
    return roots.map { root -> @Sendable () -> any SceneAnswer in
      let name = name(of: outline, root == roots.first ? nil : root, "sheet")
      return {
        write(name, of: outline, on: Array(screens.indices)) { found in
          let isLabelled = !shown.columnLabels.isEmpty
          let cells = screens.indices.map { index in
            PictureSheet.Cell(
              caption: isLabelled ? "" : screens[index].caption,
              drawing: drawing(scenes[index].next(), outline, of: root, on: index, &found))
          }
          let sheet = PictureSheet(
            cells, columns: shown.columns, columnLabels: shown.columnLabels, rowLabels: shown.rowLabels)
          return sheet.drawing(title: shown.title(outline.text))
        }
      }
    }
  }

  /// A scene on a screen, which is laid out for the first of a number of pictures.
  private func laidOut(_ outline: SceneOutline, on screen: Int, for pictures: Int) -> SharedScene {
    SharedScene(uses: pictures) {
      ScenePicture(engines[screen].value, outline, catalogs: catalogs, images: images)
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
            drawing(laidOut($0, on: index, for: 1).next(), $0, of: nil, on: index, &found)
          }
          .drawing(title: ([document.path.onOneLine] + screens[index].words).joined(separator: ", "))
        }
      }
    }
  }

  /// Draws a root, the first one where it is nil.
  private func drawing(
    _ scene: ScenePicture, _ outline: SceneOutline, of root: NodeID?, on screen: Int,
    _ found: inout PictureDiagnostics
  ) -> Drawing {
    let title = ([outline.text] + screens[screen].words).joined(separator: ", ")
    let drawing = scene.drawing(title: title, of: root.map(ShownRoots.one) ?? .first, options)
    found.note(looks: scene.looks)
    found.add(scene.findings(in: drawing), in: document, places)
    return drawing
  }

  /// The name of a picture's file.
  ///
  /// - Parameter root: The view that it shows; nil of a scene's first one.
  private func name(of outline: SceneOutline, _ root: NodeID?, _ screen: String?) -> String {
    let scene = [outline.id.text.isEmpty ? "" : outline.name, outline.id.text]
    let words = scene + [root.flatMap { document.tree[$0, .id] } ?? "", screen ?? ""]
    return folder.name(of: document.path, words, ending: form.ending)
  }

  private func write(
    _ name: String, of outline: SceneOutline?, on screens: [Int],
    _ draw: (inout PictureDiagnostics) -> Drawing
  ) -> any SceneAnswer {
    let subject = PictureAnswer.Subject(
      outline: outline, screens: screens.map { self.screens[$0].caption }, sheet: sheet)
    return PictureAnswer(subject) { (found) throws(PictureFailure) in
      let drawing = draw(&found)
      found.add(form.findings(of: drawing.size), in: document, places)
      let picture = try folder.write(as: name, of: drawing, as: form)
      return PictureAnswer.File(
        path: picture.path, size: drawing.size, scale: form.pixels(of: drawing.size),
        isReused: picture.isReused)
    }
  }
}
