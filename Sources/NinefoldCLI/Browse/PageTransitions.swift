import Answers
import JSONText
import Ninefold
import OperatingSystem

/// The transitions of a scene between the final size classes as the page has them: what `ninefold transition`
/// prints, in one direction of each pair.
struct PageTransitions {
  let scene: PageScene
  /// The environments of the final size classes, by their places among those of the page.
  let environments: [Int]
  /// The layout engine of each.
  let engines: [MadeOnce<LayoutEngine>]

  func write(to json: inout JSONWriter) {
    let outline = scene.outline
    let engines = engines.map(\.value)
    let layouts = engines.map { $0.layout(outline) }
    let isSaid = layouts.allSatisfy { $0.views.count <= PageView.mostExplained }
    json.object { json in
      json.member("complete", isSaid)
      json.name("transitions")
      json.beginArray(.lines)
      for from in environments.indices where isSaid {
        for to in environments.indices where to > from {
          let engine = TransitionEngine(from: engines[from], to: engines[to])
          json.object { json in
            json.member("from", environments[from])
            json.member("to", environments[to])
            json.name("transition")
            TransitionAnswer(
              transition: engine.transition(outline, from: layouts[from], to: layouts[to]),
              tree: scene.document.tree, naming: .ids
            ).write(to: &json)
          }
        }
      }
      json.end()
    }
  }
}
