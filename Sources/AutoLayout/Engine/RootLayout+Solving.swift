import Controls
import ConstraintSolver
import SceneModel

extension RootLayout {
  /// How often the rows are written anew. Four passes end all but loops, which keep the last answer.
  private static let passLimit = 4

  /// Lays the root out.
  consuming func solve() -> SolvedRoot {
    var passes: [RootPass] = []
    return SolvedRoot(self, lastPass(of: &passes))
  }

  /// Lays the root out, for where its views lie alone.
  func geometry() -> Geometry {
    var passes: [RootPass] = []
    return lastPass(of: &passes).geometry
  }

  /// Writes the rows and solves them until nothing changes.
  ///
  /// Text that wraps is as high as its width makes it, and margins and safe areas of nested views depend on
  /// where they lie; so a pass takes what the pass before found. Where that is what it took itself, its rows
  /// would be the same, and there is no further pass.
  ///
  /// - Parameter passes: Those of an earlier layout of as many views. Their solvers are used again; passes
  ///   left over are kept.
  /// - Returns: The pass that counts, one of `passes`.
  func lastPass(of passes: inout [RootPass]) -> RootPass {
    let first = input(after: nil, previous: nil)
    let priorities = priorities(first)
    var input = first
    var previous: Geometry?
    var count = 1
    while true {
      let pass = write(input, count, priorities, &passes)
      guard let next = self.next(after: pass, count, previous) else { return pass }
      previous = pass.geometry
      input = next
      count += 1
    }
  }

  /// Writes the rows of a pass, the next one or one that is there, and solves them.
  ///
  /// - Parameter count: The number of the pass, from 1.
  @discardableResult
  func write(
    _ input: PassInput, _ count: Int, _ priorities: [ContentPriorities?], _ passes: inout [RootPass]
  ) -> RootPass {
    if count > passes.count {
      passes.append(RootPass(self, input, priorities))
    } else {
      passes[count - 1].rewrite(self, input, priorities)
    }
    return passes[count - 1]
  }

  /// How views hold on to the sizes that their content has in the first pass; nil of a view without.
  func priorities(_ first: PassInput) -> [ContentPriorities?] {
    tree.views.indices.map { contentPriorities($0, first.contentSizes[$0]) }
  }

  /// The input of the pass after one; nil where there is none.
  ///
  /// - Parameters:
  ///   - count: The number of the pass, from 1.
  ///   - previous: The geometry of the pass before it.
  func next(after pass: RootPass, _ count: Int, _ previous: Geometry?) -> PassInput? {
    // An unfinished solution would be unfinished again.
    if pass.solution.unfinished != nil || count == Self.passLimit { return nil }
    let next = input(after: pass.geometry, previous: pass.input)
    return next == pass.input || previous.map { pass.geometry.isClose(to: $0) } ?? false ? nil : next
  }

  private func contentPriorities(_ index: Int, _ size: ContentSize) -> ContentPriorities? {
    guard tree.views[index].parent >= 0, tree.views[index].isLaidOut, size.width != nil || size.height != nil
    else { return nil }
    return ContentPriorities(index, of: tree)
  }
}
