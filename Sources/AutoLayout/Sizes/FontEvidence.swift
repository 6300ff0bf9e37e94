import Controls
package import SceneModel
import TextMetrics

/// The saved labels of documents in fonts by name, which show how such a font differs from the table that
/// stands in for it (InterfaceBuilder.md#guessed-sizes).
package struct FontEvidence: Sendable {
  /// A label of one line whose text decides its width, its height or both.
  package struct Sample: Sendable {
    /// The width by the table, not rounded; nil where constraints hold the saved one. Points.
    package let tableWidth: Double?
    /// The width in Helvetica Neue, which stands in on a canvas without the font. Points.
    let missingWidth: Double
    /// The saved width, rounded up to pixels. Points.
    package let width: Double
    /// The saved height, rounded up to pixels; nil where constraints hold it. Points.
    package let height: Double?
    package let pointSize: Double
    /// The height of a line by the table. Em.
    package let tableLine: Double
    /// Points.
    package let pixel: Double
  }

  /// The samples by the PostScript name of their font.
  package private(set) var samples: [String: [Sample]] = [:]

  /// The labels of no document.
  package init() {}

  /// Adds the labels of a document as its canvas shows them.
  ///
  /// - Complexity: O(*n*) of the document's nodes.
  package mutating func add(_ document: Document) {
    guard !document.tree.namedFonts.isEmpty else { return }
    let engine = LayoutEngine(document, LayoutRequest())
    for outline in document.scenes {
      for root in engine.roots(of: outline) {
        add(ViewTree(root: root.node, controller: root.controller, engine.sizer), engine.sizer)
      }
    }
  }

  private mutating func add(_ tree: ViewTree, _ sizer: ContentSizer) {
    let labels = tree.views.indices.filter { tree.views[$0].kind == .label && tree.views[$0].isLaidOut }
    guard !labels.isEmpty else { return }
    let held = HeldExtents(tree)
    for index in labels {
      let view = tree.views[index]
      let label = sizer.element(view.node)
      guard view.stackPlace != .arranged, label.flag(.misplaced) != true, label.flag(.ambiguous) != true,
        let name = label.fontDescription?.attribute(.name),
        label.attributedText(key: "attributedText") == nil, Label.lineLimit(of: label) == 1,
        let run = Label.runs(of: label).first, !run.text.isEmpty, !run.text.contains(where: \.isNewline)
      else { continue }
      let font = Font.named(name, size: run.font.pointSize)
      guard case .named = font.family else { continue }
      let saved = tree.savedFrame(of: index)
      let isFree = (width: !held.contains(index, .horizontal), height: !held.contains(index, .vertical))
      guard isFree.width || isFree.height else { continue }
      samples[name, default: []].append(
        Sample(
          tableWidth: isFree.width ? label.measurer.width(of: run.text, font: font) : nil,
          missingWidth: label.measurer.width(of: run.text, font: .missing(ofSize: font.pointSize)),
          width: saved.width, height: isFree.height ? saved.height : nil, pointSize: font.pointSize,
          tableLine: font.metrics.lineHeight, pixel: 1 / sizer.environment.scale))
    }
  }
}

/// The views of a tree whose width or height constraints hold, whatever their content asks for.
private struct HeldExtents {
  private enum End { case start, end }

  private var held: [Axis: Set<Int>] = [.horizontal: [], .vertical: []]
  private var pinned: [Axis: [Int: Set<End>]] = [.horizontal: [:], .vertical: [:]]

  init(_ tree: ViewTree) {
    for constraint in tree.constraints {
      for case let side? in [constraint.first, constraint.second] {
        guard case .view(let view) = side.item else { continue }
        add(side.attribute, of: view, isEquality: constraint.relation == .equal)
      }
    }
  }

  private mutating func add(_ attribute: LayoutAttribute, of view: Int, isEquality: Bool) {
    switch attribute {
    case .width: held[.horizontal]?.insert(view)
    case .height: held[.vertical]?.insert(view)
    default: if isEquality { pin(attribute, of: view) }
    }
  }

  private mutating func pin(_ attribute: LayoutAttribute, of view: Int) {
    switch attribute {
    case .leading, .left: pinned[.horizontal]?[view, default: []].insert(.start)
    case .trailing, .right: pinned[.horizontal]?[view, default: []].insert(.end)
    case .top: pinned[.vertical]?[view, default: []].insert(.start)
    case .bottom: pinned[.vertical]?[view, default: []].insert(.end)
    default: break
    }
  }

  func contains(_ view: Int, _ axis: Axis) -> Bool {
    held[axis]?.contains(view) == true || pinned[axis]?[view]?.count == 2
  }
}
