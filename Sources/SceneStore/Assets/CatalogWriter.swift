import SceneModel

/// Inserts the images and colours of one asset catalogue.
struct CatalogWriter {
  let connection: Connection
  let catalog: Int

  /// Inserts an image with its variants, and after them its slots without a picture.
  func write(_ image: ImageSet) throws(StoreError) {
    let asset = try insert("image", image.name, isTemplate: image.isTemplate)
    for (index, variant) in image.variants.enumerated() {
      try insert(variant.traits, asset: asset, position: index + 1)
      let statement = try connection.statement(
        """
        INSERT INTO asset_picture
          (asset, position, file, width, height, inset_top, inset_left, inset_bottom, inset_right)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        """)
      statement.bind(asset, at: 1)
      statement.bind(index + 1, at: 2)
      statement.bind(variant.fileName, at: 3)
      statement.bind(variant.size?.width, at: 4)
      statement.bind(variant.size?.height, at: 5)
      let insets = variant.alignmentInsets
      for (column, inset) in [insets.top, insets.left, insets.bottom, insets.right].enumerated() {
        statement.bind(inset, at: Int32(6 + column))
      }
      try statement.run()
    }
    for (index, traits) in image.emptySlots.enumerated() {
      try insert(traits, asset: asset, position: image.variants.count + index + 1)
    }
  }

  /// Inserts a colour with its variants.
  func write(_ color: ColorSet) throws(StoreError) {
    let asset = try insert("color", color.name, isTemplate: nil)
    for (index, variant) in color.variants.enumerated() {
      try insert(variant.traits, asset: asset, position: index + 1)
      let statement = try connection.statement(
        """
        INSERT INTO asset_color
          (asset, position, space, red, green, blue, white, alpha, system_name, platform)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
        """)
      statement.bind(asset, at: 1)
      statement.bind(index + 1, at: 2)
      for column in Int32(3)...10 { statement.bindNull(at: column) }
      switch variant.color {
      case .components(let red, let green, let blue, let alpha, let space):
        statement.bind(space, at: 3)
        statement.bind(red, at: 4)
        statement.bind(green, at: 5)
        statement.bind(blue, at: 6)
        statement.bind(alpha, at: 8)
      case .white(let white, let alpha, let space):
        statement.bind(space, at: 3)
        statement.bind(white, at: 7)
        statement.bind(alpha, at: 8)
      case .system(let name, let platform):
        statement.bind(name, at: 9)
        statement.bind(platform, at: 10)
      }
      try statement.run()
    }
  }

  private func insert(_ kind: String, _ name: String, isTemplate: Bool?) throws(StoreError) -> Int {
    let statement = try connection.statement(
      "INSERT INTO asset (catalog, kind, name, is_template) VALUES (?1, ?2, ?3, ?4)")
    statement.bind(catalog, at: 1)
    statement.bind(kind, at: 2)
    statement.bind(name, at: 3)
    statement.bind(isTemplate.map { $0 ? 1 : 0 }, at: 4)
    try statement.run()
    return Int(connection.lastInsertedRow)
  }

  private func insert(_ traits: AssetTraits, asset: Int, position: Int) throws(StoreError) {
    let statement = try connection.statement(
      """
      INSERT INTO asset_variant
        (asset, position, size_class, idiom, scale, luminosity, has_high_contrast, direction, gamut, subtype, locale)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """)
    statement.bind(asset, at: 1)
    statement.bind(position, at: 2)
    statement.bind(traits.sizeClass.description, at: 3)
    statement.bind(traits.idiom, at: 4)
    statement.bind(traits.scale, at: 5)
    statement.bind(traits.luminosity, at: 6)
    statement.bind(traits.hasHighContrast, at: 7)
    statement.bind(traits.direction, at: 8)
    statement.bind(traits.gamut, at: 9)
    statement.bind(traits.subtype, at: 10)
    statement.bind(traits.locale, at: 11)
    try statement.run()
  }
}
