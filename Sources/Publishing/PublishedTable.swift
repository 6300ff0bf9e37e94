/// A table of the schema, with the rows of it that a store has.
struct PublishedTable: Sendable {
  let name: String
  /// The columns that are read, in the order of the query's.
  let columns: [String]
  /// The query for the rows of the owner of the number `?1`.
  let query: String
  /// The column with the number of an environment, which is another one in the schema.
  var environmentColumn: Int?

  /// A table, its columns, and where they are read: behind FROM.
  init(_ name: String, _ columns: String, from source: String, environmentColumn: Int? = nil) {
    self.name = name
    self.columns = columns.split { ", ".contains($0) }.map {
      $0.split(separator: ".").last.map(String.init) ?? ""
    }
    query = "SELECT \(columns) FROM \(source)"
    self.environmentColumn = environmentColumn
  }

  /// The statement that writes rows, whose first values are those of other columns.
  func copyStatement(after first: [String] = []) -> String {
    "COPY \(name) (\((first + columns).map { "\"\($0)\"" }.joined(separator: ", "))) FROM STDIN"
  }
}

/// A kind of file of a project that has a row in each revision, and a content of its own.
struct PublishedKind: Sendable {
  /// Its table, whose columns are written for each revision.
  let table: PublishedTable
  /// The tables of its content.
  let members: [PublishedTable]

  /// The files of the project of the number `?1`, in the order of their paths.
  var listing: String { "SELECT id, path FROM \(table.name) WHERE project = ?1 ORDER BY path" }

  static let all = [documents, catalogs, stringsFiles, fontFiles]

  static let documents = PublishedKind(
    table: PublishedTable(
      "document",
      """
      node_count, has_byte_order_mark, declaration, line_end, indentation, empty_element_gap, type, tools_version, \
      target_runtime, device, orientation, uses_auto_layout, uses_size_classes, uses_safe_areas, is_launch_screen, \
      initial_controller
      """, from: "document WHERE id = ?1"),
    members: [
      PublishedTable(
        "node", "position, parent, name, attributes, text, spelling, owner, path",
        from: "node WHERE document = ?1 ORDER BY position"),
      PublishedTable(
        "scene", "position, last, id, name, controller", from: "scene WHERE document = ?1 ORDER BY position"),
      PublishedTable(
        "object",
        "position, last, scene, parent, id, element, class, custom_class, role, installed, hidden",
        from: "object WHERE document = ?1 ORDER BY position"),
      PublishedTable(
        "layout_constraint",
        """
        position, owner, id, first_item, second_item, first, second, first_attribute, second_attribute, relation, \
        multiplier, constant, priority, is_placeholder, installed
        """, from: "layout_constraint WHERE document = ?1 ORDER BY position"),
      PublishedTable(
        "connection", "position, source, id, kind, name, segue_kind, destination, target",
        from: "connection WHERE document = ?1 ORDER BY position"),
      PublishedTable(
        "override",
        "owner, position, name, property, key, width, height, rank, action, value, number, deciding",
        from: "override WHERE document = ?1 ORDER BY owner, position, name"),
      PublishedTable(
        "resource", "position, kind, name, width, height, catalog",
        from: "resource WHERE document = ?1 ORDER BY position"),
      PublishedTable(
        "solved_document", "environment",
        from:
          "solved_document v JOIN environment e ON e.id = v.environment WHERE v.document = ?1 ORDER BY e.name",
        environmentColumn: 0),
      PublishedTable(
        "solved_scene", "scene, environment, variant, v.size_class, place, is_shown, width, height",
        from:
          "solved_scene v JOIN environment e ON e.id = v.environment WHERE v.document = ?1 ORDER BY scene, e.name",
        environmentColumn: 1),
      PublishedTable(
        "view_frame",
        """
        scene, variant, position, superview, x, y, width, height, ambiguous, safe_left, safe_top, safe_right, \
        safe_bottom, content_width, content_height
        """, from: "view_frame WHERE document = ?1 ORDER BY scene, variant, position"),
      PublishedTable(
        "conflict_member", "scene, variant, conflict, place, position, kind",
        from: "conflict_member WHERE document = ?1 ORDER BY scene, variant, conflict, place"),
      PublishedTable(
        "layout_finding", "scene, variant, number, position, kind, text",
        from: "layout_finding WHERE document = ?1 ORDER BY scene, variant, number"),
      PublishedTable(
        "checked_document", "plan, findings", from: "checked_document WHERE document = ?1 ORDER BY plan"),
    ])

