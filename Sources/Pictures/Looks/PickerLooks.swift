import Controls
import SceneModel
import TextMetrics

extension ControlLook {
  /// Picker views: wheels without rows, since no document has them, and the band of the selected
  /// row (Looks.md#picker-view).
  static let pickerView = ControlLook(.pickerView, form: .wheels) { view, list in drawWheels(view, 1, &list) }

  /// Date pickers: wheels, or chips where they are compact (Looks.md#date-picker).
  static let datePicker = ControlLook(.datePicker, form: .wheels) { view, list in
    if view.rect.height >= 100 { return drawWheels(view, 3, &list) }
    let mode = view.word("datePickerMode") ?? "dateAndTime"
    let chips = mode == "dateAndTime" ? ["Date", "Time"] : [mode == "time" ? "Time" : "Date"]
    let font = Font.system(ofSize: 17)
    let height = min(view.rect.height, 34)
    let widths = chips.map { view.measurer.width(of: $0, font: font) + 24 }
    var x = view.isRightToLeft ? view.rect.x : view.rect.maxX - widths.reduce(0, +) - 6
    for (chip, width) in zip(chips, widths) {
      let place = Rect(x: x, y: view.rect.center.y - height / 2, width: width, height: height)
      list.fill(
        view.era == .glass ? .capsule(place) : .rounded(place, radius: 6), view.system("tertiarySystemFill"))
      var block = TextBlock(chip, font, view.system("label"))
      block.alignment = .center
      block.draw(in: place, view.measurer, into: &list)
      x += width + 6
    }
  }

  private static let rowHeight = 32.0

  /// Lines for the rows of each wheel, paler with the distance from the middle.
  private static func drawWheels(_ view: DrawnView, _ count: Int, _ list: inout DrawingList) {
    let rect = view.rect
    let band = rect.centered(Size(max(rect.width - 18, 0), min(rowHeight, rect.height)))
    if view.era == .flat {
      for y in [band.y, band.maxY] {
        list.stroke(.line(rect.x, y, rect.maxX, y), DrawingColor(0xC8C7CC), DrawingLine(view.pixel))
      }
    } else {
      list.fill(.rounded(band, radius: 8), view.system("tertiarySystemFill"))
    }
    let ink = view.textColor
    let width = band.width / Double(count)
    for wheel in 0..<count {
      for row in -2...2 {
        let y = rect.center.y + Double(row) * rowHeight
        guard y - 4 > rect.y, y + 4 < rect.maxY else { continue }
        let share = row == 0 ? 0.55 : 0.3 - 0.09 * Double(abs(row))
        let length = width * (row == 0 ? 0.5 : 0.42)
        let middle = band.x + width * (Double(wheel) + 0.5)
        let line = Rect(x: middle - length / 2, y: y - 4, width: length, height: 8)
        list.fill(.capsule(line), ink.faded(to: share))
      }
    }
  }
}
