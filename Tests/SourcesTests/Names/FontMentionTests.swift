import Foundation
import InterfaceBuilder
import SceneModel
@testable import Sources
import Testing

/// Which documents are read for the fonts that they may name.
struct FontMentionTests {
  @Test(arguments: [
    (#"<fontDescription key="fontDescription" name="Lato-Bold" family="Lato" pointSize="17"/>"#, true),
    (#"<font key="NSFont" size="24" name="Lato-Bold"/>"#, true),
    ("<font\n  a='>'\n  name = 'Lato-Bold'/>", true),
    (#"<fontDescription key="fontDescription" type="system" pointSize="17"/><a name="b"/>"#, false),
    (#"<label text="font" name="Title"/>"#, false),
    ("<font", false), ("", false),
  ])
  func `a tag of a font with a name is seen`(text: String, isSeen: Bool) {
    #expect(Array(text.utf8).mayNameFonts == isSeen)
  }

  @Test(.enabled(if: corpus != nil, "NINEFOLD_CORPUS is not set"))
  func `all documents that name fonts are read`() throws {
    var count = 0
    for file in DocumentFiles(at: [try #require(corpus)]).files {
      let bytes = try file.bytes()
      guard let document = try? DocumentReader().read(bytes, path: file.path),
        !document.tree.namedFonts.isEmpty
      else { continue }
      count += 1
      #expect(bytes.mayNameFonts, "\(file.path)")
    }
    #expect(count > 0)
  }
}

/// Other people's documents: `NINEFOLD_CORPUS` names a folder of them.
private let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]
