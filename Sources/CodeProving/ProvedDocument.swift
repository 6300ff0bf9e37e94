import AutoLayout
package import Controls
import Devices
import Editing
package import SceneCode
package import SceneModel

/// A document, the code of its scenes, and the frames that both must have.
package struct ProvedDocument {
  let code: SceneCode
  private let document: Document
  /// The elements of the document that was laid out.
  private let tree: ElementTree
  /// The layouts of the document's scenes, of each environment.
  private let layouts: [[SceneLayout]]

  /// The document with the source of some of its scenes.
  ///
  /// - Parameter isLocalized: Whether texts are looked up in the document's strings files.
  package init(_ document: Document, _ scenes: [SceneOutline], isLocalized: Bool) {
    code = SceneCode(document, scenes, isLocalized: isLocalized)
    self.document = document
    let alone = document.running
    tree = alone.tree
    layouts = ProofEnvironment.all.map { environment in
      let engine = LayoutEngine(alone, environment.request)
      return alone.scenes.map(engine.layout)
    }
  }

  /// An image whose size the document knows, of a symbol its proportions.
  struct Image {
    let name: String
    let size: Size
    let isSymbol: Bool
  }

  /// The images whose sizes the document knows.
  var images: [Image] {
    let tree = document.tree
    guard let resources = tree.root.flatMap({ tree.child(of: $0, .resources) }) else { return [] }
    return tree.elements(of: resources).compactMap { image in
      guard tree.isElement(image, .image), let name = tree[image, .name] else { return nil }
      let rect = tree.rect(image)
      return Image(
        name: name, size: Size(rect.width, rect.height), isSymbol: tree[image, .catalog] == "system")
    }
  }

  /// A class that is laid out, with its root in each environment.
  package struct Root {
    package let type: SceneCode.Class
    /// The frame of the root's view, of each environment; nil where it is not installed.
    let frames: [Rect?]
    /// Whether the view fills the window.
    let isInWindow: Bool
    /// The table that a cell is a row of; nil of a cell that is a file of its own, and of other views.
    let table: Table?
  }

  /// A table as far as its rows' frames depend on it.
  struct Table {
    /// The frames in the window, of each environment.
    let frames: [Rect]
    let isInsetGrouped: Bool
    let hasSeparators: Bool
    let keepsContentClear: Bool
  }

  /// The classes that have a root in the layouts, in the order of the code.
  package var roots: [Root] {
    code.classes.compactMap { type in
      guard let root = type.views.first else { return nil }
      let frames = layouts.map { layouts in layouts.lazy.compactMap { $0[root.id]?.frame }.first }
      if frames.allSatisfy({ $0 == nil }) { return nil }
      let screen = ProofEnvironment.all[0].device.size(in: ProofEnvironment.all[0].orientation)
      let fills = frames[0] == Rect(x: 0, y: 0, width: screen.width, height: screen.height)
      return Root(
        type: type, frames: frames, isInWindow: type.kind == .controller || type.kind == .view && fills,
        table: table(of: root.id))
    }
  }

  private func table(of cell: ObjectID) -> Table? {
    guard let view = layouts[0].lazy.compactMap({ $0[cell] }).first, let parent = view.parent,
      let table = layouts[0].lazy.compactMap({ $0[parent] }).first, tree.isElement(table.node, .tableView)
    else { return nil }
    return Table(
      frames: layouts.map { layouts in
        layouts.lazy.compactMap { $0.absoluteFrame(of: parent) }.first ?? table.frame
      },
      isInsetGrouped: tree[table.node, .style] == "insetGrouped",
      hasSeparators: tree[table.node, .separatorStyle] != "none",
      keepsContentClear: tree.flag(table.node, .contentViewInsetsToSafeArea) != false)
  }

  /// A frame that a view must have.
  package struct Frame: Sendable {
    /// The number of the environment.
    package let environment: Int
    package let id: ObjectID
    package let frame: Rect
  }

  /// The frames of all classes.
  package var frames: ProvedFrames {
    let roots = roots
    return ProvedFrames(
      types: roots.map(\.type.name),
      all: roots.flatMap { root in frames(of: root).map { (root.type.name, $0) } })
  }

  /// The frames of the views of a class that are installed.
  package func frames(of root: Root) -> [Frame] {
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

/// The frames that a document's source must have.
package struct ProvedFrames: Sendable {
  /// The names of the classes.
  let types: [String]
  /// The frames, each with the name of its class.
  let all: [(type: String, frame: ProvedDocument.Frame)]
}

extension Document {
  /// The document as a program runs it, each controller by itself: without segues, and without sizes that
  /// stand in for those of a program's classes in Interface Builder alone.
  fileprivate var running: Document {
    var result = self
    for index in 1..<max(1, tree.count) {
      let node = NodeID(index)
      guard let id = tree[node, .id] else { continue }
      var edits: [Edit] = []
      if tree.isElement(node, .segue) { edits.append(.delete(ObjectID(id), .project)) }
      for name in [KnownName.placeholderIntrinsicWidth, .placeholderIntrinsicHeight]
      where tree[node, name] != nil {
        edits.append(.unset(ObjectID(id), attribute: ValuePath(name.text)))
      }
      for edit in edits { do { try result.apply(edit) } catch { continue } }
    }
    // The sizes of views that Interface Builder ran the classes of (InterfaceBuilder.md#rendered-sizes).
    if let root = result.tree.root, let rendered = result.tree.child(of: root, .designables) {
      result.tree.remove([rendered])
    }
    return result
  }
}
