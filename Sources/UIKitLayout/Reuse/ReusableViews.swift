import UIKitCore

/// A view that a table or a collection uses again.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get set }

  func prepareForReuse()
}

extension ReusableView {
  /// Fills the view with another behind those in it, in place of a former one.
  func fillBehind(_ new: UIView?, replacing old: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.fill(self)
    sendSubviewToBack(new)
  }
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// The views of one kind that are shown no longer, and how new ones are made, by identifiers.
@MainActor
final class ReusableViews<View: ReusableView> {
  private var makers: [String: () -> View?] = [:]
  private var unused: [String: [View]] = [:]

  /// Has views of an identifier made by a function, or no longer.
  func register(_ identifier: String, _ maker: (() -> View?)?) { makers[identifier] = maker }

  /// Has views of an identifier made of a xib, or no longer.
  func register(_ identifier: String, _ nib: UINib?) {
    register(identifier, nib.map { nib in { nib.makeView() as? View } })
  }

  /// A view that is shown no longer, made ready, or a new one; nil where none is made.
  func dequeue(_ identifier: String) -> View? {
    if let view = unused[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = makers[identifier]?()
    view?.reuseIdentifier = identifier
    return view
  }

  /// Keeps a view that is shown no longer, if it has an identifier.
  func enqueue(_ view: View) {
    if let identifier = view.reuseIdentifier { unused[identifier, default: []].append(view) }
  }
}
