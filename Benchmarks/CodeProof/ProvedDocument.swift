import AutoLayout
import Controls
import Editing
import SceneCode
import SceneModel

/// A document, the code of its scenes, and the frames that both must have.
struct ProvedDocument {
  let code: SceneCode
  let document: Document
  /// The layouts of the document's scenes, of each environment.
  private let layouts: [[SceneLayout]]

  /// - Parameter running: The document as a running program has it.
  init(_ document: Document, running: Document) {
    code = SceneCode(document, document.scenes)
    self.document = document
    let alone = running.withoutSegues
    layouts = ProofEnvironment.all.map { environment in
      let engine = LayoutEngine(alone, environment.request)
      return alone.scenes.map(engine.layout)
    }
  }

  /// The images whose sizes the document knows, each name as a literal. Points.
  var images: [(name: String, size: Size)] {
    let tree = document.tree
    guard let resources = tree.root.flatMap({ tree.child(of: $0, .resources) }) else { return [] }
    return tree.elements(of: resources).compactMap { image in
      guard tree.isElement(image, .image), let name = tree[image, .name] else { return nil }
      let rect = tree.rect(image)
      return (name.debugDescription, Size(rect.width, rect.height))
    }
  }

  /// A class that is laid out, with its root in each environment.
  struct Root {
    let type: SceneCode.Class
    /// The frame of the root's view, of each environment; nil where it is not installed.
    let frames: [Rect?]
    /// Whether the view fills the window.
    let isInWindow: Bool
  }

  /// The classes that have a root in the layouts, in the order of the code.
  var roots: [Root] {
    code.classes.compactMap { type in
      guard let root = type.views.first else { return nil }
      let frames = layouts.map { layouts in layouts.lazy.compactMap { $0[root.id]?.frame }.first }
      if frames.allSatisfy({ $0 == nil }) { return nil }
      let place = layouts[0].first { $0[root.id] != nil }?.place
      return Root(
        type: type, frames: frames, isInWindow: type.kind == .controller || place == "window")
    }
  }

  /// A frame that a view must have.
  struct Frame {
    let environment: Int
    let id: ObjectID
    let frame: Rect
  }

  /// The frames of the views of a class that are installed.
  func frames(of root: Root) -> [Frame] {
    layouts.indices.flatMap { environment in
      root.type.views.compactMap { view in
        guard !view.expression.hasSuffix("?"),
          let layout = layouts[environment].lazy.compactMap({ $0[view.id] }).first
        else { return nil }
        return Frame(environment: environment, id: view.id, frame: layout.frame)
      }
    }
  }
}

extension Document {
  /// The document with each controller by itself.
  fileprivate var withoutSegues: Document {
    var result = self
    let ids = (1..<max(1, tree.count)).compactMap { index -> String? in
      tree.isElement(NodeID(index), .segue) ? tree[NodeID(index), .id] : nil
    }
    for id in ids {
      do { try result.apply(.delete(ObjectID(id), .project)) } catch { continue }
    }
    return result
  }
}
