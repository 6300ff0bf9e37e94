import AutoLayout
import Controls
import Devices
import InterfaceBuilder
import Resolver
import SceneModel
import SceneProject
import SceneStore

extension FuzzTarget {
  /// Interface Builder's XML, and all that is done with a document that was read.
  static let document = FuzzTarget(
    "document", InputForm(.tags, words: documentWords), longest: 4 << 10,
    seeds: { try smallDocuments + Repository.samples(["storyboard", "xib"]) },
    check: { input, isThorough in
      let document: Document
      do throws(ReadError) {
        document = try DocumentReader().readWithFindings(input, path: "Main.storyboard").document
      } catch {
        return try require(!error.description.isEmpty && error.line > 0, "an error without a place")
      }
      try require(document.bytes == input, "other bytes written than read")
      guard isThorough else { return }
      try DocumentUse(document).run()
    })
}

/// All that is done with a document: it must end, and what comes back must be the document.
struct DocumentUse {
  private let document: Document

  init(_ document: Document) { self.document = document }

  func run() throws {
    resolve()
    layOut()
    try store()
    try writeProject()
  }

  private func resolve() {
    let resolver = Resolver(document)
    for outline in document.scenes { _ = resolver.scenes(outline) }
    guard let node = (0..<document.tree.count).first(where: { document.tree.isView(NodeID($0)) }) else {
      return
    }
    _ = resolver.resolve(TraitCollection(sizeClass: .compactRegular)).attributes(of: NodeID(node))
  }

  private static let canvases: [LayoutRequest.Canvas] =
    [.design, .size(Size(1, 1))]
    + (Device.named("iPhone 8").map { [.device($0, .landscape, .full)] } ?? [])

  private func layOut() {
    for canvas in Self.canvases {
      let engine = LayoutEngine(document, LayoutRequest(canvas: canvas))
      for outline in document.scenes {
        let layout = engine.layout(outline)
        _ = engine.differences(in: outline)
        if let view = layout.views.last { _ = engine.explain(view.id, in: outline) }
      }
    }
  }

  private func store() throws {
    let store = try SceneStore()
    try store.importDocument(document, project: "p")
    let outcome = try store.importDocument(document, project: "p")
    try require(outcome == .unchanged, "imported again: \(outcome)")
    try store.document(project: "p", path: document.path).requireSame(as: document, after: "storing")
    let findings = try store.verify()
    try require(findings.isEmpty, "a stored document is found wrong: \(findings)")
  }

  private func writeProject() throws {
    let files: [ProjectFile]
    do throws(ProjectError) {
      files = try SceneProjectWriter.files(for: [document], name: "P")
    } catch {
      return try require(!error.description.isEmpty, "an error without a text")
    }
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }
    let reader = SceneProjectReader { path throws(ProjectError) in bytes[path] }
    for entry in try reader.head().documents {
      try reader.document(entry).requireSame(as: document, after: "writing a scene project")
    }
  }
}

let documentWords: [String] =
  [
    "<view/>", "<label/>", "<stackView/>", "<constraints>", "</constraints>", "<subviews>", "</subviews>",
    "<scene sceneID=\"s\">", "</scene>", "<objects>", "</objects>", "<variation key=\"", "\"/>", "<!--",
    "-->",
    "<![CDATA[", "]]>", "<?xml", "?>", "<!DOCTYPE a>", "&amp;", "&#10;", "&#x10FFFF;", "&#0;", "&lt;", "&",
    "xmlns:a=\"b\"",
    "<mask key=\"subviews\">", "<exclude reference=\"v\"/>", "<include reference=\"v\"/>", " hidden=\"YES\"",
    " id=\"v\"",
    "heightClass=compact-widthClass=regular",
    "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"/>",
    "<constraint firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"height\" multiplier=\"1:2\" id=\"k\"/>",
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>", "<nil key=\"title\"/>",
    " translatesAutoresizingMaskIntoConstraints=\"NO\"", " distribution=\"fillProportionally\"",
    " axis=\"vertical\"",
    " alignment=\"firstBaseline\"", " numberOfLines=\"0\"", " placeholderIntrinsicWidth=\"infinite\"",
    " multiplier=\"0\"",
    "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>", " relation=\"lessThanOrEqual\"", " priority=\"1000\"",
    " fixedFrame=\"YES\"",
    "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>",
    "<string key=\"text\">", "</string>",
  ]
