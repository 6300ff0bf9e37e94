/// A view of an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { if image !== oldValue { invalidateIntrinsicContentSize() } } }
  /// The image of the highlighted view.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// The style of symbols that have none of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration !== oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Makes a view of a frame in its superview's coordinates. Points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as its image, with the image of the highlighted view.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes a view as large as its image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(UIKitHooks) open override var elementName: String { "imageView" }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.image("image") { image = value }
    if let value = element.image("highlightedImage") { highlightedImage = value }
    if let value = element.flag("highlighted") { isHighlighted = value }
    if let value = element.symbolConfiguration("preferredSymbolConfiguration") {
      preferredSymbolConfiguration = value
    }
  }

  package override func writeContent(_ writer: inout ElementWriter) {
    guard let image else { return }
    writer["image"] = writer.name(of: image)
    guard image.isSymbol, let style = image.style(over: preferredSymbolConfiguration) else {
      return
    }
    style.write(&writer, key: "preferredSymbolConfiguration")
  }

  /// The image's size. Points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
