import ProjectResources
import FontFiles
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import TextMetrics

struct FontLibraryTests {
  @Test func `fonts are found by their PostScript names, whatever their files are called`() throws {
    let directory = try TemporaryDirectory()
    try directory.write("not a font", to: "App/Broken.otf")
    for (file, path) in [("Ninefold.ttf", "App/Fonts/1.TTF"), ("Ninefold-Kern.otf", "App/2.otf")] {
      let url = directory.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(TestFonts.bytes(file)).write(to: url)
    }
    let files = ResourceFiles(at: [directory.url.appending(path: "App").path]).fonts
    #expect(files.map(\.path) == ["2.otf", "Broken.otf", "Fonts/1.TTF"])
    let library = FontLibrary(files)
    var errors: [FontError] = []
    func found(_ names: [String]) throws -> ProjectFonts {
      let labels = names.map {
        #"<label text="هت"><fontDescription key="fontDescription" name="\#($0)"/></label>"#
      }
      let document = try DocumentReader().read(
        Array("<document>\(labels.joined())</document>".utf8), path: "a.xib")
      return library.fonts(for: document) { errors.append($0) }
    }
    #expect(try found([]).face(named: "NinefoldSans-Regular") == nil)
    #expect(errors.isEmpty)
    let fonts = try found(["NinefoldSans-Regular", "Nobody-Has"])
    #expect(fonts.face(named: "NinefoldSans-Regular")?.names.family == "Ninefold Sans")
    #expect(fonts.face(named: "NinefoldKern-Regular") == nil)
    #expect(fonts.face(named: "Nobody-Has") == nil)
    #expect(fonts.face(named: "NinefoldSans-Regular")?.words == ["هت": 750])
    #expect(try found(["NinefoldKern-Regular"]).face(named: "NinefoldKern-Regular") != nil)
    #expect(errors.map(\.reason) == [.notAFont])
    #expect(
      errors.first?.description.hasSuffix("Broken.otf:1:1: warning: \(FontError.Reason.notAFont)") == true)
  }
}
