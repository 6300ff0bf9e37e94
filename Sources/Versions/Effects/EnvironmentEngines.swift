package import AutoLayout
import Controls
import OperatingSystem
import Resolver
package import SceneModel

/// The engines that lay out the scenes of a document in environments, each made on first use.
package struct EnvironmentEngines: Sendable {
  /// The environments, in the order of the engines.
  let environments: [FrameEnvironment]
  private let engines: [MadeOnce<LayoutEngine>]
  /// For each environment the index of the first one with the same layouts: among size classes of the canvas
  /// that nothing in the document distinguishes.
  private let first: MadeOnce<[Int]>

  /// The engines of a document for environments, each with its request.
  package init(_ document: Document, _ environments: [FrameEnvironment], _ requests: [LayoutRequest]) {
    let resolver = MadeOnce { Resolver(document) }
    let engines = requests.map { request in MadeOnce { LayoutEngine(resolver.value, request) } }
    self.environments = environments
    self.engines = engines
    first = MadeOnce { Self.firstAlike(environments, engines) }
  }

  /// The engine of the environment at an index.
  subscript(index: Int) -> LayoutEngine { engines[index].value }

  /// A result for each of some environments, computed once for environments with the same layouts.
  func map<Result>(_ indices: some Sequence<Int>, _ result: (LayoutEngine) -> Result) -> [Result] {
    var known: [Int: Result] = [:]
    return indices.map { index in
      let first = first.value[index]
      if let result = known[first] { return result }
      let result = result(self[first])
      known[first] = result
      return result
    }
  }

  /// The frames of a scene in some environments.
  func frames(of outline: SceneOutline, in indices: some Collection<Int>) -> [EnvironmentFrames] {
    zip(indices, map(indices) { SceneFrames(outline, $0) }).map { EnvironmentFrames(environments[$0], $1) }
  }

  private static func firstAlike(
    _ environments: [FrameEnvironment], _ engines: [MadeOnce<LayoutEngine>]
  ) -> [Int] {
    var known: [(index: Int, classes: SizeClassSet)] = []
    return environments.enumerated().map { index, environment in
      guard let sizeClass = environment.sizeClass else { return index }
      let alike = known.first { known in
        let other = environments[known.index]
        return other.place == environment.place && other.traits == environment.traits
          && known.classes.contains(sizeClass)
      }
      if let alike { return alike.index }
      known.append((index, engines[index].value.alikeSizeClasses))
      return index
    }
  }
}
