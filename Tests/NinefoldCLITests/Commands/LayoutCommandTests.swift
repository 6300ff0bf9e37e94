import Foundation
import Ninefold
import TestSupport
import Testing

struct LayoutCommandTests {
  struct Answer: Decodable {
    struct Document: Decodable {
      let path: String
      let scenes: [Scene]
    }
    struct Scene: Decodable {
      let id, sizeClass: String
      let device, orientation: String?
      let size: [Double]
      let views: [View]
      let conflicts: [Conflict]
    }
    struct View: Decodable {
      let id, type: String
      let parent: String?
      let frame: [Double]
      let ambiguous: [String]
    }
    struct Conflict: Decodable {
      let broken: String
      let with: [String]
    }
    let documents: [Document]

    func frame(_ id: String) -> [Double]? {
      documents.flatMap(\.scenes).flatMap(\.views).first { $0.id == id }?.frame
    }
  }

  private func answer(
    _ words: [String], _ source: String = Fixtures.adaptive.path, code: Int32 = 0
  ) throws -> Answer {
    let outcome = try Fixtures.ninefold.run(["layout", source, "--format", "json"] + words)
    #expect(outcome.code == code)
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
  }

  @Test(arguments: ["json", "text"])
  func `the canvas gives the frames that were saved`(format: String) throws {
    let outcome = try Fixtures.ninefold.run(
      ["layout", Fixtures.adaptive.path, "--canvas", "--ignore-saved-frames", "--format", format])
    #expect(outcome.code == 1)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "layout-canvas.\(format)"))
  }

  @Test func `the canvas is what is laid out where nothing else is asked for`() throws {
    let named = try Fixtures.ninefold.run(["layout", Fixtures.adaptive.path, "--canvas"])
    #expect(try Fixtures.ninefold.run(["layout", Fixtures.adaptive.path]).output == named.output)
  }

  @Test func `a device gives size, class and safe area`() throws {
    let phone = try answer(["--device", "iPhone 15", "--scene", "Rea-de-001"])
    #expect(phone.documents.first?.scenes.first?.size == [393, 852])
    #expect(phone.frame("Pag-ev-001") == [16, 75, 361, 727])
    let lying = try answer([
      "--device", "iPhone 15 Pro Max", "--orientation", "landscape", "--scene", "Rea-de-001",
    ])
    #expect(lying.documents.first?.scenes.first?.sizeClass == "regular-compact")
    #expect(lying.frame("Sid-eb-001") == [59, 0, 200, 409])
    #expect(lying.frame("Pag-ev-001") == [275, 8, 582, 385])
  }

  @Test func `a pad's window has its own class`() throws {
    let words = ["--device", "iPad Pro 11", "--orientation", "landscape", "--scene", "Rea-de-001"]
    let half = try #require(try answer(words + ["--window", "1/2"]).documents.first?.scenes.first)
    #expect(half.size == [592, 834])
    #expect(half.sizeClass == "compact-regular")
    let most = try #require(try answer(words + ["--window", "2/3"]).documents.first?.scenes.first)
    #expect(most.size == [809, 834])
    #expect(most.sizeClass == "regular-regular")
    #expect(most.views.contains { $0.id == "Sid-eb-001" })
  }

