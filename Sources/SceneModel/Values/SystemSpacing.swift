/// The distances that UIKit calls standard.
package enum SystemSpacing {
  /// Between neighbours, and what Interface Builder writes as `standard` (InterfaceBuilder.md#stack-spacing). Points.
  package static let betweenNeighbors = 8.0
}
