package import AutoLayout
import JSONText
package import Resolver
import SceneModel

/// A conflict as a person would say it.
package struct ContradictionText {
  private let contradiction: Contradiction
  private let names: SceneNames

  /// The most others that are named: those that say most.
  private static let limit = 3

  package init(_ contradiction: Contradiction, _ names: SceneNames) {
    self.contradiction = contradiction
    self.names = names
  }

  /// The constraint that cannot hold and the reason, such as `'Name'.width = 200 (abc-de-fgh, required)
  /// cannot hold: it is 375 wide by …`.
  package var sentence: String {
    guard case .constraint(let constraint) = contradiction.broken.reason else {
      return "\(text(of: contradiction.broken)) cannot hold: it contradicts \(others)"
    }
    let equation = "\(names.equation(constraint)) (\(constraint.id), required)"
    if contradiction.others.isEmpty { return "\(equation) cannot hold: it contradicts itself" }
    guard let actual = contradiction.actual, (actual - constraint.constant).magnitude > 0.005, !hasBounds
    else {
      return "\(equation) cannot hold: it contradicts \(others)"
    }
    return "\(equation) cannot hold: \(found(constraint, actual)) by \(others)"
  }

  /// Whether one of the others sets a bound alone, so that the value that the layout has does not follow.
  private var hasBounds: Bool {
    contradiction.others.contains {
      switch $0.reason {
      case .constraint(let constraint): constraint.relation != .equal
      case .notNegative: true
      default: false
      }
    }
  }

  /// The value that the layout has instead.
  private func found(_ constraint: LayoutConstraint, _ actual: Double) -> String {
    guard constraint.second == nil else {
      let first = names.name(of: constraint.first, in: constraint)
      return "\(first) is \(names.rightSide(constraint, constant: actual))"
    }
    let word =
      switch constraint.first.attribute {
      case .width: " wide"
      case .height: " high"
      default: ""
      }
    return "it is \(actual.roundedForReading)\(word)"
  }

  private var others: String {
    var known: Set<String> = []
    let named = contradiction.others.map { (text: text(of: $0), rank: rank(of: $0)) }
      .filter { known.insert($0.text).inserted }
    // One more is named rather than counted.
    let limit = named.count == Self.limit + 1 ? named.count : Self.limit
    let said = named.indices.sorted { (named[$0].rank, $0) < (named[$1].rank, $1) }.prefix(limit)
    var texts = said.sorted().map { named[$0].text }
    if named.count > limit { texts.append("\(named.count - limit) more") }
    let last = texts.popLast() ?? ""
    return texts.isEmpty ? last : texts.joined(separator: ", ") + " and " + last
  }

  /// How little a member says of the contradiction: least a constraint of a size and the constraints of what
  /// the broken one is between, most what always holds.
  private func rank(of member: Contradiction.Member) -> Int {
    switch member.reason {
    case .constraint(let constraint):
      if constraint.second == nil { return 0 }
      guard case .constraint(let broken) = contradiction.broken.reason else { return 1 }
      let ends = [broken.first.item, broken.second?.item]
      return ends.contains(constraint.first.item) || ends.contains(constraint.second?.item) ? 1 : 2
    case .content: return 1
    case .root: return 2
    case .stackView, .savedFrame: return 3
    case .notNegative, .rule, .open: return 4
    }
  }

  /// A constraint with its id, or a rule in words.
  package func text(of member: Contradiction.Member) -> String {
    switch member.reason {
    case .constraint(let constraint): "\(names.equation(constraint)) (\(constraint.id))"
    case .root: "the root's frame"
    case .content(let view, .horizontal, let content):
      "the natural width\(Self.number(content.width)) of \(names.name(of: view))"
    case .content(let view, .vertical, let content):
      "the natural height\(Self.number(content.height)) of \(names.name(of: view))"
    case .stackView(let view): "the stack view \(names.name(of: view))"
    case .savedFrame(let view): "the saved frame and autoresizing of \(names.name(of: view))"
    case .notNegative(let view): "the size of \(names.name(of: view)), which is not negative"
    case .rule(let view): "the layout of \(names.name(of: view))"
    case .open: "what nothing decides"
    }
  }

  private static func number(_ points: Double?) -> String {
    points.map { " \($0.roundedForReading)" } ?? ""
  }
}
