extension UIView {
  /// The view that everything is in.
  var rootView: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  /// The window that it is in; nil where it is in none.
  var windowNow: UIWindow? { rootView as? UIWindow }

  /// Puts a view right behind one of those in it.
  func insert(_ view: UIView, below siblingSubview: UIView) {
    insert(view, at: position(of: siblingSubview, without: view))
  }

  /// Puts a view right in front of one of those in it.
  func insert(_ view: UIView, above siblingSubview: UIView) {
    insert(view, at: position(of: siblingSubview, without: view).map { $0 + 1 })
  }

  /// Exchanges two of the views in it.
  func exchange(_ index1: Int, _ index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    noteLayoutChange()
  }

  /// Puts one of the views in it in front.
  func bringToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    noteLayoutChange()
  }

  /// Puts one of the views in it behind the others.
  func sendToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    noteLayoutChange()
  }

  /// Takes the view out of its superview, and the constraints to what is outside of it out of force.
  func takeOut() {
    guard let superview else { return }
    let window = window
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil { announce(nil) }
    leave(superview)
    didMoveToSuperview()
    if window != nil { announceMoved() }
  }

  /// Whether the view is another or in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The nearest view that is or holds both; nil where there is none.
  func commonAncestor(with view: UIView?) -> UIView? {
    guard let view else { return nil }
    var common: UIView? = self
    while let candidate = common, !view.isDescendant(of: candidate) { common = candidate.superview }
    return common
  }

  /// The view, or one in it, of a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  private func position(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func insert(_ view: UIView, at index: Int?) {
    if isDescendant(of: view) {
      let kind = self === view ? "Can't add self as subview" : "Can't add an ancestor as a subview"
      LayoutExceptions.raise("NSInvalidArgumentException", kind)
      return
    }
    let (old, new) = (view.window, window)
    if let superview = view.superview {
      if superview !== self { superview.willRemoveSubview(view) }
    }
    view.willMove(toSuperview: self)
    if old !== new { view.announce(new) }
    if let superview = view.superview {
      if superview === self {
        subviews.removeAll { $0 === view }
      } else {
        view.leave(superview)
      }
    } else {
      view.hierarchy = nil
    }
    subviews.insert(view, at: min(max(index ?? subviews.count, 0), subviews.count))
    view.superview = self
    noteLayoutChange()
    needsLayoutFlag = true
    didAddSubview(view)
    view.didMoveToSuperview()
    if old !== new { view.announceMoved() }
  }

  /// Forgets the superview, and what relates the view to it.
  private func leave(_ superview: UIView) {
    superview.noteLayoutChange()
    var holder: UIView? = superview
    while let view = holder {
      for constraint in view.ownConstraints where constraint.refers(into: self) { view.drop(constraint) }
      holder = view.superview
    }
    (superview as? UIStackView)?.forgetArranged(self)
    superview.subviews.removeAll { $0 === self }
    superview.needsLayoutFlag = true
    self.superview = nil
    forgetIndices()
  }

  private func forgetIndices() {
    for view in subtree {
      view.index = -1
      for guide in view.guides { guide.index = -1 }
    }
  }

  /// The view and all in it, each before those in it.
  var subtree: [UIView] {
    var result: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      result.append(view)
      waiting += view.subviews.reversed()
    }
    return result
  }

  private func announce(_ window: UIWindow?) {
    for view in subtree { view.willMove(toWindow: window) }
  }

  private func announceMoved() {
    for view in subtree {
      if view.window != nil { view.updateTraits() }
      view.didMoveToWindow()
    }
  }
}

extension NSLayoutConstraint {
  /// Whether an item is a view or in it, or is gone.
  func refers(into view: UIView) -> Bool {
    items.contains { $0?.view?.isDescendant(of: view) ?? true }
  }
}