  @Test func `a size of points is laid out, in a class that can be chosen`() throws {
    let words = ["--size", "500x300", "--scene", "Rea-de-001"]
    let scene = try #require(
      try answer(words + ["--size-class", "regular-compact"]).documents.first?.scenes.first)
    #expect(scene.size == [500, 300])
    #expect(scene.sizeClass == "regular-compact")
    #expect(scene.views.contains { $0.id == "Sid-eb-001" })
  }

  @Test func `from right to left leading is right`() throws {
    let words = ["--size", "500x300", "--size-class", "regular-compact", "--scene", "Rea-de-001"]
    #expect(try answer(words).frame("Sid-eb-001") == [0, 0, 200, 300])
    #expect(try answer(words + ["--direction", "rtl"]).frame("Sid-eb-001") == [300, 0, 200, 300])
  }

  @Test func `a conflict names the broken constraint, an open axis its view`() throws {
    let scene = try #require(try answer(["--scene", "Con-fl-002"], code: 1).documents.first?.scenes.first)
    let conflict = try #require(scene.conflicts.first)
    #expect(Set([conflict.broken] + conflict.with) == ["Wid-th-100", "Wid-th-120"])
    #expect(scene.views.first { $0.id == "Box-vi-002" }?.ambiguous == ["vertical"])
    #expect(scene.views.first { $0.id == "Roo-tv-002" }?.ambiguous == [])
  }

  @Test func `a stored project is laid out as its directory is`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    #expect(try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database]).code == 0)
    for words in [
      ["--canvas"], ["--device", "iPhone 8", "--orientation", "landscape"], ["--size", "320x480"],
    ] {
      for format in ["json", "text"] {
        let fromFiles = try Fixtures.ninefold.run(
          ["layout", Fixtures.adaptive.path, "--format", format] + words)
        let stored = try Fixtures.ninefold.run(
          ["layout", "--database", database, "--format", format] + words)
        #expect(stored.output == fromFiles.output)
        #expect(stored.code == fromFiles.code)
      }
    }
  }

  @Test func `several devices are laid out for in turn, each named with its answer`() throws {
    let words = [
      "--device", "iPhone SE", "--device", "iPad Air", "--orientation", "landscape", "--scene", "Rea-de-001",
    ]
    let text = try Fixtures.ninefold.run(["layout", Fixtures.adaptive.path] + words)
    #expect(text.output.contains("iPhone SE (3rd generation) landscape, compact-compact, iOS 18, 667x375"))
    #expect(text.output.contains("iPad Air (5th generation) landscape, regular-regular, iPadOS 18, 1180x820"))
    let scenes = try answer(words).documents.flatMap(\.scenes)
    #expect(scenes.map(\.device) == ["iPhone SE (3rd generation)", "iPad Air (5th generation)"])
    #expect(scenes.map(\.orientation) == ["landscape", "landscape"])
    #expect(scenes.map(\.size) == [[667, 375], [1180, 820]])
  }

  @Test func `all devices are those that show what is laid out, in a window that they have`() throws {
    func devices(_ words: String...) throws -> [String?] {
      let words = ["--all-devices", "--scene", "Rea-de-001"] + words
      return try answer(words).documents.flatMap(\.scenes).map(\.device)
    }
    #expect(try devices() == Device.all.filter { $0.idiom != .watch }.map(\.name))
    let halves = Device.all.filter { $0.window(.half, in: .landscape) != nil }.map(\.name)
    #expect(try devices("--orientation", "landscape", "--window", "1/2") == halves)
    #expect(try devices("--idiom", "tv") == ["Apple TV"])
  }

  @Test(arguments: [["--all-devices"], ["--device", "iPhone 8", "--device", "iPhone X"]])
  func `why a view has its frame is asked of one device`(devices: [String]) throws {
    let outcome = try Fixtures.ninefold.run(["layout", "None.xib", "--why", "v1"] + devices)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("exclude each other"))
  }

  @Test("What is laid out on all cores comes in the documents' order", arguments: ["json", "text"])
  func onAllCores(format: String) throws {
    let directory = try TemporaryDirectory()
    let paths = (10..<70).map { "A/\($0).xib" }
    for (number, path) in paths.enumerated() {
      let text =
        switch number % 10 {
        case 3: "<document"
        case 5: Fixtures.xib("").replacing("CocoaTouch", with: "Cocoa").replacing("iOS", with: "MacOSX")
        case 7: Fixtures.xib("")
        default: Fixtures.xib(Fixtures.view("v\(number)"))
        }
      try directory.write(text, to: path)
    }
    let words = ["layout", "A", "--device", "iPhone 8", "--device", "iPad Air", "--format", format]
    let whole = try Fixtures.ninefold.run(words, in: directory.url)
    #expect(whole.code == 1)
    let isRefused = { [3, 5].contains($0 % 10) }
    let refusals = whole.errors.split(separator: "\n").compactMap {
      $0.split(separator: ".xib").first?.suffix(2)
    }
    #expect(refusals == paths.indices.filter(isRefused).map { "\($0 + 10)" })
    for _ in 0..<3 {
      let again = try Fixtures.ninefold.run(words, in: directory.url)
      #expect(again.output == whole.output)
      #expect(again.errors == whole.errors)
    }
    guard format == "json" else { return }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(whole.output.utf8))
    #expect(answer.documents.map(\.path) == paths.indices.filter { !isRefused($0) }.map { "\($0 + 10).xib" })
    for scenes in answer.documents.map(\.scenes) {
      #expect(scenes.map(\.device) == ["iPhone 8", "iPad Air (5th generation)"])
    }
  }
}
