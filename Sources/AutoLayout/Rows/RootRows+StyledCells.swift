import ConstraintSolver
import Controls
import Resolver
import SceneModel

/// The labels and images of cells of the system's styles in a running app (Devices.md#cell-styles).
extension RootRows {
  /// Adds a view of a cell's style where the system puts it. False of any other view.
  mutating func addStyledView(_ index: Int) -> Bool {
    guard let cell = styledCells[index] else { return false }
    let content = tree.views[index].parent
    let height = rowHeight(of: cell) - separatorHeight(of: cell.cell)
    if index == cell.image {
      addImage(index, of: cell, height)
      return true
    }
    let start = labelStart(of: cell)
    let rest = Expression(box(content).width) - start - trailingSpace(of: cell)
    switch (cell.style, index == cell.title) {
    case (.basic, _):
      addVertical(index, y: 0, height: height)
      place(index, start: start, width: rest, isExact: true)
    case (.value1, true):
      addVertical(index, y: centered(index, height), height: naturalHeight(of: index))
      place(index, start: start, width: rest, isExact: false)
    case (.value1, false):
      addVertical(index, y: detailTop(of: cell, height), height: naturalHeight(of: index))
      placeAtEnd(index, of: cell, most: rest)
    case (.value2, true):
      addVertical(index, y: centered(index, height), height: naturalHeight(of: index))
      place(index, start: start, width: Expression(Self.shortTitle), isExact: true)
    case (.value2, false):
      let beside = Self.shortTitle + Self.spaceBesideShortTitle
      addVertical(index, y: centered(index, height), height: naturalHeight(of: index))
      place(index, start: start + beside, width: rest - beside, isExact: false)
    case (.subtitle, let isTitle):
      let lines = subtitleLines(of: cell, height)
      addVertical(index, y: isTitle ? lines.title : lines.subtitle, height: naturalHeight(of: index))
      place(index, start: start, width: rest, isExact: false)
    }
    return true
  }

  /// The width of the title of the second value style, and the space between it and the detail. Points.
  private static let shortTitle = 91.0
  private static let spaceBesideShortTitle = 6.0
  /// The space between an image and the labels. Points.
  private static let spaceBesideImage = 15.0
  /// The height above and below the lines of a subtitle style before space comes between them. Points.
  private static let aroundLines = 58.0 / 3
  /// The height above and below the lines of a row that sizes itself, but for a pixel. Points.
  private static let aroundSelfSizing = 20.0

  // MARK: Rows of the system

  private mutating func addVertical(_ index: Int, y: Double, height: Double) {
    let box = box(index)
    let outer = self.box(tree.views[index].parent)
    system.addEquality(box.top, outer.top + y, from: .cellContent(view: index))
    system.addEquality(Expression(box.height), Expression(height), from: .cellContent(view: index))
  }

  /// Places a view from where reading starts in its cell, as wide as there is space or as its content needs.
  private mutating func place(_ index: Int, start: Double, width: Expression, isExact: Bool) {
    let cell = styledCells[index]?.cell ?? index
    system.addEquality(
      self.start(of: index, in: cell), self.start(of: tree.views[index].parent, in: cell) + start,
      from: .cellContent(view: index))
    fit(index, width, isExact: isExact)
  }

  /// Places the detail that ends where the content does.
  private mutating func placeAtEnd(_ index: Int, of cell: StyledCell, most: Expression) {
    let isRightToLeft = tree.views[cell.cell].isRightToLeft
    let outer = box(tree.views[index].parent)
    system.addEquality(
      box(index).end(.horizontal, isRightToLeft: isRightToLeft),
      outer.end(.horizontal, isRightToLeft: isRightToLeft) - trailingSpace(of: cell),
      from: .cellContent(view: index))
    fit(index, most, isExact: false)
  }

  private mutating func fit(_ index: Int, _ width: Expression, isExact: Bool) {
    let own = Expression(box(index).width)
    let origin = RowOrigin.cellContent(view: index)
    if isExact { return system.addEquality(own, width, from: origin) }
    system.add(own, .lessThanOrEqual, width, from: origin)
    system.addEquality(
      own, Expression(input.contentSizes[index].width ?? 0), RowPriority.brokenSize, from: origin)
  }

