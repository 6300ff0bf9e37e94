import Adaptivity

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// The whole height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// About half the height; none in compact height (Devices.md#detents).
    public class func medium() -> Detent {
      Detent(.medium) { context in
        if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
        let height = (context as? SheetContext)?.windowHeight ?? UIScreen.main.bounds.height
        return CGFloat(
          CardDetents.medium(of: Double(context.maximumDetentValue), inWindowOf: Double(height)))
      }
    }

    /// A height that a function gives, the home indicator not included; none where it gives nil. Points.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.apple.UIKit.dynamic.\(UUID().uuidString)"), resolver)
    }

    /// The height in a sheet; nil where it is none at which the sheet rests. Points.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The sheet that a detent is resolved for.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the window.
  var containerTraitCollection: UITraitCollection { get }
  /// The value of the whole height. Points.
  var maximumDetentValue: CGFloat { get }
}

/// The sheet of a window.
@MainActor
final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let windowHeight: CGFloat

  init(_ window: UIWindow, maximumDetentValue: CGFloat) {
    containerTraitCollection = window.traitCollection
    windowHeight = window.bounds.height
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}
