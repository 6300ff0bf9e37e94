import JSONText
import SceneModel

/// The files of one document: `document.json`, and one a scene.
struct DocumentFolder {
  private let document: Document
  private let folder: String
  private let limits: ReadLimits
  private var ledger = PathLedger(taken: [FormatName.documentFile])

  init(_ document: Document, folder: String, limits: ReadLimits) {
    self.document = document
    self.folder = folder
    self.limits = limits
  }

  consuming func files() throws(ProjectError.Reason) -> [ProjectFile] {
    let (elements, depth) = elementsWithFiles()
    var files: [ProjectFile] = []
    var names: [Int: String] = [:]
    for (node, name) in elements {
      var output = NodeOutput(tree: document.tree, limits: limits, depth: depth)
      try output.write(document.tree.subtree(of: node))
      files.append(ProjectFile(path: "\(folder)/\(name)", bytes: output.finish()))
      names[Int(node.index)] = name
    }
    var output = NodeOutput(tree: document.tree, limits: limits)
    output.json.beginObject(.indented)
    Self.write(document.form, to: &output.json)
    output.json.name("nodes")
    output.json.beginArray(.indented)
    try output.write(1..<document.tree.count, files: names)
    output.json.end()
    output.json.end()
    files.insert(ProjectFile(path: "\(folder)/\(FormatName.documentFile)", bytes: output.finish()), at: 0)
    return files
  }

  /// The elements that have files of their own, in order: a storyboard's scenes, or a xib's objects; and how
  /// many elements are around each.
  private mutating func elementsWithFiles() -> (elements: [(node: NodeID, file: String)], depth: Int) {
    let tree = document.tree
    guard let root = tree.root else { return ([], 0) }
    guard let scenes = tree.child(of: root, .scenes) else {
      return (tree.child(of: root, .objects).map { [($0, FormatName.objectsFile)] } ?? [], 1)
    }
    var result: [(NodeID, String)] = []
    var title = ""
    for node in tree.children(of: scenes) {
      switch tree.kind(of: node) {
      case .comment: title = tree.storedText(of: node)
      case .element where tree.name(of: node) == .scene:
        let id = tree[node, .sceneID] ?? ""
        let name = title.isEmpty ? "Scene" : PortablePath.portableName(title, limit: 60)
        let stem = id.isEmpty ? name : "\(name).\(PortablePath.portableName(id, limit: 40))"
        // A title or an identifier may hold slashes; the file has no folder.
        result.append((node, ledger.takePortable(stem, ending: ".json")))
        title = ""
      default: break
      }
    }
    return (result, 2)
  }

  /// Writes the form of the document's file as far as it differs from the usual one.
  private static func write(_ form: FileForm, to json: inout JSONWriter) {
    let usual = FileForm()
    guard form != usual else { return }
    func add(_ name: String, _ value: String, unless usual: String) {
      if !value.utf8.elementsEqual(usual.utf8) { json.member(name, value) }
    }
    json.name("form")
    json.beginObject()
    if form.hasByteOrderMark {
      json.name("byteOrderMark")
      json.boolean(true)
    }
    add("declaration", form.declaration, unless: usual.declaration)
    add("lineEnd", form.lineEnd, unless: usual.lineEnd)
    add("indentation", form.indentation, unless: usual.indentation)
    add("emptyElementGap", form.emptyElementGap, unless: usual.emptyElementGap)
    json.end()
  }
}
