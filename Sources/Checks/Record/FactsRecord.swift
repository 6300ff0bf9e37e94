import Adaptivity
import InterfaceBuilder
import SceneModel

extension DocumentFacts {
  /// All of it as a text that only ``init(path:text:)`` reads.
  package var text: String {
    var record = RecordWriter()
    record.add(storyboards) { record, mention in
      record.add(caseOf: mention.kind)
      record.add(Int(mention.node.index))
      record.add(mention.storyboard)
      record.add(mention.identifier)
    }
    record.add(mentions) { record, mention in
      record.add(caseOf: mention.kind)
      record.add(Int(mention.node.index))
      record.add(mention.name)
      record.add(mention.module)
    }
    record.add(markers) { $0.add($1) }
    record.add(String(sites.text))
    return record.text()
  }

  /// The facts restored from the record of the document at a path; nil where the text is no such record.
  package init?(path: String, text: String) {
    let facts = RecordReader.read(text[...]) { record throws(RecordReader.Defect) in
      DocumentFacts(
        path: path, storyboards: try record.elements(StoryboardMention.init),
        mentions: try record.elements(Mention.init),
        markers: try record.elements { record throws(RecordReader.Defect) in
          try SuppressionMarker(&record, path: path)
        },
        sites: FactSites(text: try record.piece()))
    }
    guard let facts else { return nil }
    self = facts
  }
}

/// The places of the objects that the facts of a document are about: a text, which is read where there is a
/// finding at one of them.
package struct FactSites: Hashable, Sendable {
  fileprivate let text: Substring

  fileprivate init(text: Substring) { self.text = text }

  /// The sites of nodes.
  init(_ nodes: Set<NodeID>, in sites: @autoclosure () -> ObjectSites) {
    guard !nodes.isEmpty else {
      text = ""
      return
    }
    let all = sites()
    var record = RecordWriter()
    record.add(nodes.sorted()) { record, node in
      let site = all[node]
      record.add(Int(node.index))
      record.add(site.line)
      record.add(site.column)
      record.add(site.scene?.text)
      record.add(site.object.text)
      record.add(site.name)
    }
    text = record.text()[...]
  }

  /// The sites by their nodes; none of a text that is no record of them.
  var all: [NodeID: ObjectSite] {
    let sites = RecordReader.read(text) { record throws(RecordReader.Defect) in
      try record.elements { record throws(RecordReader.Defect) in
        (
          try record.node(),
          ObjectSite(
            line: try record.number(), column: try record.number(),
            scene: try record.optionalText().map { ObjectID($0) }, object: ObjectID(try record.text()),
            name: try record.text())
        )
      }
    }
    return Dictionary(sites ?? []) { first, _ in first }
  }
}

extension StoryboardMention {
  fileprivate init(_ record: inout RecordReader) throws(RecordReader.Defect) {
    self.init(
      try record.element(of: Kind.self), try record.node(), of: try record.text(),
      identifier: try record.optionalText())
  }
}

extension DocumentFacts.Mention {
  fileprivate init(_ record: inout RecordReader) throws(RecordReader.Defect) {
    let kind = try record.element(of: Kind.self)
    let node = try record.node()
    self.init(kind, try record.text(), module: try record.text(), node)
  }
}

extension SuppressionMarker {
  fileprivate init(_ record: inout RecordReader, path: String) throws(RecordReader.Defect) {
    func place(_ record: inout RecordReader) throws(RecordReader.Defect) -> DocumentPlace {
      DocumentPlace(path: path, line: try record.number(), column: try record.number())
    }
    self.init(
      rules: try record.elements(RecordReader.text),
      reason: try record.text(), place: try place(&record), object: ObjectID(try record.text()),
      start: try place(&record), end: try record.number() == 0 ? nil : try place(&record))
  }
}

extension RecordWriter {
  fileprivate mutating func add(_ marker: SuppressionMarker) {
    add(marker.rules) { $0.add($1) }
    add(marker.reason)
    add(marker.place)
    add(marker.object.text)
    add(marker.start)
    add(marker.end == nil ? 0 : 1)
    if let end = marker.end { add(end) }
  }
  private mutating func add(_ place: DocumentPlace) {
    add(place.line)
    add(place.column)
  }
}
