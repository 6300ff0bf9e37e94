import SceneModel

/// Reads the images and colours of one stored asset catalogue.
struct CatalogReader {
  let connection: Connection
  let catalog: Int

  /// The images with their variants.
  func images() throws(StoreError) -> [ImageSet] {
    var sets: [ImageSet] = []
    try forEachVariant(
      """
      SELECT \(AssetColumn.selected), \(PictureColumn.selected)
      FROM asset a LEFT JOIN asset_variant v ON v.asset = a.id
      LEFT JOIN asset_picture i ON i.asset = v.asset AND i.position = v.position
      WHERE a.catalog = ?1 AND a.kind = 'image' ORDER BY a.id, v.position
      """
    ) { row, isNew in
      if isNew {
        sets.append(
          ImageSet(
            name: row.text(.name) ?? "", variants: [],
            isTemplate: row.optionalInt(.isTemplate).map { $0 != 0 }))
      }
      guard let file = row.text(.file) else {
        // A set without slots has one row, of no size class.
        if row.text(.sizeClass) != nil { sets[sets.count - 1].emptySlots.append(AssetTraits(row)) }
        return
      }
      var size: Size?
      if let width = row.optionalDouble(.width), let height = row.optionalDouble(.height) {
        size = Size(width, height)
      }
      let insets = EdgeInsets(
        left: row.double(.insetLeft), top: row.double(.insetTop), right: row.double(.insetRight),
        bottom: row.double(.insetBottom))
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
      SELECT \(AssetColumn.selected), \(ColorColumn.selected)
      FROM asset a LEFT JOIN asset_variant v ON v.asset = a.id
      LEFT JOIN asset_color k ON k.asset = v.asset AND k.position = v.position
      WHERE a.catalog = ?1 AND a.kind = 'color' ORDER BY a.id, v.position
      """
    ) { row, isNew in
      if isNew { sets.append(ColorSet(name: row.text(.name) ?? "", variants: [])) }
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
      body(rows, asset != rows.int(.asset))
      asset = rows.int(.asset)
    }
  }
}

extension AssetTraits {
  /// The surroundings of a variant.
  fileprivate init(_ row: Statement) {
    self.init()
    sizeClass = row.text(.sizeClass).flatMap(SizeClass.init(name:)) ?? .any
    idiom = row.text(.idiom)
    scale = row.optionalDouble(.scale)
    luminosity = row.text(.luminosity)
    hasHighContrast = row.bool(.hasHighContrast)
    direction = row.text(.direction)
    gamut = row.text(.gamut)
    subtype = row.text(.subtype)
    locale = row.text(.locale)
  }
}

extension AssetColor {
  /// The colour of a variant; nil where it holds none.
  fileprivate init?(_ row: Statement) {
    if let name = row.text(.systemName), let platform = row.text(.platform) {
      self = .system(name: name, platform: platform)
    } else if let space = row.text(.space), let alpha = row.optionalDouble(.alpha) {
      if let white = row.optionalDouble(.white) {
        self = .white(white, alpha: alpha, space: space)
      } else if let red = row.optionalDouble(.red), let green = row.optionalDouble(.green),
        let blue = row.optionalDouble(.blue)
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
