import Ninefold
import Synchronization

/// A scene that is laid out for several pictures, and kept until the last of them is drawn.
final class SharedScene: Sendable {
  private struct State {
    var picture: ScenePicture?
    var uses: Int
  }

  private let state: Mutex<State>
  private let make: @Sendable () -> ScenePicture

  /// A scene that a function lays out.
  ///
  /// - Parameter uses: The number of pictures.
  package init(uses: Int, _ make: @escaping @Sendable () -> ScenePicture) {
    state = Mutex(State(uses: uses))
    self.make = make
  }

  /// The scene, for the next of its pictures.
  package func next() -> ScenePicture {
    state.withLock { state in
      let picture = state.picture ?? make()
      state.uses -= 1
      state.picture = state.uses > 0 ? picture : nil
      return picture
    }
  }
}
