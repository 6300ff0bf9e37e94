/// The result of the check of one document by itself.
package struct StoredCheck: Hashable, Sendable {
  /// A defect that a rule found.
  package struct Finding: Hashable, Sendable {
    package let rule: String
    package let severity: String
    package let line: Int
    package let column: Int
    package let scene: String?
    package let object: String
    package let name: String
    package let message: String
    /// The names of the environments in which it holds.
    package let environments: [String]
    /// Further facts of the finding, in a form that the store does not read.
    package let details: String

    package init(
      rule: String, severity: String, line: Int, column: Int, scene: String?, object: String, name: String,
      message: String, environments: [String], details: String
    ) {
      self.rule = rule
      self.severity = severity
      self.line = line
      self.column = column
      self.scene = scene
      self.object = object
      self.name = name
      self.message = message
      self.environments = environments
      self.details = details
    }
  }

  /// The document's facts that others must agree with, in a form that the store does not read.
  package let facts: String
  package let findings: [Finding]

  package init(facts: String, findings: [Finding]) {
    self.facts = facts
    self.findings = findings
  }
}

/// The known state of the check of a document by a plan.
package struct CheckState: Sendable {
  /// The result as its row has it: it can be read on another thread than that of the store.
  struct Text: Sendable {
    let facts: String
    let findings: [UInt8]
  }

  /// The checksum of the document as it is.
  package let checksum: Int
  /// Nil where the document was not checked so, or was otherwise then.
  let text: Text?

  /// Whether nothing is known.
  package var isEmpty: Bool { text == nil }

  /// The result of the check; nil where nothing is known, or where the store has not written what is there.
  package func check(_ reader: inout FindingReader) -> StoredCheck? {
    guard let text, let findings = reader.findings(text.findings) else { return nil }
    return StoredCheck(facts: text.facts, findings: findings)
  }
}
