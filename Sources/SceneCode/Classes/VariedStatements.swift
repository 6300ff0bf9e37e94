import SceneModel

/// Statements that differ between the size classes, gathered by where they differ.
struct VariedStatements {
  /// Statements that differ in the same way.
  private struct Group {
    /// Of each class the number of its statements.
    let pattern: [Int]
    var statements: [[String]]

    /// The classes that have the statements of a number.
    func classes(_ number: Int) -> SizeClassSet {
      var set: SizeClassSet = []
      for (index, value) in pattern.enumerated() where value == number {
        set.formUnion(SizeClassSet(SizeClass.all[index]))
      }
      return set
    }
  }

  private var groups: [Group] = []

  /// Adds the statements of each class on one subject.
  mutating func add(_ statements: [String]) {
    var values: [String] = []
    var pattern: [Int] = []
    for statement in statements {
      if let known = values.firstIndex(of: statement) {
        pattern.append(known)
      } else {
        pattern.append(values.count)
        values.append(statement)
      }
    }
    guard values.count > 1 else { return }
    if let index = groups.firstIndex(where: { $0.pattern == pattern }) {
      for (number, value) in values.enumerated() { groups[index].statements[number].append(value) }
    } else {
      groups.append(Group(pattern: pattern, statements: values.map { [$0] }))
    }
  }

  var isEmpty: Bool { groups.isEmpty }

  /// Writes each group as one choice, in which what holds in any width and any height comes last.
  func write(to lines: inout SourceLines, _ condition: (SizeClassSet) -> String) {
    for group in groups {
      lines.space()
      var choices: [(condition: String?, statements: [String])] = []
      for number in group.statements.indices.dropFirst() {
        choices.append((condition(group.classes(number)), group.statements[number]))
      }
      choices.append((nil, group.statements[0]))
      lines.choose(choices.filter { !$0.statements.allSatisfy(\.isEmpty) })
    }
  }

  /// The sets of classes that the choices ask for.
  var sets: [SizeClassSet] {
    groups.flatMap { group in group.statements.indices.dropFirst().map(group.classes) }
  }
}