  static let catalogs = PublishedKind(
    table: PublishedTable("asset_catalog", "", from: "asset_catalog WHERE id = ?1"),
    members: [
      PublishedTable(
        "asset", "kind, name, is_template", from: "asset WHERE catalog = ?1 ORDER BY kind, name"),
      PublishedTable(
        "asset_variant",
        """
        a.kind, a.name, v.position, v.size_class, v.idiom, v.scale, v.luminosity, v.has_high_contrast, v.direction, \
        v.gamut, v.subtype, v.locale
        """,
        from:
          "asset a JOIN asset_variant v ON v.asset = a.id WHERE a.catalog = ?1 ORDER BY a.kind, a.name, v.position"
      ),
      PublishedTable(
        "asset_picture",
        """
        a.name, i.position, i.file, i.width, i.height, i.inset_top, i.inset_left, i.inset_bottom, i.inset_right
        """,
        from:
          "asset a JOIN asset_picture i ON i.asset = a.id WHERE a.catalog = ?1 ORDER BY a.name, i.position"
      ),
      PublishedTable(
        "asset_color",
        """
        a.name, k.position, k.space, k.red, k.green, k.blue, k.white, k.alpha, k.system_name, k.platform
        """,
        from: "asset a JOIN asset_color k ON k.asset = a.id WHERE a.catalog = ?1 ORDER BY a.name, k.position"),
    ])

  static let stringsFiles = PublishedKind(
    table: PublishedTable(
      "strings_file", "encoding, trailing, language", from: "strings_file WHERE id = ?1"),
    members: [
      PublishedTable(
        "strings_entry",
        """
        position, leading, spelled_key, separator, spelled_value, terminator, key, value, object, attribute
        """, from: "strings_entry WHERE file = ?1 ORDER BY position")
    ])

  static let fontFiles = PublishedKind(
    table: PublishedTable("font_file", "", from: "font_file WHERE id = ?1"),
    members: [
      PublishedTable(
        "font",
        """
        position, name, family, style, units_per_em, ascender, descender, line_gap, glyph_count
        """,
        from:
          """
          (
            SELECT t.*, (SELECT count(*) FROM font_glyph g WHERE g.font = t.id) AS glyph_count FROM font t
          ) WHERE file = ?1 ORDER BY position
          """)
    ])
}

extension PublishedTable {
  /// The tables of the catalogue of devices and of the size classes, each before those that refer to it.
  static let catalog = [
    PublishedTable("size_class", "number, name, width, height, bit", from: "size_class"),
    PublishedTable(
      "screen",
      """
      screen, canvas, idiom, portrait_width, portrait_height, pixel_width, pixel_height, scale, portrait_size_class, \
      landscape_size_class, rotates, turns_upside_down, has_home_indicator, corner_radius, portrait_safe_left, \
      portrait_safe_top, portrait_safe_right, portrait_safe_bottom, landscape_safe_left, landscape_safe_top, \
      landscape_safe_right, landscape_safe_bottom, portrait_status_bar, landscape_status_bar
      """, from: "screen ORDER BY screen"),
    PublishedTable(
      "screen_window", "screen, orientation, window, window_width, window_height, size_class",
      from: "screen_window"),
    PublishedTable("device", "number, name, screen", from: "device ORDER BY number"),
  ]

  /// The environments of a store.
  static let environments = PublishedTable(
    "environment",
    """
    id, name, device, model, orientation, window, size_class, style, idiom, direction, content_size, contrast, \
    legibility_weight, gamut, locale, texts, screen, settings
    """, from: "environment")

  /// The font files that the property lists of a project name.
  static let appFonts = PublishedTable(
    "app_font", "property_list, position, file",
    from: "app_font WHERE project = ?1 ORDER BY property_list, position")
}
