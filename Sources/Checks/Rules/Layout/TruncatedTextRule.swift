import AutoLayout
import Controls
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let truncatedText = CheckRule(
    "truncated_text", .layout, .warning, in: .quiet,
    page: RulePage(
      what: "text that is cut because its label or button is too small",
      why: """
        A person sees an ellipsis, or half a line, instead of the words. Longer languages and larger
        text sizes make it more likely: check with --pseudo, --locale and --content-size. Only
        devices are looked at; not the heights of rows and the sizes of items, which their list decides. A line is cut
        where it is wider than its view, and where it loses more than a quarter of its height. Text in a font that the
        project does not have is measured by a substitute: such a finding is a note, and it has to be cut by a
        twentieth at least. Left out are texts of a list's cells that an outlet leads to, which code replaces, and
        titles for which their button's image leaves no room at all, which are there to be heard.
        """,
      example: "A label with the text \"Account settings\" and one line, 80 points wide.",
      fix: """
        Let the label wrap (numberOfLines 0), give it more room or a higher compression resistance,
        or let the text shrink (minimumScaleFactor).
        """,
      judged: (count: 10, true: 10, useful: 8)),
    .layout(.devices) { layout, findings in
      for index in layout.views.indices {
        guard let missing = layout.missingSpace(for: index) else { continue }
        let view = layout.views[index]
        findings.add(
          view.node,
          "the text of \(layout.names.title(of: view.node)) is cut: it is "
            + "\(missing.isEstimated ? "about " : "")\(missing.natural.roundedForReading) "
            + "\(missing.axis == .horizontal ? "wide" : "high"), expected at most \(missing.given.roundedForReading)"
            + (missing.isEstimated ? "; its font is not in the project, and measured by a substitute" : ""),
          severity: missing.isEstimated ? .note : nil)
      }
    })
}

/// A text that needs more than it is given. Points.
private struct MissingSpace {
  let axis: Axis
  let natural: Double
  let given: Double
  /// Whether the text is measured by a substitute.
  let isEstimated: Bool

  /// The share of the given extent by which estimated text may be larger.
  static let tolerance = 0.05

  init(_ axis: Axis, natural: Double, given: Double, _ isEstimated: Bool) {
    self.axis = axis
    self.natural = natural
    self.given = given
    self.isEstimated = isEstimated
  }
}

extension CheckedLayout {
  /// The natural and the given extent of a text that does not fit; nil where all of it is seen, or
  /// nothing is known.
  fileprivate func missingSpace(for index: Int) -> MissingSpace? {
    let (view, detail) = (views[index], details[index])
    guard view.type == "label" || view.type == "button", detail.isLaidOut, !detail.content.isUnknown,
      tree[view.node, .customClass] == nil, let width = detail.content.width,
      let height = detail.content.height,
      resolution.shownText(of: view.node)?.contains(where: { !$0.isWhitespace }) == true,
      view.ambiguous.isEmpty, isSeen(index), !isStandIn(index)
    else { return nil }
    let given = (
      width: view.frame.width - detail.alignment.left - detail.alignment.right,
      height: view.frame.height - detail.alignment.top - detail.alignment.bottom
    )
    // A text with no space at all has another fault.
    guard given.width >= 1, given.height >= 1 else { return nil }
    let isEstimated = detail.content.isGuess
    let tolerance = isEstimated ? MissingSpace.tolerance : 0
    let isOneLine = view.type == "button" || (resolution.attribute(view.node, .numberOfLines) ?? "1") == "1"
    guard isOneLine else {
      // How text of several lines shrinks, nobody says.
      if Label.leastScale(of: ControlElement(view.node, of: engine.controls(of: outline))) < 1 { return nil }
      // Less than half a line is lost to rounding and leading.
      let font = detail.content.firstBaseline ?? 10
      let fits = height <= given.height * (1 + tolerance) + font / 2 || isSizedByList(index, .vertical)
      return fits ? nil : MissingSpace(.vertical, natural: height, given: given.height, isEstimated)
    }
    let element = ControlElement(view.node, of: engine.controls(of: outline))
    // A button is larger than its title.
    let isLabel = view.type == "label"
    let line: Size
    if isLabel {
      line = Size(width, height)
    } else {
      guard let space = Button.titleSpace(of: element), given.width >= (space.beside ?? 0) + 1 else {
        return nil
      }
      line = space.size
    }
    let scale = isLabel ? Label.leastScale(of: element) : 1
    if line.width * scale > given.width * (1 + tolerance) + 1, !hasBackgroundImage(index),
      !isSizedByList(index, .horizontal)
    {
      return MissingSpace(.horizontal, natural: line.width, given: given.width, isEstimated)
    }
    // Less than a quarter of a line is no stroke.
    let allowed = given.height * (1 + tolerance)
    return line.height * (scale - 0.25) <= allowed || isSizedByList(index, .vertical)
      ? nil : MissingSpace(.vertical, natural: line.height, given: given.height, isEstimated)
  }

  /// Whether a text is there for the canvas alone: an outlet leads to it, and it is in a cell that is made
  /// for each item of a list, so that code gives the item's own text.
  private func isStandIn(_ index: Int) -> Bool {
    document.hasOutlet(views[index].node) && isSizedByList(index, .vertical)
  }

  /// Whether the image behind a button's title decides the button's width, so that the width does not depend
  /// on the title.
  private func hasBackgroundImage(_ index: Int) -> Bool {
    guard let state = resolution.child(views[index].node, key: "normal") else { return false }
    return resolution.attribute(state, .backgroundImage) != nil
  }
}
