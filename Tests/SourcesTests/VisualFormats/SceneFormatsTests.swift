import Controls
import Foundation
import InterfaceBuilder
import Resolver
import SceneModel
import Sources
import TestSupport
import Testing
import VisualFormats

private let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

/// The constraints of scenes as visual formats.
@Suite struct SceneFormatsTests {
  /// The documents of the samples, and other people's where `NINEFOLD_CORPUS` names a folder of them.
  private static var documents: [DocumentFile] {
    DocumentFiles(at: [Samples.path("TideTable"), Samples.path("BirdJournal")] + [corpus].compactMap(\.self))
      .files
  }

  @Test func `formats of scenes can be read, and say each constraint that they hold`() throws {
    var (said, left) = (0, 0)
    for file in Self.documents {
      guard let bytes = try? Data(contentsOf: URL(filePath: file.location)),
        let document = try? DocumentReader().read(Array(bytes), path: file.path)
      else { continue }
      let resolution = Resolver(document).resolve(TraitCollection())
      for outline in document.scenes {
        let scene = resolution.scene(outline)
        let formats = SceneFormats(scene, resolution)
        let names = Set(formats.names.map(\.name))
        #expect(names.count == formats.names.count)
        for format in formats.groups.flatMap(\.formats) {
          let read = try VisualFormat(format.text).constraints(options: format.options, views: names)
          #expect(read.count == format.constraints.count, "\(file.path): \(format.text)")
          let priorities = format.constraints.map { scene.constraints[$0].priority }.sorted()
          #expect(read.map(\.priority).sorted() == priorities, "\(file.path): \(format.text)")
          said += format.constraints.count
        }
        left += formats.rest.count
        #expect(
          formats.groups.reduce(formats.rest.count) {
            $0 + $1.formats.reduce(0) { $0 + $1.constraints.count }
          }
            == scene.constraints.count)
      }
    }
    #expect(said > left)
  }
}
