import CommandLine
import JSONText
import Ninefold

/// A scene drawn in the terminal.
struct TerminalPictureAnswer: SceneAnswer {
  package let outline: SceneOutline
  /// Whether the size class is that of the canvas, since none was asked for.
  package let isOfCanvas: Bool
  /// The screen that the scene is laid out for.
  package let screen: LayoutScreen
  private let traits: TraitCollection
  private let drawing: Drawing
  private let pictures: TerminalPictures

  /// Lays a scene out to be drawn.
  package init(
    _ outline: SceneOutline, on screen: LayoutScreen, isOfCanvas: Bool, _ engine: LayoutEngine,
    _ catalogs: [AssetCatalog], images: CatalogPictures?, _ pictures: TerminalPictures
  ) {
    self.outline = outline
    self.isOfCanvas = isOfCanvas
    self.screen = screen
    let scene = ScenePicture(engine, outline, catalogs: catalogs, images: images)
    traits = scene.traits
    drawing = scene.drawing(title: outline.text, PictureOptions(isBare: true))
    self.pictures = pictures
  }

  package var lines: [String] {
    let heading = [
      outline.text, screen.text, traits.words(isOfCanvas: isOfCanvas), screen.request.systemName,
    ].compactMap(\.self)
    return [heading.joined(separator: ", ")] + pictures.lines(of: drawing, in: Terminal.current)
  }

  package func write(to json: inout JSONWriter) {
    let picture = CharacterPainter.picture(of: drawing, columns: Terminal.current.pictureColumns)
    json.object { json in
      json.members(of: outline, under: traits)
      json.member("screen", screen.text)
      json.member("system", screen.request.systemName)
      json.member("picture", picture.lines(in: Terminal()))
    }
  }
}
