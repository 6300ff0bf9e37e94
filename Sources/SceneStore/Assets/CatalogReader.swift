import SceneModel

/// Reads the images and colours of one stored asset catalogue.
struct CatalogReader {
  let connection: Connection
  let catalog: Int

  private static let traits = """
    v.size_class, v.idiom, v.scale, v.luminosity, v.has_high_contrast, v.direction, v.gamut, v.subtype, v.locale
    """

  /// The images with their variants.
  func images() throws(StoreError) -> [ImageSet] {
    var sets: [ImageSet] = []
    try forEachVariant(
      """
      SELECT a.id, a.name, a.is_template, \(Self.traits),
        i.file, i.width, i.height, i.inset_top, i.inset_left, i.inset_bottom, i.inset_right
      FROM asset a LEFT JOIN asset_variant v ON v.asset = a.id
      LEFT JOIN asset_picture i ON i.asset = v.asset AND i.position = v.position
      WHERE a.catalog = ?1 AND a.kind = 'image' ORDER BY a.id, v.position
      """
    ) { row, isNew in
      if isNew {
        sets.append(
          ImageSet(
            name: row.text(1) ?? "", variants: [], isTemplate: row.optionalInt(2).map { $0 != 0 }))
      }
      guard let file = row.text(12) else {
        // A set without slots has one row, of no size class.
        if row.text(3) != nil { sets[sets.count - 1].emptySlots.append(AssetTraits(row)) }
        return
      }
      var size: Size?
      if let width = row.optionalDouble(13), let height = row.optionalDouble(14) {
        size = Size(width, height)
      }
      let insets = EdgeInsets(
        left: row.double(16), top: row.double(15), right: row.double(18), bottom: row.double(17))
      sets[sets.count - 1].variants.append(
        ImageVariant(traits: AssetTraits(row), fileName: file, size: size, alignmentInsets: insets))
    }
    return sets
  }

  /// The colours with their variants.
  func colors() throws(StoreError) -> [ColorSet] {
    var sets: [ColorSet] = []
    try forEachVariant(
      """
      SELECT a.id, a.name, a.is_template, \(Self.traits),
        k.space, k.red, k.green, k.blue, k.white, k.alpha, k.system_name, k.platform
      FROM asset a LEFT JOIN asset_variant v ON v.asset = a.id
      LEFT JOIN asset_color k ON k.asset = v.asset AND k.position = v.position
      WHERE a.catalog = ?1 AND a.kind = 'color' ORDER BY a.id, v.position
      """
    ) { row, isNew in
      if isNew { sets.append(ColorSet(name: row.text(1) ?? "", variants: [])) }
      guard let color = AssetColor(row) else { return }
      sets[sets.count - 1].variants.append(ColorVariant(traits: AssetTraits(row), color: color))
    }
    return sets
  }

  /// Calls a function for each row of a query, with whether it is the first of its asset.
  private func forEachVariant(
    _ sql: String, _ body: (_ row: Statement, _ isNew: Bool) -> Void
  ) throws(StoreError) {
    let rows = try connection.statement(sql)
    rows.bind(catalog, at: 1)
    defer { rows.reset() }
    var asset: Int?
    while try rows.step() {
      body(rows, asset != rows.int(0))
      asset = rows.int(0)
    }
  }
}

extension AssetTraits {
  /// The surroundings in the columns from the fourth on.
  fileprivate init(_ row: Statement) {
    self.init()
    sizeClass = row.text(3).flatMap(SizeClass.init(name:)) ?? .any
    idiom = row.text(4)
    scale = row.optionalDouble(5)
    luminosity = row.text(6)
    hasHighContrast = row.bool(7)
    direction = row.text(8)
    gamut = row.text(9)
    subtype = row.text(10)
    locale = row.text(11)
  }
}

extension AssetColor {
  /// The colour in the columns from the thirteenth on, or nil where they hold none.
  fileprivate init?(_ row: Statement) {
    if let name = row.text(18), let platform = row.text(19) {
      self = .system(name: name, platform: platform)
    } else if let space = row.text(12), let alpha = row.optionalDouble(17) {
      if let white = row.optionalDouble(16) {
        self = .white(white, alpha: alpha, space: space)
      } else if let red = row.optionalDouble(13), let green = row.optionalDouble(14),
        let blue = row.optionalDouble(15)
      {
        self = .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
      } else {
        return nil
      }
    } else {
      return nil
    }
  }
}
