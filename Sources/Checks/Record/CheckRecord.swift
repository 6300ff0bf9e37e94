import Adaptivity
package import InterfaceBuilder
import JSONText
package import SceneModel

extension CheckFinding {
  /// The names of the environments, as a JSON array.
  package var environmentsText: String {
    var json = JSONWriter()
    json.beginArray()
    for environment in environments { json.string(environment) }
    json.end()
    return json.text()
  }

  /// What else there is to say, the other objects that it is about and whether it is mended, as a text that only ``init`` reads;
  /// empty where there is none of it.
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

  /// The names of environments in a JSON array; nil of a text that is none.
  package static func environments(text: String) -> [String]? {
    guard case .array(let environments) = JSONValue(record: text) else { return nil }
    return environments.compactMap(\.text)
  }

  /// A finding with what was kept of it; nil where the texts are not what was written.
  package init?(
    rule: String, severity: String, place: DocumentPlace, scene: ObjectID?, object: ObjectID, name: String,
    message: String, environments: [String], detailsText: String
  ) {
    guard let severity = CheckSeverity(rawValue: severity) else { return nil }
    var (details, related, isFixable): ([String], [Related], Bool) = ([], [], false)
    if !detailsText.isEmpty {
      var record = RecordReader(detailsText)
      do throws(RecordReader.Defect) {
        isFixable = try record.number() == 1
        details = try record.elements { record throws(RecordReader.Defect) in try record.text() }
        related = try record.elements { record throws(RecordReader.Defect) in
          try Related(&record, path: place.path)
        }
      } catch {
        return nil
      }
      guard record.isAtEnd else { return nil }
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

extension JSONValue {
  /// What a text of a record says; null of one that is no JSON.
  fileprivate init(record text: String) {
    var reader = JSONReader(Array(text.utf8), depthLimit: 8)
    do throws(JSONDefect) { self = try reader.value() } catch { self = .null }
  }
}

extension JSONWriter {
  /// All that was written.
  fileprivate consuming func text() -> String { String(decoding: finish(), as: UTF8.self) }
}
