import Controls
import ConstraintSolver
import Resolver
import SceneModel

/// The rule of Interface Builder that gave a number, and the unknown that no rule gives.
extension DifferenceAttribution {
  /// The anchor of the rule that an equation of the layout follows; nil where none decides.
  func rule(of equation: ActiveRow, as cause: FrameDifference.Cause) -> String? {
    let origins = equation.constraints.map { root.rows.system.origins[$0] }
    guard let origin = origins.first(where: \.isOfDocument) ?? origins.first else { return nil }
    switch origin {
    case .constraint(let index): return rule(of: tree.constraints[index], as: cause)
    case .hugging(let view, _), .compressionResistance(let view, _): return contentRule(view)
    case .nonnegativeExtent, .scrollContent: return "InterfaceBuilder.md#order-of-content"
    case .autoresizing: return "InterfaceBuilder.md#autoresizing-masks"
    case .effectContent, .cell, .cellContent: return "InterfaceBuilder.md#stale-cells"
    case .stackView(let view, let rule): return tree.stack(view).map { self.rule(rule, of: $0) }
    case .rootFrame: return "InterfaceBuilder.md#root-frames"
    }
  }

  private func rule(of constraint: ItemConstraint, as cause: FrameDifference.Cause) -> String? {
    switch cause {
    case .rootInset: return rootInsetRule
    case .margin:
      return [constraint.first, constraint.second].lazy.compactMap { $0.flatMap(marginRule) }.first
    case .baseline: return "InterfaceBuilder.md#baselines"
    case .priority: return "InterfaceBuilder.md#order-of-content"
    case .conflict: return "InterfaceBuilder.md#broken-ends"
    default: return nil
    }
  }

  /// The rule of a view's natural size.
  private func contentRule(_ index: Int) -> String? {
    let view = tree.views[index]
    switch root.solved.content(of: index).kind {
    case .rendered: return "InterfaceBuilder.md#rendered-sizes"
    case .placeholder: return "InterfaceBuilder.md#placeholder-sizes"
    case .text, .image, .control: return tree.tree.objectKind(of: view.node)?.size?.source
    }
  }

  private func rule(_ rule: RowOrigin.StackRule, of stack: StackArrangement) -> String {
    switch rule {
    case .ends, .fit: return "InterfaceBuilder.md#stack-view"
    case .spacing: return "InterfaceBuilder.md#stack-spacing"
    case .hiddenView: return "InterfaceBuilder.md#stack-hidden-views"
    case .emptyView: return "InterfaceBuilder.md#stack-empty-views"
    case .alignment:
      return stack.alignment.isByBaseline
        ? "InterfaceBuilder.md#stack-baselines" : "InterfaceBuilder.md#stack-alignment"
    case .distribution:
      switch stack.distribution {
      case .fillEqually, .fill: return "InterfaceBuilder.md#stack-fill-equally"
      case .fillProportionally: return "InterfaceBuilder.md#stack-fill-proportionally"
      case .equalSpacing, .equalCentering: return "InterfaceBuilder.md#stack-equal-gaps"
      }
    }
  }

  /// The rule that the root's safe area follows first of all: bars and places are added to what it gives.
  private var rootInsetRule: String {
    let environment = root.layout.environment
    if environment.doublesInsets { return "InterfaceBuilder.md#doubled-insets" }
    guard tree.controller != nil else { return "InterfaceBuilder.md#xib-insets" }
    guard environment.hasHomeIndicator else { return "InterfaceBuilder.md#status-bar" }
    return environment.isPad
      ? "InterfaceBuilder.md#pad-insets" : "InterfaceBuilder.md#home-indicator-insets"
  }

  /// The rule of the margins that a side of a constraint speaks of; nil where it speaks of none.
  private func marginRule(_ side: ItemConstraint.Side) -> String? {
    let view: Int
    switch side.item {
    case .view(let index): view = index
    case .guide(let index):
      view = tree.guides[index].owner
      if tree.guides[index].kind == .readable { return "InterfaceBuilder.md#readable-width" }
      guard tree.guides[index].kind == .margins || side.attribute.isRelativeToMargins else { return nil }
      return marginRule(of: view)
    }
    return side.attribute.isRelativeToMargins ? marginRule(of: view) : nil
  }

  private func marginRule(of view: Int) -> String {
    switch tree.views[view].kind {
    case .tableViewCellContentView: return "InterfaceBuilder.md#cell-content-margins"
    case .collectionViewCellContentView: return "InterfaceBuilder.md#collection-content-margins"
    default:
      guard tree.views[view].parent < 0 else { return "InterfaceBuilder.md#ordinary-margins" }
      return tree.controller == nil
        ? "InterfaceBuilder.md#xib-root-margins" : "InterfaceBuilder.md#root-margins"
    }
  }

  /// The unknown that a number rests on, by the number's cause and the view whose size or rule it is.
  func unknown(_ cause: FrameDifference.Cause, _ id: ObjectID?) -> FrameDifference.Unknown? {
    switch cause {
    case .unmeasuredText: return .font
    case .constraint: return .staleFrame
    case .ambiguity: return .openNumber
    case .unexplained: return .reason
    case .text, .image, .control:
      guard let id, let view = indices[id] else { return nil }
      if tree.resolution.attribute(tree.views[view].node, .customClass) != nil { return .customClass }
      return cause == .image && root.solved.content(of: view).isGuess ? .image : nil
    default: return nil
    }
  }
}
