@_spi(UIKitHooks) import UIKitCore
import SceneModel

/// The heights of rows and of the views between them.
extension UITableView {
  /// The insets of rows from the sides of the table: in an inset grouped one the margin in the safe area
  /// (Devices.md#rows). Points.
  var rowInset: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margin = rowMargin
    return UIEdgeInsets(
      top: 0, left: margin + safeAreaInsets.left, bottom: 0, right: margin + safeAreaInsets.right)
  }

  /// The insets that keep the content of rows clear of the safe area at the sides, by those of the table: a
  /// row is measured before it lies where it has some of its own. Points.
  var contentSides: UIEdgeInsets {
    let (around, row) = (headingSides, rowInset)
    return UIEdgeInsets(
      top: 0, left: max(around.left - row.left, 0), bottom: 0, right: max(around.right - row.right, 0))
  }

  /// The insets that keep the content of what stands between rows clear of the safe area at the sides.
  /// Points.
  var headingSides: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  /// The space above the view above the rows of a section. Points.
  func topPadding(of section: Int, _ number: Int) -> CGFloat {
    guard style == .plain, view(of: number) != nil else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return layoutScreen.system.major >= Self.paddedSystem ? Self.standardTopPadding : 0
  }

  /// The view of a title above or below the rows of a section; nil of none.
  func titleView(_ title: String?, isFooter: Bool) -> UIView? {
    guard let title else { return nil }
    let view = SectionTitle(reuseIdentifier: nil)
    view.table = self
    view.isFooter = isFooter
    view.textLabel?.text = title
    return view
  }

  /// The height of an item, asked for or that of its view. Points.
  func height(of number: Int) -> CGFloat {
    guard let item = items?[number] else { return 0 }
    switch item {
    case .row(let path):
      let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if asked >= 0 { return asked }
      guard let cell = view(of: number) as? UITableViewCell else { return 0 }
      let width = bounds.inset(by: rowInset).width
      return cell.fittingHeight(CGSize(width: width, height: 0), standard: Self.standardRowHeight)
    case .header(let section):
      let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      return height(of: section, view(of: number), asked, isFooter: false) + topPadding(of: section, number)
    case .footer(let section):
      let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      return height(of: section, view(of: number), asked, isFooter: true)
    }
  }

  /// The height of the view above or below the rows of a section, or of the space in its place. Points.
  private func height(of section: Int, _ view: UIView?, _ asked: CGFloat, isFooter: Bool) -> CGFloat {
    guard view != nil || style != .plain else { return 0 }
    if asked >= 0 { return asked }
    switch view {
    case let title as SectionTitle:
      if isFooter { return title.footerHeight(bounds.inset(by: safeAreaInsets).width) }
      if style == .plain { return Self.plainTitle }
      return section == 0 ? pixel(Self.firstTitle) : Self.title
    case let view as UITableViewHeaderFooterView:
      return view.fittingHeight(bounds.width)
    case let view?:
      let target = CGSize(width: bounds.width, height: 0)
      return view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    case nil: return section == 0 && !isFooter ? Self.firstSpace : pixel(Self.space)
    }
  }

  private func pixel(_ points: CGFloat) -> CGFloat {
    (points * layoutScreen.scale).rounded() / layoutScreen.scale
  }

  /// The heights of titles above the rows of sections, and of the spaces in their places. Points
  /// (Devices.md#sections-of-tables).
  private static let plainTitle: CGFloat = 28
  private static let firstTitle: CGFloat = 166 / 3
  private static let title: CGFloat = 38
  private static let firstSpace: CGFloat = 35
  private static let space: CGFloat = 53 / 3
  /// The space above views above the rows of a plain table, and the system that has it first. Points.
  private static let standardTopPadding: CGFloat = 22
  private static let paddedSystem = 15
}

/// The title above or below the rows of a section.
private final class SectionTitle: UITableViewHeaderFooterView {}
