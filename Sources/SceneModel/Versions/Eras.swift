/// The Interface Builder that saved a document, by the major number of its build.
///
/// Versions have neither an order nor a number outside of this file: a change with a version is an ``Eras``
/// or a ``Milestone``, which alone compare a version with a number.
package struct ToolsVersion: Hashable, Sendable {
  /// The number before the first dot; 0 where the document has none.
  fileprivate let major: Int

  /// The version of an attribute's text, such as `22155`, `9531` or `4510`.
  package init(text: String?) {
    major = text.flatMap { Int($0.prefix { $0 != "." }) } ?? 0
  }

  /// A version of a major number.
  package init(_ major: Int) { self.major = major }

  /// The major number as the document writes it; nil where it has none.
  package var written: String? { major == 0 ? nil : String(major) }

  /// Whether the major number as written is lower than another's.
  package func isWrittenBefore(_ other: ToolsVersion) -> Bool { major < other.major }

  /// Whether another version is later; a placeholder counts as the version that it behaves like.
  package func isOlder(than other: ToolsVersion) -> Bool { number < other.number }

  /// The number that selects the era.
  ///
  /// Some builds write a placeholder, which behaves like a version of Xcode 14
  /// (InterfaceBuilder.md#tools-version).
  fileprivate var number: Int { major == Self.placeholder ? Self.placeholderVersion : major }

  private static let placeholder = 32700
  private static let placeholderVersion = 21701
}

/// A value that changed with the versions of Interface Builder.
package struct Eras<Value: Sendable>: Sendable {
  /// A stretch of versions with one value.
  package struct Era: Sendable {
    fileprivate let first: Int
    /// The value from the first version of the era to the first of the next.
    package let value: Value
    /// The anchor of the rule in the project's documentation of Interface Builder.
    package let source: String

    /// The era that begins with a tools version.
    package static func from(_ first: Int, _ value: Value, _ source: String) -> Era {
      Era(first: first, value: value, source: source)
    }
  }

  /// The eras, the earliest first.
  package let eras: [Era]

  /// A value that was `earliest` before all given eras.
  ///
  /// - Precondition: The eras are in the order of their versions.
  package init(_ earliest: Value, _ source: String, _ later: Era...) {
    var eras = [Era.from(0, earliest, source)]
    for era in later {
      precondition(era.first > eras[eras.count - 1].first, "eras are out of order")
      eras.append(era)
    }
    self.eras = eras
  }

  /// The value at a version.
  package subscript(_ version: ToolsVersion) -> Value {
    let number = version.number
    var index = eras.count - 1
    while index > 0, eras[index].first > number { index -= 1 }
    return eras[index].value
  }

  /// The first version of each era; that of the earliest era comes first.
  package var beginnings: [ToolsVersion] { eras.map { ToolsVersion($0.first) } }
}

/// A behaviour that holds from a version of Interface Builder on, or until another.
package struct Milestone: Sendable {
  private let first: Int
  private let end: Int
  /// The anchor of the rule in the project's documentation of Interface Builder.
  package let source: String

  /// A behaviour from a version on, up to but without another.
  package init(since first: Int, until end: Int = .max, _ source: String) {
    precondition(first < end, "a milestone ends before it begins")
    self.first = first
    self.end = end
    self.source = source
  }

  fileprivate func contains(_ number: Int) -> Bool { number >= first && number < end }
}

extension ToolsVersion {
  /// Whether a behaviour holds at this version.
  package func has(_ milestone: Milestone) -> Bool { milestone.contains(number) }
}
