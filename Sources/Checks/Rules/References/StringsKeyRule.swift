import SceneModel

extension CheckRule {
  static let stringsKey = CheckRule(
    "strings_key", .references, .warning, in: .quiet,
    page: RulePage(
      what: "a text of a strings file that names no object of its document",
      why: """
        The text is shown nowhere: the object was deleted, or the key is misspelled. What is shown
        stays in the language of the document.
        """,
      example: """
        "tit-le-001.text" = "Titre"; in fr.lproj/Main.strings where Main.storyboard has no object
        tit-le-001.
        """,
      fix: "Delete the line, or correct the identifier."),
    .document { document, findings in
      guard let root = document.tree.root, !document.strings.isEmpty else { return }
      let ids = document.tree.identifiers
      for strings in document.strings {
        for entry in strings.entries {
          guard let object = entry.object, !ids.contains(object.text) else { continue }
          findings.add(
            root, "\(strings.path): the key '\(entry.key)' names no object of the document",
            key: strings.path + entry.key)
        }
      }
    })
}
