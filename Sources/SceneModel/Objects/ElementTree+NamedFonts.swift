extension ElementTree {
  /// The PostScript names of the fonts of the document's texts.
  package var namedFonts: Set<String> { Set(fontUses.keys) }

  /// How often the document names fonts, by their PostScript names.
  package var fontUses: [String: Int] {
    var uses: [String: Int] = [:]
    for index in 1..<max(1, count) {
      let node = NodeID(index)
      guard isElement(node, .fontDescription) || isElement(node, .font), let name = self[node, .name] else {
        continue
      }
      uses[name, default: 0] += 1
    }
    return uses
  }
}
