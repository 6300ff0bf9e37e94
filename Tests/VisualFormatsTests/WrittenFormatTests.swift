import JSONText
import SceneModel
import TestSupport
import Testing
import VisualFormats

@Suite struct WrittenFormatTests {
  typealias Side = FormatConstraint.Side

  private static func written(_ constraints: [FormatConstraint]) -> [String] {
    WrittenFormat.formats(of: constraints).map { format in
      var notes: [String] = []
      if format.options.direction != .leadingToTrailing { notes.append(format.options.direction.rawValue) }
      if format.options.edges != .superview { notes.append(format.options.edges.rawValue) }
      return ([format.text] + notes).joined(separator: " ")
    }
  }

  private static func constraints(
    _ formats: [String], _ options: VisualFormatOptions = VisualFormatOptions()
  ) throws -> [FormatConstraint] {
    try formats.flatMap {
      try VisualFormat($0).constraints(options: options, views: ["a", "b", "c", "d"])
    }
  }

  @Test(arguments: [
    (["H:|-16-[a]-8-[b(==a)]-16-|"], ["H:|-16-[a]-8-[b(==a)]-16-|"]),
    (["H:[a]-8-[b]", "H:|[a(44)]", "H:[b]-(>=0@750)-|"], ["H:|[a(44)]-8-[b]-(>=0@750)-|"]),
    (["V:|-[a]-[b]-|"], ["V:|-[a]-8-[b]-|"]),
    (["H:[a]-(>=8)-[b]", "H:[a]-(<=20)-[b]"], ["H:[a]-(>=8,<=20)-[b]"]),
    (["H:[a(>=20,<=40@900)]"], ["H:[a(>=20,<=40@900)]"]),
    (["V:[a(==a.width*1.5)]"], ["V:[a(==a.width*1.5)]"]),
    (["H:[a]-(-4)-[b]"], ["H:[a]-(-4)-[b]"]),
    // Each view stands once in a format, and a circle ends.
    (["H:[a][b]", "H:[b][c]", "H:[c][a]"], ["H:[a][b][c]", "H:[c][a]"]),
    (["H:|[a]|", "H:|[b]|"], ["H:|[a]|", "H:|[b]|"]),
  ])
  func `constraints that follow each other are one format`(from formats: [String], expected: [String]) throws
  {
    #expect(Self.written(try Self.constraints(formats)) == expected)
  }

  @Test func `sides may be exchanged`() {
    let constraint = FormatConstraint(
      Side(.view("a"), .trailing), .lessThanOrEqual, Side(.view("b"), .leading), constant: -12)
    #expect(Self.written([constraint]) == ["H:[a]-(>=12)-[b]"])
  }

  @Test(arguments: [
    (Side(.safeArea, .leading), 0.0, "H:|[a] safeArea"), (Side(.superview, .leadingMargin), 0, "H:|-[a]"),
    (Side(.superview, .leadingMargin), 8, "H:|-8-[a] margins"), (Side(.superview, .leading), 8, "H:|-8-[a]"),
  ])
  func `edges are the superview's, its margins or its safe area`(
    side: Side, constant: Double, expected: String
  ) {
    let constraint = FormatConstraint(Side(.view("a"), .leading), .equal, side, constant: constant)
    #expect(Self.written([constraint]) == [expected])
  }

  @Test func `left and right are a format of another direction`() {
    let constraint = FormatConstraint(Side(.view("b"), .left), .equal, Side(.view("a"), .right))
    #expect(Self.written([constraint]) == ["H:[a][b] leftToRight"])
  }

  @Test(arguments: [
    FormatConstraint(Side(.view("a"), .centerX), .equal, Side(.superview, .centerX)),
    FormatConstraint(Side(.view("a"), .leading), .equal, Side(.view("b"), .leading)),
    FormatConstraint(Side(.view("a"), .leading), .equal, Side(.view("b"), .trailing), multiplier: 2),
    FormatConstraint(Side(.view("a"), .width), .equal, Side(.superview, .width)),
    FormatConstraint(Side(.view("a"), .width), .equal, Side(.view("b"), .width), multiplier: -1),
    FormatConstraint(Side(.view("a"), .firstBaseline), .equal, Side(.view("b"), .bottom)),
  ])
  func `what the language has no form for is left out`(constraint: FormatConstraint) {
    #expect(WrittenFormat.formats(of: [constraint]).isEmpty)
  }

  /// A written format reads as the constraints that it was written from.
  @Test(arguments: 0..<200)
  func `a format is read as what it was written from`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let views = ["a", "b", "c", "d"]
    let constraints = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      Self.random(views, &random)
    }
    let formats = WrittenFormat.formats(of: constraints)
    var said: Set<Int> = []
    for format in formats {
      let read = try VisualFormat(format.text).constraints(options: format.options, views: Set(views))
      #expect(
        Set(read.map(Self.canonical)) == Set(format.constraints.map { Self.canonical(constraints[$0]) }),
        "\(format)")
      #expect(said.isDisjoint(with: format.constraints))
      said.formUnion(format.constraints)
    }
    #expect(!said.isEmpty)
  }

  private static func random(
    _ views: [String], _ random: inout SeededGenerator
  ) -> FormatConstraint {
    let shuffled = views.shuffled(using: &random)
    let relation = LayoutConstraint.Relation.allCases.randomElement(using: &random) ?? .equal
    let constant = Double(Int.random(in: -4...20, using: &random)) * 0.5
    let priority: Double = [1000, 1000, 750, 250.5].randomElement(using: &random) ?? 1000
    let pair: (LayoutAttribute, LayoutAttribute) =
      [(.leading, .trailing), (.top, .bottom), (.left, .right)].randomElement(using: &random) ?? (
        .top, .bottom
      )
    let (a, b) = (FormatConstraint.Item.view(shuffled[0]), FormatConstraint.Item.view(shuffled[1]))
    let edge: FormatConstraint.Item = Bool.random(using: &random) ? .superview : .safeArea
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      return FormatConstraint(
        Side(a, pair.0), relation, Side(b, pair.1), constant: constant, priority: priority)
    case 1:
      return FormatConstraint(
        Side(a, pair.1), relation, Side(b, pair.0), constant: constant, priority: priority)
    case 2:
      return FormatConstraint(
        Side(a, pair.0), relation, Side(edge, pair.0), constant: constant, priority: priority)
    case 3:
      return FormatConstraint(
        Side(edge, pair.1), relation, Side(a, pair.1), constant: constant, priority: priority)
    default:
      let second: Side? = Bool.random(using: &random) ? Side(b, .width) : nil
      return FormatConstraint(
        Side(a, .height), relation, second, multiplier: second == nil ? 1 : 1.25, constant: constant,
        priority: priority)
    }
  }

  /// The constraint, or the same with its sides exchanged: the one that comes first as a text.
  private static func canonical(_ constraint: FormatConstraint) -> String {
    func text(_ constraint: FormatConstraint) -> String {
      "\(constraint.equation(number: \.shortest)) @\(constraint.priority)"
    }
    guard let second = constraint.second, constraint.multiplier == 1 else { return text(constraint) }
    let relation: LayoutConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    let other = FormatConstraint(
      second, relation, constraint.first, constant: -constraint.constant, priority: constraint.priority)
    return min(text(constraint), text(other))
  }
}
