/// The first columns of a row of an asset catalogue: the asset, and the surroundings of one of its variants.
enum AssetColumn: Int32 {
  case asset, name, isTemplate
  case sizeClass, idiom, scale, luminosity, hasHighContrast, direction, gamut, subtype, locale

  /// The columns as a query selects them, in the order of the cases.
  static let selected = """
    a.id, a.name, a.is_template,
    v.size_class, v.idiom, v.scale, v.luminosity, v.has_high_contrast, v.direction, v.gamut, v.subtype, v.locale
    """
}

/// The columns of a picture, behind those of its asset.
enum PictureColumn: Int32 {
  case file = 12
  case width, height, insetTop, insetLeft, insetBottom, insetRight

  /// The columns as a query selects them, in the order of the cases.
  static let selected = "i.file, i.width, i.height, i.inset_top, i.inset_left, i.inset_bottom, i.inset_right"
}

/// The columns of a colour, behind those of its asset.
enum ColorColumn: Int32 {
  case space = 12
  case red, green, blue, white, alpha, systemName, platform

  /// The columns as a query selects them, in the order of the cases.
  static let selected = "k.space, k.red, k.green, k.blue, k.white, k.alpha, k.system_name, k.platform"
}

extension Statement {
  func int(_ column: AssetColumn) -> Int { int(column.rawValue) }
  func optionalInt(_ column: AssetColumn) -> Int? { optionalInt(column.rawValue) }
  func bool(_ column: AssetColumn) -> Bool { bool(column.rawValue) }
  func optionalDouble(_ column: AssetColumn) -> Double? { optionalDouble(column.rawValue) }
  func text(_ column: AssetColumn) -> String? { text(column.rawValue) }

  func double(_ column: PictureColumn) -> Double { double(column.rawValue) }
  func optionalDouble(_ column: PictureColumn) -> Double? { optionalDouble(column.rawValue) }
  func text(_ column: PictureColumn) -> String? { text(column.rawValue) }

  func optionalDouble(_ column: ColorColumn) -> Double? { optionalDouble(column.rawValue) }
  func text(_ column: ColorColumn) -> String? { text(column.rawValue) }
}
