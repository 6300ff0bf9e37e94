/// A view of a map, of which nothing is drawn. Its content has no size.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// Whether it may be scrolled.
  open var isScrollEnabled = true
  /// Whether it may be zoomed.
  open var isZoomEnabled = true
  /// Whether it may be turned.
  open var isRotateEnabled = true
  /// Whether it may be tilted.
  open var isPitchEnabled = true
  /// Whether it shows where the person is.
  open var showsUserLocation = false
}

/// A view of the web, of which nothing is loaded. Its content has no size.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The view that scrolls the pages.
  public private(set) lazy var scrollView: UIScrollView = {
    let view = UIScrollView()
    view.fill(self)
    return view
  }()

  /// Makes a view of a frame in its superview's coordinates. Points.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }

  /// Makes a view of a frame in its superview's coordinates. Points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The properties of a view of the web before it is made.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {}

/// A view of the web as it was before iOS 12, of which nothing is loaded. Its content has no size.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// The view that scrolls the page.
  public private(set) lazy var scrollView: UIScrollView = {
    let view = UIScrollView()
    view.fill(self)
    return view
  }()
}
