package import InterfaceBuilder
package import SceneModel

extension CheckFinding {
  /// The details, the related objects and whether it is fixable, as a text that only ``init`` reads; empty
  /// where there is none of these.
  package var detailsText: String {
    if details.isEmpty, related.isEmpty, !isFixable { return "" }
    var record = RecordWriter()
    record.add(isFixable ? 1 : 0)
    record.add(details) { $0.add($1) }
    record.add(related) { record, related in
      record.add(related.object.text)
      record.add(related.name)
      record.add(related.place.line)
      record.add(related.place.column)
    }
    return record.text()
  }

  /// A finding restored from its record; nil where the texts are no record.
  package convenience init?(
    rule: String, severity: String, place: DocumentPlace, scene: ObjectID?, object: ObjectID, name: String,
    message: String, environments: [String], detailsText: String
  ) {
    guard let severity = CheckSeverity(rawValue: severity) else { return nil }
    var (details, related, isFixable): ([String], [Related], Bool) = ([], [], false)
    if !detailsText.isEmpty {
      let read = RecordReader.read(detailsText[...]) { record throws(RecordReader.Defect) in
        (
          isFixable: try record.number() == 1, details: try record.elements(RecordReader.text),
          related: try record.elements { record throws(RecordReader.Defect) in
            try Related(&record, path: place.path)
          }
        )
      }
      guard let read else { return nil }
      (details, related, isFixable) = (read.details, read.related, read.isFixable)
    }
    self.init(
      rule: rule, severity: severity, place: place, scene: scene, object: object, name: name,
      message: message, details: details, related: related, environments: environments,
      isFixable: isFixable)
  }
}

extension CheckFinding.Related {
  fileprivate init(_ record: inout RecordReader, path: String) throws(RecordReader.Defect) {
    self.init(
      object: ObjectID(try record.text()), name: try record.text(),
      place: DocumentPlace(path: path, line: try record.number(), column: try record.number()))
  }
}
