import Foundation
import TestSupport
import Testing

/// `--mac`: windows on a Mac in two idioms (Devices.md#mac).
struct MacWindowOptionTests {
  private struct Answer: Decodable {
    struct Document: Decodable { let scenes: [Scene] }
    struct Scene: Decodable {
      let size: [Double]
      let macPointSize: Double?
      let traits: Traits
      let views: [View]
    }
    struct Traits: Decodable { let idiom: String? }
    struct View: Decodable {
      let id: String
      let frame: [Double]
    }
    let documents: [Document]
  }

  /// A document with an image of which a catalogue has variants by idiom.
  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let view = Fixtures.laidOut("imageView", "i1", #"image="Mark""#)
    let constraints = [
      Fixtures.constraint("k1", ("i1", "leading"), ("root", "leading")),
      Fixtures.constraint("k2", ("i1", "top"), ("root", "top")),
    ]
    try directory.write(Fixtures.storyboard([view], constraints: constraints), to: "App/A.storyboard")
    let set = "App/Assets.xcassets/Mark.imageset/"
    var slots: [String] = []
    for (side, idiom) in [(10, "universal"), (20, "ipad"), (30, "mac"), (40, "iphone")] {
      try directory.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(side)" height="\#(side)"/>"#,
        to: "\(set)\(idiom).svg")
      slots.append(#"{"idiom":"\#(idiom)","filename":"\#(idiom).svg"}"#)
    }
    try directory.write(#"{"images":[\#(slots.joined(separator: ","))]}"#, to: set + "Contents.json")
    return directory
  }

  private func scene(_ words: [String], in directory: TemporaryDirectory) throws -> Answer.Scene {
    let outcome = try Fixtures.ninefold.run(
      ["layout", "App", "--format", "json", "--ignore-saved-frames"] + words, in: directory.url)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    return try #require(answer.documents.first?.scenes.first)
  }

  @Test func `a window is laid out in a pad's points, or with the idiom in the Mac's`() throws {
    let directory = try Self.project()
    let pad = try scene(["--mac", "770x1001"], in: directory)
    #expect(pad.size == [1000, 1300])
    #expect(pad.macPointSize == 0.77)
    #expect(pad.traits.idiom == "pad")
    #expect(pad.views.last?.frame[2] == 20)
    let mac = try scene(["--mac", "770x1001", "--idiom", "mac"], in: directory)
    #expect(mac.size == [770, 1001])
    #expect(mac.macPointSize == 1)
    #expect(mac.views.last?.frame[2] == 30)
  }

  @Test func `where no image is for the Mac, the pad's serves`() throws {
    let directory = try Self.project()
    try directory.write(
      #"{"images":[{"idiom":"ipad","filename":"ipad.svg"},{"idiom":"universal","filename":"universal.svg"}]}"#,
      to: "App/Assets.xcassets/Mark.imageset/Contents.json")
    #expect(
      try scene(["--mac", "800x600", "--idiom", "mac"], in: directory).views.last?.frame[2] == 20)
  }

  @Test(arguments: [
    (["--mac", "800x600", "--idiom", "phone"], "pad or mac"),
    (["--mac", "800x600", "--size", "300x300"], "--mac"), (["--mac", "0x600"], "--mac"),
  ])
  func `what cannot be is an error of the line`(words: [String], message: String) throws {
    let directory = try Self.project()
    let outcome = try Fixtures.ninefold.run(["layout", "App"] + words, in: directory.url)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains(message))
  }
}