  // MARK: Lengths

  /// The distance of the labels from where the content starts: margin, indentation and image.
  private func labelStart(of cell: StyledCell) -> Double {
    let start = environment.rowMargin + cell.indentation
    guard let image = cell.image, let size = imageSize(image, rowHeight(of: cell)), size.width > 0 else {
      return start
    }
    return start + size.width + Self.spaceBesideImage
  }

  /// The space between the labels and the end of the content: an accessory's, else the margin.
  private func trailingSpace(of cell: StyledCell) -> Double {
    guard tree.hasAccessory(cell.cell) else { return environment.rowMargin }
    let isDisclosure =
      tree.resolution.attribute(tree.views[cell.cell].node, .accessoryType) == "disclosureIndicator"
    let version = environment.toolsVersion
    return isDisclosure
      ? DeviceMetrics.spaceBeforeDisclosure[version] : DeviceMetrics.spaceBeforeAccessory[version]
  }

  private func naturalHeight(of index: Int) -> Double { input.contentSizes[index].height ?? 0 }

  /// Where a line begins that is centred in a height: at a whole point.
  private func centered(_ index: Int, _ height: Double) -> Double {
    ((height - naturalHeight(of: index)) / 2).rounded(.up)
  }

  /// Where the detail beside a title begins: on the title's baseline, to whole points.
  private func detailTop(of cell: StyledCell, _ height: Double) -> Double {
    guard let detail = cell.detail, let title = cell.title,
      let own = input.contentSizes[detail].firstBaseline, let line = input.contentSizes[title].firstBaseline
    else { return cell.detail.map { centered($0, height) } ?? 0 }
    return centered(title, height) + (line - own).rounded()
  }

  /// Where a title and the subtitle below it begin.
  private func subtitleLines(of cell: StyledCell, _ height: Double) -> (title: Double, subtitle: Double) {
    let title = cell.title.map(naturalHeight) ?? 0
    let free = height - title - (cell.detail.map(naturalHeight) ?? 0)
    let most = DeviceMetrics.spaceAboveSubtitle[environment.toolsVersion]
    let space = min(max((free - Self.aroundLines + 1e-6).rounded(.down), 0), most)
    let top = (free / 2 - space).rounded(.up)
    return (top, top + title + space)
  }

  /// The size of an image, no higher than its row; nil of a view without one.
  private func imageSize(_ image: Int, _ height: Double) -> Size? {
    guard let width = input.contentSizes[image].width, let own = input.contentSizes[image].height, own > 0
    else { return nil }
    return own > height ? Size(width * height / own, height) : Size(width, own)
  }

  private mutating func addImage(_ index: Int, of cell: StyledCell, _ height: Double) {
    let size = imageSize(index, height) ?? Size(0, height)
    addVertical(index, y: (height - size.height) / 2, height: size.height)
    place(
      index, start: environment.rowMargin + cell.indentation, width: Expression(size.width), isExact: true)
  }

  // MARK: Heights of rows

  /// The height of the row of a styled cell. Points.
  private func rowHeight(of cell: StyledCell) -> Double {
    tree.isRow(cell.cell) ? runningRowHeight(of: cell.cell) : tree.savedFrame(of: cell.cell).height
  }

  /// The height of a row that sizes itself by the style of its cell; nil of a custom cell.
  func selfSizedHeight(_ index: Int) -> Double? {
    guard let cell = StyledCell(index, of: tree), !cell.views.isEmpty else { return nil }
    let version = environment.toolsVersion
    let pixel = 1 / environment.scale
    let hasSeparator = DeviceMetrics.separatorPixels[version] > 0
    let least = DeviceMetrics.styledRow[version] - (hasSeparator || version.has(.barsAtSafeArea) ? 0 : pixel)
    let title = cell.title.map(naturalHeight) ?? 0
    guard !hasSeparator else { return least }
    if cell.style == .subtitle, let detail = cell.detail, naturalHeight(of: detail) > 0 {
      return max(least, title + naturalHeight(of: detail) + Self.aroundSelfSizing + pixel)
    }
    return max(least, title + 2 * CanvasMetrics.cellEdge[version])
  }
}
