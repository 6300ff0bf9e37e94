/// How a stack view shares its length among its views, spelled as in a document
/// (InterfaceBuilder.md#stack-view).
package enum StackDistribution: String, Sendable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

  /// Whether the spacing is the least distance rather than the exact one
  /// (InterfaceBuilder.md#stack-equal-gaps).
  package var hasFlexibleGaps: Bool { self == .equalSpacing || self == .equalCentering }
}
