import AutoLayout
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let misplaced = CheckRule(
    "misplaced", .layout, .warning,
    page: RulePage(
      what: "a view whose saved frame is not the one that its constraints give",
      why: """
        Interface Builder marks such a view and shows it where it was saved; the app shows it
        elsewhere. Each save of another machine moves the frames, which fills reviews with noise.
        """,
      example: """
        <label id="tit-le-001" misplaced="YES"> with a saved y of 40, where its constraints say 28.
        """,
      fix: """
        Update Frames (⌥⌘=) in Interface Builder, or ninefold fix. Views whose size rests on what no
        document says, such as custom classes, symbols and fonts nobody has, are left out.
        """,
      mended: """
        The frame is written that Update Frames writes, with the frames of what is in the view where its size changes, and the
        mark is taken off (InterfaceBuilder.md#update-frames). A number is written where the saved frames bear out all that it
        comes from, but for required constraints: text, images, controls, margins and optional constraints must be as they were
        saved. Left alone are views that are a pixel or a point aside, which the computation may be, views with a number that
        is open, in a contradiction or a guess, with another frame for the size class of the canvas, and views around one of
        these.
        """),
    .layout(.savedCanvas) { layout, findings in
      let comparison = layout.engine.differences(in: layout.outline, countsMarked: true, updates: true)
      let indices = Dictionary(
        layout.views.enumerated().map { ($1.node, $0) }, uniquingKeysWith: { first, _ in first })
      for difference in comparison.differences where difference.isMisplaced {
        if let view = indices[difference.comparison.node], layout.mayBeASymbol(view, difference) { continue }
        let (saved, computed) = (difference.comparison.saved, difference.comparison.computed)
        findings.add(
          difference.comparison.node,
          "\(layout.names.title(of: difference.comparison.node)) is misplaced: saved \(saved.text), constraints say "
            + computed.text, fix: difference.update.map { layout.fix($0) })
      }
      layout.tellUnexplained(comparison.differences.filter(\.isUnexplained), &findings)
    })
}

extension CheckedLayout {
  /// Whether a difference of a view, by its index, is within the uncertainty of symbols: how far a symbol's
  /// frame reaches beyond its alignment rect differs from system to system (InterfaceBuilder.md#symbol-line).
  fileprivate func mayBeASymbol(_ view: Int, _ difference: FrameDifference) -> Bool {
    !difference.comparison.isMarkedMisplaced && difference.comparison.difference <= Self.symbolTolerance
      && views[view].type == "imageView" && details[view].alignment != .zero
  }

  /// Counts the views that differ for reasons which were not looked for, so that nobody takes them for sound.
  fileprivate func tellUnexplained(_ differences: [FrameDifference], _ findings: inout RuleFindings) {
    guard let first = differences.first else { return }
    let root = views.first { $0.parent == nil }?.node ?? first.comparison.node
    findings.add(
      root,
      "\(differences.count.counted("view")) of \(names.title(of: root)) may be misplaced: so many are that it was not "
        + "looked for the reasons", key: "unexplained")
  }

  /// How far frames of symbols differ between systems. Points.
  private static let symbolTolerance = 4.0
}

extension Rect {
  /// The numbers for people.
  fileprivate var text: String {
    "(" + [x, y, width, height].map(\.roundedForReading).joined(separator: ", ") + ")"
  }
}
