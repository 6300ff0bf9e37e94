/// The system whose objects a document describes (InterfaceBuilder.md#platforms).
@usableFromInline
package enum Platform: UInt8, CaseIterable, Sendable {
  case iOS, tvOS, macOS, watchOS

  /// The system's name, as Apple spells it.
  package var name: String {
    switch self {
    case .iOS: "iOS"
    case .tvOS: "tvOS"
    case .macOS: "macOS"
    case .watchOS: "watchOS"
    }
  }

  /// The platform of a tree's root element, by its `targetRuntime`, else its `type`; iOS where neither
  /// names one.
  package init(of tree: ElementTree) {
    let root = tree.root
    let runtime = root.flatMap { tree[$0, .targetRuntime] }.flatMap(Self.init(runtime:))
    let type = root.flatMap { tree[$0, .type] }.flatMap(Self.init(documentType:))
    self = runtime ?? type ?? .iOS
  }

  private init?(runtime: String) {
    switch runtime {
    case "MacOSX.Cocoa": self = .macOS
    case "watchKit": self = .watchOS
    case "AppleTV": self = .tvOS
    case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": self = .iOS
    default: return nil
    }
  }

  private init?(documentType: String) {
    let beginnings: [(String, Platform)] = [
      ("com.apple.InterfaceBuilder3.CocoaTouch.", .iOS), ("com.apple.InterfaceBuilder3.Cocoa.", .macOS),
      ("com.apple.InterfaceBuilder.AppleTV.", .tvOS), ("com.apple.InterfaceBuilder.WatchKit.", .watchOS),
    ]
    guard let found = beginnings.first(where: { documentType.hasPrefix($0.0) }) else { return nil }
    self = found.1
  }
}
