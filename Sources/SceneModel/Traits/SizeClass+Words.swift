extension SizeClass {
  /// Interface Builder's short name, such as `wC hR` or `wAny hAny`.
  public var shortName: String { "w\(width.shortName) h\(height.shortName)" }

  /// The other classes that an edit in this class affects: those that it covers, itself left out.
  ///
  /// A class that has a value of its own keeps it.
  public var affected: [SizeClass] { Self.all.filter { covers($0) && $0 != self } }

  /// The classes whose values hold in this class, the class itself last: a later one overrides an
  /// earlier one.
  ///
  /// Any-any, the height alone, the width alone, both (InterfaceBuilder.md#variation-precedence).
  package var precedence: [SizeClass] {
    Self.all.filter { $0.covers(self) }.sorted { VariationKey($0).rank < VariationKey($1).rank }
  }
}

extension SizeClass.Extent {
  fileprivate var shortName: String {
    switch self {
    case .any: "Any"
    case .compact: "C"
    case .regular: "R"
    }
  }
}
