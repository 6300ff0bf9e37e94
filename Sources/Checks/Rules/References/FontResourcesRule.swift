import SceneModel
import TextMetrics

extension CheckRule {
  static let fontResources = CheckRule(
    "font_resources", .references, .warning, in: .quiet,
    page: RulePage(
      what: "a font that neither the system nor the source has",
      why: "The system's font is shown in its place, with other widths and heights.",
      example: """
        <fontDescription key="fontDescription" name="Brandon-Bold" pointSize="17"/> where no font
        file has that PostScript name.
        """,
      fix: """
        Add the font's file to the project and to UIAppFonts, or choose another font; ninefold fonts
        lists what there is. Sources without font files, and folders that are not the whole of a project
        (a repository, or with a project of Xcode or a package), are not looked at.
        """),
    .project { project, findings in
      // Where no file has a font, the fonts of the app are elsewhere.
      guard project.isWhole, !project.fonts.isEmpty else { return }
      findings.addMentions(.font, in: project, notIn: project.fonts) { name in
        let isKnown = name.hasPrefix(".") || Font.hasTable(named: name) || SystemFonts.contains(name)
        return isKnown ? nil : "nobody has the font '\(name)'"
      }
    })
}
