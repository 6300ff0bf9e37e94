/// A kind of thing that is stored and follows from nothing else, by the table of its own row, whose column
/// `rows_checksum` is over all of its rows.
enum RowOwner: String, CaseIterable {
  case catalog = "asset_catalog"
  case fontFile = "font_file"
  case edit

  /// The rows that belong to the owner of the number `?1`, table by table, in the order of their keys.
  var queries: [String] {
    switch self {
    case .catalog: Self.ofCatalog
    case .fontFile: Self.ofFontFile
    case .edit: Self.ofEdit
    }
  }

  /// The name of each owner, in the order of their numbers.
  var names: String {
    switch self {
    case .catalog: "SELECT id, 'asset catalogue ' || path FROM asset_catalog ORDER BY id"
    case .fontFile: "SELECT id, 'font file ' || path FROM font_file ORDER BY id"
    case .edit: "SELECT id, 'edit ' || id FROM edit ORDER BY id"
    }
  }

  private static let ofCatalog = [
    "SELECT id, project, path FROM asset_catalog WHERE id = ?1",
    "SELECT id, kind, name, is_template FROM asset WHERE catalog = ?1 ORDER BY id",
    """
    SELECT v.asset, v.position, v.size_class, v.idiom, v.scale, v.luminosity, v.has_high_contrast, v.direction, v.gamut,
      v.subtype, v.locale
    FROM asset a CROSS JOIN asset_variant v ON v.asset = a.id WHERE a.catalog = ?1 ORDER BY v.asset, v.position
    """,
    """
    SELECT i.asset, i.position, i.file, i.width, i.height, i.inset_top, i.inset_left, i.inset_bottom, i.inset_right
    FROM asset a CROSS JOIN asset_picture i ON i.asset = a.id WHERE a.catalog = ?1 ORDER BY i.asset, i.position
    """,
    """
    SELECT k.asset, k.position, k.space, k.red, k.green, k.blue, k.white, k.alpha, k.system_name, k.platform
    FROM asset a CROSS JOIN asset_color k ON k.asset = a.id WHERE a.catalog = ?1 ORDER BY k.asset, k.position
    """,
  ]

  private static let ofFontFile = [
    "SELECT id, project, path, checksum FROM font_file WHERE id = ?1",
    """
    SELECT id, position, name, family, style, units_per_em, ascender, descender, line_gap FROM font
    WHERE file = ?1 ORDER BY position
    """,
    """
    SELECT g.font, g.character, g.advance FROM font t CROSS JOIN font_glyph g ON g.font = t.id
    WHERE t.file = ?1 ORDER BY t.position, g.character
    """,
    """
    SELECT k.font, k.first, k.second, k.adjustment FROM font t CROSS JOIN font_kerning k ON k.font = t.id
    WHERE t.file = ?1 ORDER BY t.position, k.first, k.second
    """,
    """
    SELECT w.font, w.word, w.advance FROM font t CROSS JOIN font_word w ON w.font = t.id
    WHERE t.file = ?1 ORDER BY t.position, w.word
    """,
  ]

  private static let ofEdit = [
    """
    SELECT id, document, summary, size_class, made, checksum, undone, former_checksum FROM edit WHERE id = ?1
    """,
    """
    SELECT was_removed, position, depth, name, attributes, text, spelling FROM edit_node
    WHERE edit = ?1 ORDER BY was_removed, position
    """,
  ]
}
