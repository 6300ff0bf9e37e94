package import Checks
package import InterfaceBuilder
package import SceneModel

/// The known findings, so that only others are reported.
///
/// A known finding has the document's path, the rule, the object and those that it is related to: it moves
/// with its object. The environments are for readers.
package struct Baseline: Hashable, Sendable {
  /// A known finding.
  package struct Entry: Hashable, Sendable {
    /// The path of the document, relative to the folder of the configuration, or of the checked folder where
    /// there is no configuration.
    package let path: String
    package let object: ObjectID
    package let rule: String
    /// The environments in which it holds; empty: all.
    package let environments: [String]
    /// The objects that it is related to, such as the constraints of a contradiction; empty where it has
    /// none, or none are known.
    package let related: [ObjectID]
    /// Its place in the baseline; nil where it is not in a file.
    package var place: DocumentPlace?

    package init(
      path: String, object: ObjectID, rule: String, environments: [String], related: [ObjectID] = [],
      place: DocumentPlace? = nil
    ) {
      self.path = path
      self.object = object
      self.rule = rule
      self.environments = environments
      self.related = related
      self.place = place
    }
  }

  /// The name of the project that it was written for, for messages.
  package let project: String
  package let entries: [Entry]

  package init(project: String, entries: [Entry]) {
    self.project = project
    self.entries = entries
  }

  /// The baseline of findings.
  ///
  /// - Parameter path: The path of a document relative to the folder of the configuration.
  package init(project: String, findings: [CheckFinding], path: (String) -> String) {
    let entries = findings.map { finding in
      Entry(
        path: path(finding.place.path), object: finding.object, rule: finding.rule,
        environments: finding.environments, related: finding.related.map(\.object))
    }
    self.init(project: project, entries: entries.sorted { $0.order.lexicographicallyPrecedes($1.order) })
  }

  /// The paths of the documents, each once.
  package var paths: Set<String> { Set(entries.map(\.path)) }
}

extension Baseline.Entry {
  /// The key by which entries are sorted.
  fileprivate var order: [String] { [path, object.text, rule] + environments }
}
