/// One of the nine size classes: a width and a height, each any, compact or regular.
///
/// Four are final: the classes that a device can show. Five are base classes, each standing for two or four
/// final ones (InterfaceBuilder.md#nine-classes).
///
/// ```swift
/// print(SizeClass.anyCompact.covers(.regularCompact))  // true
/// print(SizeClass.compactAny.finals)  // [compact-compact, compact-regular]
/// for sizeClass in SizeClass.all where sizeClass.isFinal {
///   print(sizeClass, sizeClass.placements.first?.device.name ?? "no device")
/// }
/// ```
public struct SizeClass: Hashable, Sendable {
  /// The class along one axis.
  ///
  /// ```swift
  /// let upright = SizeClass(width: .compact, height: .regular)
  /// print(upright == .compactRegular, upright.width == .any)  // true false
  /// ```
  public enum Extent: String, CaseIterable, Sendable {
    case any, compact, regular
  }

  /// The horizontal size class, or any.
  public var width: Extent
  /// The vertical size class, or any.
  public var height: Extent

  /// The class of a width and a height.
  public init(width: Extent, height: Extent) {
    self.width = width
    self.height = height
  }

  /// The nine classes: any width first, and within a width any height first.
  public static let all: [SizeClass] = Extent.allCases.flatMap { width in
    Extent.allCases.map { SizeClass(width: width, height: $0) }
  }

  /// Whether a device can show the class.
  public var isFinal: Bool { width != .any && height != .any }

  /// The final classes that the class stands for: itself alone where it is final.
  public var finals: [SizeClass] { Self.all.filter { $0.isFinal && covers($0) } }

  /// Whether every value of this class holds in another class too, itself included.
  public func covers(_ other: SizeClass) -> Bool {
    (width == .any || width == other.width) && (height == .any || height == other.height)
  }
}

extension SizeClass: CustomStringConvertible {
  /// The name `width-height`, such as `compact-regular`.
  public var description: String { "\(width.rawValue)-\(height.rawValue)" }

  /// Reads a name `width-height`, or Interface Builder's short form such as `wC hR`, `wChR` or `wAny hAny`.
  public init?(name: String) {
    let parts = name.lowercased().split(separator: "-")
    if parts.count == 2, let width = Extent(rawValue: String(parts[0])),
      let height = Extent(rawValue: String(parts[1]))
    {
      self.init(width: width, height: height)
      return
    }
    let short = name.lowercased().filter { $0 != " " && $0 != "-" }
    guard short.first == "w", let split = short.dropFirst().firstIndex(of: "h"),
      let width = Extent(short: short[..<split].dropFirst()),
      let height = Extent(short: short[split...].dropFirst())
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension SizeClass.Extent {
  fileprivate init?(short: Substring) {
    switch short {
    case "a", "any": self = .any
    case "c", "compact": self = .compact
    case "r", "regular": self = .regular
    default: return nil
    }
  }
}
