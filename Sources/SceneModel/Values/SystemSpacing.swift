/// The distances that UIKit calls standard.
package enum SystemSpacing {
  /// The distance between neighbours, which Interface Builder writes as `standard`
  /// (InterfaceBuilder.md#stack-spacing). Points.
  package static let betweenNeighbors = 8.0
}
