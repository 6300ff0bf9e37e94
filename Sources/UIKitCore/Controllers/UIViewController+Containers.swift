/// The views of the controllers that a container shows.
extension UIViewController {
  /// Shows a child's view by a function, with the calls about its appearance around it.
  private func show(_ child: UIViewController, by place: (UIView) -> Void) {
    let childView: UIView = child.view
    if isAppeared { child.setAppearance(true) }
    childView.translatesAutoresizingMaskIntoConstraints = true
    place(childView)
    if isAppeared { child.endAppearance(true) }
  }

  /// Shows a child's view in all of the container's, behind its bars, which a function places.
  func showBehindBars(_ child: UIViewController, _ placeBars: () -> Void) {
    guard isViewLoaded, let view else { return }
    show(child) { childView in
      childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      childView.frame = view.bounds
      view.insertSubview(childView, at: 0)
      placeBars()
    }
  }

  /// Shows a child's view, whose frame the container sets, where it does not show it yet.
  package func showPlaced(_ child: UIViewController) {
    guard let view, child.view.superview !== view else { return }
    show(child) { childView in
      childView.autoresizingMask = []
      view.addSubview(childView)
    }
  }

  /// Takes other children in place of those of now.
  ///
  /// - Parameter leave: Takes the view of one that leaves away; by itself that of each is.
  package func replaceChildren(by new: [UIViewController], _ leave: ((UIViewController) -> Void)? = nil) {
    for child in children where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      if let leave { leave(child) } else { hide(child) }
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    children = new
  }

  /// Takes a child's view away, with the calls about its appearance around it.
  func hide(_ child: UIViewController) {
    if isAppeared { child.setAppearance(false) }
    child.viewIfLoaded?.removeFromSuperview()
    if isAppeared { child.endAppearance(false) }
    child.barInsets = .zero
  }
}
