import Foundation
import TestSupport
import Testing

/// The traits that every command which resolves takes: `--size-class`, `--style`, `--idiom`, `--direction`,
/// `--content-size`.
struct TraitOptionsTests {
  /// A xib of a label at the leading edge, higher in the dark and highest on a Mac.
  private static func document() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    let view = """
      <view id="roo-t0-001" contentMode="scaleToFill"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><label id="lab-el-001" text="Label" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="42" height="10"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      <constraints><constraint firstAttribute="height" constant="10" id="hei-gh-001">
      <variation key="userInterfaceStyle=dark" constant="20"/>
      <variation key="userInterfaceIdiom=mac" constant="30"/></constraint></constraints>
      </label></subviews>
      <constraints><constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-t0-001" \
      secondAttribute="leading" id="lea-di-001"/>
      <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" \
      id="top-co-001"/></constraints></view>
      """
    try folder.write(Fixtures.xib(view), to: "A.xib")
    return folder
  }

  private struct Traits: Decodable, Equatable {
    var style: String?
    var idiom: String?
    var direction: String?
    var contentSize: String?
  }

  private struct Answer: Decodable {
    struct Document: Decodable { let scenes: [Scene] }
    struct Scene: Decodable {
      let traits: Traits
      let views: [View]?
      let constraints: [Constraint]?
    }
    struct View: Decodable {
      let id: String
      let frame: [Double]
    }
    struct Constraint: Decodable {
      let id: String
      let constant: Double
    }
    let documents: [Document]
  }

  private func scene(_ line: String) throws -> Answer.Scene {
    let words = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
    let folder = try Self.document()
    let outcome = try Fixtures.ninefold.run(words + ["A.xib", "--format", "json"], in: folder.url)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    return try #require(answer.documents.first?.scenes.first)
  }

  @Test(arguments: [
    ("", 10.0, "light"), ("--style light", 10, "light"), ("--style dark", 20, "dark"),
    ("--idiom mac", 30, "light"),
  ])
  func `userInterfaceStyle is set, light by default, and the idiom where it is asked for`(
    options: String, height: Double, style: String
  ) throws {
    let shown = try scene("show \(options)")
    #expect(shown.constraints?.first { $0.id == "hei-gh-001" }?.constant == height)
    #expect(shown.traits.style == style)
    let laidOut = try scene("layout --size 375x667 \(options)")
    #expect(laidOut.views?.last?.frame[3] == height)
    #expect(laidOut.traits.style == style)
  }

  @Test func `all traits together, on a device`() throws {
    let options = "--device iPhone_8 --direction rtl --style dark --content-size accessibilityLarge"
    let laidOut = try scene("layout \(options)")
    let expected = Traits(
      style: "dark", idiom: "phone", direction: "rtl", contentSize: "accessibilityLarge")
    #expect(laidOut.traits == expected)
    let frame = try #require(laidOut.views?.last?.frame)
    #expect(frame[0] + frame[2] == 375)
    #expect(frame[2] > 60)
    #expect(frame[3] == 20)
    let plain = try scene("layout --device iPhone_8")
    #expect(
      plain.traits == Traits(style: "light", idiom: "phone", direction: "ltr", contentSize: "large"))
    #expect(plain.views?.last?.frame[0] == 0)
  }

  @Test func `explain and matrix resolve the nine classes in the appearance that is asked for`() throws {
    let folder = try Self.document()
    func output(_ words: String...) throws -> String {
      let outcome = try Fixtures.ninefold.run(words + ["A.xib"], in: folder.url)
      #expect(outcome.code == 0)
      return outcome.output
    }
    for (style, value) in [("light", "10"), ("dark", "20")] {
      let explained = try output(
        "explain", "--object", "hei-gh-001", "--attribute", "constant", "--style", style, "--format", "json")
      #expect(explained.contains("\"any-any\": {\"value\": \"\(value)\""), "\(explained)")
    }
    #expect(try output("matrix", "--style", "dark", "--idiom", "pad").contains("the nine classes are equal"))
    let changes = try output(
      "transition", "--from", "compact-any", "--to", "regular-any", "--style", "dark", "--direction", "rtl",
      "--content-size", "small", "--format", "json")
    #expect(changes.contains(#""traits": {"style": "dark", "idiom": null, "direction": "rtl""#), "\(changes)")
  }

  @Test(arguments: [
    ("layout --device iPhone_8 --idiom pad", "expected phone, as iPhone 8 is"),
    ("transition --from compact-any --to regular-any --device iPad_Pro_11 --idiom phone", "expected pad"),
    ("show --style sepia", "expected light or dark"), ("show --direction down", "expected ltr or rtl"),
    ("layout --content-size huge", "extraSmall, small, medium, large"),
    ("layout --right-to-left", "--right-to-left"),
    ("matrix --direction rtl", "--direction"), ("compare --style dark", "--style"),
  ])
  func `a trait that nothing can have is a wrong command line`(line: String, complaint: String) throws {
    let words = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
    let outcome = try Fixtures.ninefold.run(words + ["A.xib"])
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains(complaint), "\(outcome.errors)")
  }
}
