/// An effect on what lies behind a view, which is not drawn.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// An effect that blurs.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The looks of blurred backgrounds.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  /// An effect of a look.
  public init(style: Style) { super.init() }
}

/// An effect that lets content shine.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// An effect above a blurred background.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view of an effect, whose content lies in a view that fills it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view that holds the content.
  public let contentView = UIView()

  /// Makes a view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.fill(self)
  }

  /// Makes a view without an effect of a frame in its superview's coordinates. Points.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { contentView.fill(self) }
  }

  @_spi(UIKitHooks) open override var contentHolder: UIView? { contentView }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if element.isWhole { contentView.fill(self) }
  }
}

extension UIView {
  /// Fills another view, which it is added to, and follows its size.
  package func fill(_ superview: UIView) {
    frame = superview.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(self)
  }
}
