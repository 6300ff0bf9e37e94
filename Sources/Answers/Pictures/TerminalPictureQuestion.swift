import CommandLine
package import Ninefold
import OperatingSystem

/// The question for pictures of scenes in the terminal.
package struct TerminalPictureQuestion: LayoutSceneQuestion {
  package let layout: AskedLayout
  package let pictures: TerminalPictures

  package init(layout: AskedLayout, pictures: TerminalPictures) {
    self.layout = layout
    self.pictures = pictures
  }

  package func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers {
    try LayoutRefusal.check(document)
    let catalogs = try source.catalogs { Diagnostics.report("\($0)") }
    let images = pictures.paintsImages ? try source.pictures { Diagnostics.report("\($0)") } : nil
    let engines = try layout.engines(for: document, in: source)
    let (screens, isOfCanvas, pictures) = (layout.screens, layout.isOfCanvas, pictures)
    return DocumentAnswers(
      segues: layout.named.find(in: engines.first?.value.segues),
      onAllCores: { outline in
        zip(screens, engines).map { screen, engine in
          {
            TerminalPictureAnswer(
              outline, on: screen, isOfCanvas: isOfCanvas, engine.value, catalogs, images: images, pictures)
          }
        }
      })
  }
}
