import JSONText
package import Ninefold

extension LayoutConstraint {
  /// The constraint as an equation, such as `a.width = 2 × b.height + 8`.
  package var equation: String {
    Self.equation(
      first, relation, second, multiplier: multiplier, constant: constant.roundedToThousandth
    ) { $0.shortest }
  }
}
