/// What was found in a document by itself.
package struct StoredCheck: Hashable, Sendable {
  /// Something wrong that a rule found.
  package struct Finding: Hashable, Sendable {
    package let rule: String
    package let severity: String
    package let line: Int
    package let column: Int
    package let scene: String?
    package let object: String
    package let name: String
    package let message: String
    /// A JSON array of names.
    package let environments: String
    /// What else there is to say, as JSON that the store does not read.
    package let details: String

    package init(
      rule: String, severity: String, line: Int, column: Int, scene: String?, object: String, name: String,
      message: String, environments: String, details: String
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

    /// Adds the columns in the order of ``columns``.
    fileprivate func add(to checksum: inout Checksum) {
      checksum.add(rule)
      checksum.add(severity)
      checksum.add(line)
      checksum.add(column)
      checksum.add(scene == nil ? 0 : 1)
      for text in [scene ?? "", object, name, message, environments, details] { checksum.add(text) }
    }

    static let columns = [
      "rule", "severity", "line", "column_number", "scene", "object", "name", "message", "environments",
      "details",
    ]

    /// Reads the columns of a row.
    init(_ row: Statement, from first: Int32, _ memory: TextMemory) {
      func text(_ column: Int32) -> String { row.text(first + column) ?? "" }
      self.init(
        rule: text(0), severity: text(1), line: row.int(first + 2), column: row.int(first + 3),
        scene: row.text(first + 4), object: text(5), name: text(6), message: text(7),
        environments: memory.text(row, first + 8), details: text(9))
    }

    /// Binds the columns.
    func bind(to statement: Statement, from first: Int32) {
      statement.bind(rule, at: first)
      statement.bind(severity, at: first + 1)
      statement.bind(line, at: first + 2)
      statement.bind(column, at: first + 3)
      statement.bind(scene, at: first + 4)
      for (index, text) in [object, name, message, environments, details].enumerated() {
        statement.bind(text, at: first + 5 + Int32(index))
      }
    }
  }

  /// What the document says that others must agree with, in a form that the store does not read.
  package let facts: String
  package var findings: [Finding]

  package init(facts: String, findings: [Finding]) {
    self.facts = facts
    self.findings = findings
  }

  /// Over the facts and the findings.
  var checksum: Int {
    var checksum = Checksum()
    checksum.add(facts)
    for finding in findings { finding.add(to: &checksum) }
    return checksum.value
  }
}

/// What is known of the check of a document by a plan.
package struct CheckState: Sendable {
  /// The checksum of the document as it is.
  package let checksum: Int
  /// What was found; nil where the document was not checked so, or was otherwise then.
  package fileprivate(set) var check: StoredCheck?

  init(checksum: Int, check: StoredCheck?) {
    self.checksum = checksum
    self.check = check
  }
}
