extension GlyphSlot {
  // One ASCII character stands for each code point, row by row of sixteen. Outside letters, `?` marks a code
  // point with a slot of its own, named below, or with none.

  /// U+00A0 to U+017F.
  static let latin: [GlyphSlot] = {
    var slots = letters(
      """
       !c??Y|$`?o?-??-\
      ?+23'uP.,1o?%%%?\
      AAAAAAWCEEEEIIII\
      DNOOOOOxOUUUUYPb\
      aaaaaamceeeeiiii\
      onooooo+ouuuuypy\
      AaAaAaCcCcCcCcDd\
      DdEeEeEeEeEeGgGg\
      GgGgHhHhIiIiIiIi\
      IiJjJjKkkLlLlLlL\
      lLlNnNnNnnNnOoOo\
      OoWwRrRrRrSsSsSs\
      SsTtTtTtUuUuUuUu\
      UuUuWwYyYZzZzZzf
      """)
    for (value, slot) in [
      (0xA3, pound), (0xA4, pound), (0xA9, copyright), (0xAB, guillemet), (0xAD, none),
      (0xAE, copyright), (0xB0, degree), (0xAA, degree), (0xBA, degree), (0xBB, guillemet),
    ] as [(Int, GlyphSlot)] {
      slots[value - 0xA0] = slot
    }
    return slots
  }()

  /// U+0391 to U+03C9. Each letter has the slot of the Latin one of its case whose advance is nearest in four
  /// free fonts; an estimate for the others (InterfaceBuilder.md#other-scripts).
  static let greek = letters(
    """
    ABLAEZHOIKVMNEOHP?ZTYQXQO\
    IYdzniedosuzsnaibedvzoKozdsewhHm
    """)

  /// U+0400 to U+045F, as above.
  static let cyrillic = letters(
    """
    EEwJKSIIJWWMTNZH\
    ABBJNEWTNNTHMHOH\
    PCTZwXNAWWwmKDWK\
    anorZewzoozoNooo\
    pczyQxdawmKwaswa\
    eehrksiijmmhzoyo
    """)

  /// U+1E00 to U+1EFF.
  static let latinAdditional = letters(
    """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFf\
    GgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm\
    MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRr\
    SsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv\
    WwWwWwWwWwXxXxYyZzZzZzhtwyafffBo\
    AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe\
    EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOo\
    OoOoUuUuUuUuUuUuUuYyYyYyYyLlVvYy
    """)

  private static func letters(_ text: String) -> [GlyphSlot] {
    text.utf8.map { GlyphSlot(ascii: $0) }
  }
}
