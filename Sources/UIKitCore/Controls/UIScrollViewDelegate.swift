/// The keeper of what is scrolled.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The view that would be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before a finger scrolls, which none does here.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a finger has scrolled, which none does here.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when scrolling has come to rest, which nothing does here.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when the insets of the content are others.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// No view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A view that scrolls. It has a delegate here and not in the class, since tables, collections and views of
/// text have one of another type by the same name.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// The keeper of what is scrolled.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView: UIScrollViewDelegating {}

/// The keeper of a text, of which nothing is written.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}
