import Foundation
import TestSupport
import Testing

/// `ninefold show` on devices.
struct ShowDeviceTests {
  private struct Answer: Decodable {
    struct Document: Decodable { let scenes: [Scene] }
    struct Scene: Decodable {
      let id, sizeClass: String
      let device, orientation, place: String?
      let objects: [Object]
    }
    struct Object: Decodable { let id: String }
    let documents: [Document]
  }

  private func scenes(_ words: String...) throws -> [Answer.Scene] {
    let outcome = try Fixtures.ninefold.run(
      ["show", Fixtures.adaptive.path, "--document", "Main.storyboard", "--format", "json"] + words)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8)).documents.flatMap(\.scenes)
  }

  @Test func `the hierarchy is that of the device's class`() throws {
    let phone = try #require(try scenes("--device", "iPhone 15").first)
    #expect(phone.sizeClass == "compact-regular" && phone.device == "iPhone 15" && phone.place == "window")
    #expect(!phone.objects.contains { $0.id == "Sid-eb-001" })
    let pad = try #require(try scenes("--device", "iPad Air").first)
    #expect(pad.sizeClass == "regular-regular")
    #expect(pad.objects.contains { $0.id == "Sid-eb-001" })
    let asked = try #require(try scenes("--size-class", "regular-regular").first)
    #expect(asked.objects.map(\.id) == pad.objects.map(\.id) && asked.device == nil)
  }

  @Test func `several devices follow each other, and held otherwise they have other classes`() throws {
    let found = try scenes(
      "--device", "iPhone 15 Pro Max", "--device", "iPad Air", "--orientation", "landscape")
    #expect(Set(found.map(\.sizeClass)) == ["regular-compact", "regular-regular"])
    let text = try Fixtures.ninefold.run(
      ["show", Fixtures.adaptive.path, "--device", "iPhone 15", "--orientation", "landscape"])
    #expect(text.code == 0)
    #expect(text.output.contains(", iPhone 15 landscape, compact-compact, iOS 18: "), "\(text.output)")
  }

  @Test(arguments: [["--ignore-saved-frames"], ["--picture-format", "box"]])
  func `what pictures alone have still needs one`(words: [String]) throws {
    let outcome = try Fixtures.ninefold.run(
      ["show", Fixtures.adaptive.path, "--device", "iPhone 15"] + words)
    #expect(outcome.code == 64 && outcome.errors.contains("--picture"), "\(outcome.errors)")
  }
}
