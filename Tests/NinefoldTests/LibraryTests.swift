import TestSupport
import Foundation
import Ninefold
import NinefoldFoundation
import Testing

/// Ninefold as programs use it that import the library.
struct LibraryTests {
  private static let tide = Samples.path("TideTable/Tide.storyboard")

  private static func kitchen(_ request: LayoutRequest = LayoutRequest()) throws -> [SceneLayout] {
    let document = try Document(contentsOf: Samples.path("FieldKitchen/Main.storyboard"))
    let engine = LayoutEngine(document, request)
    return document.scenes.map(engine.layout)
  }

  @Test func `a document is read by its path, or by its URL`() throws {
    let document = try Document(contentsOf: Self.tide)
    #expect(document.path == "Tide.storyboard")
    #expect(document.scenes.map(\.id) == ["z3R-XM-r4w"])
    let same = try Document(contentsOf: URL(filePath: Self.tide))
    #expect(DocumentWriter().write(same) == DocumentWriter().write(document))
  }

  @Test func `a document that is not there is named by the path that was asked for`() throws {
    let error = try #require(throws: ReadError.self) { try Document(contentsOf: "no/Such.xib") }
    #expect(error.path == "no/Such.xib")
    #expect((error as any Error).localizedDescription == error.description)
    #expect(error.description.hasPrefix("no/Such.xib:1:1: error: "))
  }

  @Test(
    arguments: zip(
      [
        .any, .anyCompact, .anyRegular, .compactAny, .compactCompact, .compactRegular, .regularAny,
        .regularCompact, .regularRegular,
      ] as [SizeClass], SizeClass.all))
  func `the nine size classes have names`(named: SizeClass, listed: SizeClass) { #expect(named == listed) }

  @Test func `a view's frame is asked for by its id`() throws {
    let layout = try #require(try Self.kitchen().first { !$0.views.isEmpty })
    let view = try #require(layout.views.last)
    #expect(layout[view.id]?.frame == view.frame)
    #expect(layout["no-su-chv"] == nil)
  }

  @Test func `an absolute frame adds up the origins of the superviews`() throws {
    for layout in try Self.kitchen() {
      for view in layout.views {
        let frame = try #require(layout.absoluteFrame(of: view.id))
        guard let parent = view.parent, let outer = layout[parent] else {
          #expect(frame == view.frame)
          continue
        }
        let origin =
          outer.parent == nil ? Rect.zero : try #require(layout.absoluteFrame(of: parent))
        #expect(frame.x == origin.x + view.frame.x && frame.y == origin.y + view.frame.y)
        #expect(frame.size == view.frame.size)
      }
    }
    #expect(try Self.kitchen()[0].absoluteFrame(of: "no-su-chv") == nil)
  }

  @Test func `a scroll view has the size of what it scrolls, other views have none`() throws {
    let views = try Self.kitchen().flatMap(\.views)
    let scroll = try #require(views.first { $0.type == "scrollView" })
    let content = try #require(views.first { $0.parent == scroll.id })
    // The content is bound to the content layout guide, 16 points inside.
    #expect(scroll.contentSize == Size(content.frame.maxX + 16, content.frame.maxY + 16))
    #expect(views.filter { $0.contentSize != nil }.allSatisfy { $0.type == "scrollView" })
  }

  @Test func `which views are hidden in compact is one call`() throws {
    let document = try Document(contentsOf: Self.tide)
    let hint: ObjectID = "PDT-ja-uAM"
    #expect(document.hiddenViews(in: .anyCompact).map(\.id).contains(hint))
    #expect(!document.hiddenViews(in: .compactRegular).map(\.id).contains(hint))
  }

  @Test func `a layout is asked for in other traits than the canvas's`() throws {
    let plain = try Self.kitchen()
    let large = try Self.kitchen(
      LayoutRequest(overrides: TraitOverrides(direction: .rightToLeft, contentSize: .accessibilityLarge)))
    #expect(plain.map(\.views.count) == large.map(\.views.count))
    #expect(zip(plain, large).contains { $0.views.map(\.frame) != $1.views.map(\.frame) })
  }

  @Test(
    arguments: [
      Size(0, 100), Size(100, -1), Size(.nan, 100), Size(100, .infinity), Size(100_001, 100),
    ])
  func `a size that no window has is refused by a finding`(size: Size) throws {
    for layout in try Self.kitchen(LayoutRequest(canvas: .size(size))) {
      #expect(layout.views.isEmpty)
      #expect(layout.findings.map(\.reason) == [.impossibleSize])
    }
  }
}
