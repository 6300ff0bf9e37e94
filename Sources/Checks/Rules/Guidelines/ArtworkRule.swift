import AutoLayout
import Controls
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let artwork = CheckRule(
    "artwork", .guidelines, .note,
    options: [
      RuleOption("clipped", .number(50), "how much of an image may be cut off, in percent"),
      RuleOption("letterboxed", .number(50), "how much of its view an image may leave empty, in percent"),
      RuleOption("distorted", .number(25), "how much an image may be drawn out along one axis, in percent"),
      RuleOption("minimum", .number(64), "the narrowest and lowest image that counts as artwork, in points"),
    ],
    page: RulePage(
      what: "an image that is clipped, letterboxed or distorted much on a device",
      why: """
        Screens have other proportions than the artwork: scaleAspectFill cuts off what does not fit, scaleAspectFit leaves
        stripes beside it, and scaleToFill draws it out. Apple's Human Interface Guidelines (Layout; Images) ask that
        the important part of artwork stays visible on every device. Counted are images of image views at least half as wide
        as the window, letterboxed ones also half as high; small ones and symbols are left out, and so are cells
        whose list gives them their size.
        """,
      example: """
        <imageView contentMode="scaleAspectFill" image="Banner"/> with an image of 800 × 600, 1024 wide and 150 high on a pad.
        """,
      fix: """
        Give the view the image's proportions by an aspect ratio, or the image set a variant by size class.
        """),
    .layout(.devices) { layout, findings in
      let least = findings.number("minimum")
      for index in layout.views.indices where layout.views[index].type == "imageView" {
        let node = layout.views[index].node
        guard let image = layout.artwork(index), image.width >= least, image.height >= least,
          let fit = ArtworkFit(
            image, in: layout.rects[index].size, layout.resolution.attribute(node, .contentMode)),
          fit.percent > findings.number(fit.fault.rawValue),
          fit.fault != .letterboxed || layout.isHalfAsHighAsRoot(index)
        else { continue }
        findings.add(
          node,
          "the image of \(layout.names.title(of: node)) is \(fit.fault) by "
            + "\(fit.percent.rounded().roundedForReading) percent: it is \(image.described), its view "
            + "\(layout.rects[index].size.described)", key: fit.fault.rawValue)
      }
    })
}

/// The effect of a content mode on an image in a view of other proportions.
private struct ArtworkFit {
  enum Fault: String {
    /// The share of the image that is cut off.
    case clipped
    /// The share of the view that stays empty.
    case letterboxed
    /// How much the image is drawn out along one axis against the other.
    case distorted
  }

  let fault: Fault
  let percent: Double

  /// The effect; nil of a mode that does not scale. The mode of a view without one is scaleToFill.
  init?(_ image: Size, in view: Size, _ mode: String?) {
    let across = view.width / image.width, down = view.height / image.height
    let ratio = min(across, down) / max(across, down)
    switch mode ?? "scaleToFill" {
    case "scaleAspectFill": (fault, percent) = (.clipped, (1 - ratio) * 100)
    case "scaleAspectFit": (fault, percent) = (.letterboxed, (1 - ratio) * 100)
    case "scaleToFill": (fault, percent) = (.distorted, (1 / ratio - 1) * 100)
    default: return nil
    }
  }
}

extension CheckedLayout {
  /// The size of the image in an image view that is large on its screen; nil where there is none.
  fileprivate func artwork(_ index: Int) -> Size? {
    let root = root(of: index)
    guard rects[index].width >= rects[root].width / 2, rects[index].height > 1, isScreen(root),
      views[index].ambiguous.isEmpty, isSeen(index), !isSizedByList(index, .vertical),
      !isSizedByList(index, .horizontal)
    else { return nil }
    let controls = engine.controls(of: outline)
    let view = ControlElement(views[index].node, of: controls)
    guard let image = view.imageName.flatMap(controls.image), !image.isSymbol else { return nil }
    return image.size
  }

  fileprivate func isHalfAsHighAsRoot(_ index: Int) -> Bool {
    rects[index].height >= rects[root(of: index)].height / 2
  }
}

extension Size {
  fileprivate var described: String { "\(width.roundedForReading) × \(height.roundedForReading)" }
}
