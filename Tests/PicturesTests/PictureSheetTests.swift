@testable import Pictures
import SceneModel
import Testing

/// Several pictures on one sheet (Looks.md#sheets).
struct PictureSheetTests {
  private func cell(_ caption: String, _ width: Double, _ height: Double) -> PictureSheet.Cell {
    let fill = DrawingCommand.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .black)
    return PictureSheet.Cell(
      caption: caption, drawing: Drawing(size: Size(width, height), title: caption, commands: [fill]))
  }

  @Test func `pictures stand in rows, the large ones smaller, each below its caption`() {
    let cells = [cell("a", 100, 50), cell("b", 640, 320), cell("c", 10, 10)]
    let drawing = PictureSheet(cells, columns: 2).drawing(title: "t")
    #expect(drawing.size == Size(16 + 100 + 16 + 320 + 16, 16 + 178 + 16 + 28 + 16))
    #expect(drawing.commands.groups.map(\.scale) == [1, 0.5, 1])
    #expect(
      drawing.commands.groups.map(\.offset)
        == [DrawingPoint(16, 34), DrawingPoint(132, 34), DrawingPoint(16, 228)])
    #expect(drawing.commands.texts.map(\.text) == ["a", "b", "c"])
  }

  @Test func `a matrix has its labels above the columns and before the rows, and no captions`() throws {
    let cells = Array(repeating: cell("", 100, 50), count: 4)
    let drawing = PictureSheet(
      cells, columns: 2, columnLabels: ["one", "two"], rowLabels: [["light", "en"], ["dark", "en"]]
    ).drawing(title: "t")
    let texts = drawing.commands.texts
    #expect(Set(texts.map(\.text)) == ["one", "two", "light", "en", "dark"])
    let offsets = drawing.commands.groups.map(\.offset)
    for (label, column) in [("one", 0), ("two", 1)] {
      let text = try #require(texts.first { $0.text == label })
      #expect(text.origin.x == offsets[column].x && text.origin.y < offsets[column].y)
    }
    for (label, row) in [("light", 0), ("dark", 2)] {
      let text = try #require(texts.first { $0.text == label })
      #expect(text.origin.x + text.width < offsets[row].x)
      #expect((offsets[row].y...offsets[row].y + 50).contains(text.origin.y))
    }
  }

  @Test func `an empty sheet is a piece of paper`() {
    let drawing = PictureSheet([], columns: 0).drawing(title: "t")
    #expect(drawing.size == Size(32, 16))
    #expect(drawing.commands.count == 1)
  }
}
