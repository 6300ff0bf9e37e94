import Foundation
import TestSupport
import Testing

/// Small documents of what a running app does, each with what was expected of it before there was code.
struct RowCaseTests {
  /// A document, the options that it is laid out with, a view, and its frame, in points in
  /// its superview's coordinates.
  struct Case: Sendable, CustomTestStringConvertible {
    let document: String
    let options: [String]
    let view: String
    let frame: [Double]

    var testDescription: String { "\(document) \(options.joined(separator: " ")): \(view)" }

    init(_ document: String, _ device: String, _ view: String, _ frame: [Double], _ options: String = "") {
      self.document = document
      self.options = ["--device", device] + options.split(separator: " ").map { String($0) }
      self.view = view
      self.frame = frame
    }
  }

  private static let lying = "--orientation landscape"

  /// Controllers in containers, container views and sheets (Devices.md#controllers, #presentations,
  /// #split-views).
  static let controllers = [
    Case("embed", "iPhone 8", "chi-rv-001", [0, 0, 200, 150]),
    Case("embed", "iPhone 8", "chb-00-001", [5, 5, 190, 140]),
    Case("formsheet", "iPad Air 2", "chi-rv-001", [0, 0, 540, 620]),
    Case("split", "iPad Air 2", "roo-tv-001", [0, 0, 320, 768], lying),
    Case("split", "iPad Air 2", "chi-rv-001", [0, 0, 703.5, 768], lying),
  ]

  /// Bars, of which large titles and tab bars are lower in compact height (Devices.md#bars).
  static let bars = [
    Case("large-title", "iPhone 8", "fil-l0-001", [0, 32, 667, 187.5], lying),
    Case("large-title", "iPhone 8", "fil-l0-001", [0, 116, 375, 333.5]),
    Case("bars", "iPhone X", "fil-l0-001", [44, 32, 724, 290], lying),
    Case("bars", "iPhone 8", "fil-l0-001", [0, 32, 667, 311], lying),
    Case("bars-nav", "iPhone X", "fil-l0-001", [0, 88, 375, 690]),
    // Expected is the height; in an app the root also begins below the bar (InterfaceBuilder.md#opaque-bars).
    Case("opaque-bar", "iPhone 8", "roo-tv-001", [0, 64, 375, 603]),
    Case("opaque-bar", "iPhone 8", "fil-l0-001", [0, 0, 375, 301.5]),
  ]

  /// Variants of images (Devices.md#images).
  static let images = [
    Case("images", "iPhone 8", "img-00-001", [0, 20, 20, 20]),
    Case("images", "iPhone 8", "img-00-001", [0, 0, 5, 5], lying),
    Case("images", "iPad Air 2", "img-00-001", [0, 20, 100, 90]),
  ]

  /// Safe areas, margins, the readable width, the keyboard and the older guides (Devices.md#keyboards).
  static let insets = [
    Case("safe-in-scroll", "iPhone X", "aaa-00-001", [44, 0, 724, 900], lying),
    Case("safe-nested", "iPhone X", "fil-l0-001", [0, 14, 365, 728]),
    Case("readable", "iPhone 8", "fil-l0-001", [16, 20, 343, 647]),
    Case("readable", "iPad Air 2", "fil-l0-001", [48, 20, 672, 1004]),
    Case("readable", "iPad Pro (12.9-inch)", "fil-l0-001", [347, 24, 672, 980], lying),
    Case("keyboard", "iPhone X", "fil-l0-001", [0, 44, 375, 726]),
    Case("keyboard", "iPhone X", "fil-l0-001", [0, 44, 375, 424], "--keyboard docked"),
    Case("topguide", "iPhone X", "fil-l0-001", [0, 52, 375, 718]),
    Case("preserve", "iPhone 8", "fil-l0-001", [35, 8, 275, 451]),
    Case("margins-vary2", "iPhone 8", "fil-l0-001", [16, 8, 343, 451]),
  ]

  /// Rows of tables, autoresizing, and stack views read from right to left (Devices.md#rows).
  static let views = [
    Case("table-auto-static", "iPhone X", "cc1-00-001", [44, 0, 724, 121.0 / 3], lying),
    Case("table-fixed-static", "iPhone 8", "ce2-00-001", [0, 88, 375, 60]),
    Case("autoresizing", "iPad Air 2", "aaa-00-001", [243, 457, 100, 100]),
    Case("autoresizing", "iPad Air 2", "ccc-00-001", [0, 367, 768, 657]),
    Case("stk-natural", "iPhone 8", "aaa-00-001", [160, 10, 40, 20], "--direction rtl"),
    Case("stk-v-trailing", "iPhone 8", "bbb-00-001", [0, 25, 60, 30], "--direction rtl"),
  ]

  @Test(
    "a document of a row lays out as was expected", arguments: controllers + bars + images + insets + views)
  func frame(row: Case) throws {
    let document = Fixtures.rows.appending(path: row.document).path
    let outcome = try Fixtures.ninefold.run(
      ["layout", document, "--ignore-saved-frames", "--format", "json"] + row.options)
    #expect(outcome.code == 0)
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let documents = try #require(answer?["documents"] as? [[String: Any]])
    let scenes = documents.flatMap { $0["scenes"] as? [[String: Any]] ?? [] }
    let views = scenes.flatMap { $0["views"] as? [[String: Any]] ?? [] }
    let view = try #require(views.first { $0["id"] as? String == row.view })
    let frame = try #require(view["frame"] as? [Double])
    #expect(zip(frame, row.frame).allSatisfy { abs($0 - $1) < 0.001 }, "\(frame)")
  }
}
