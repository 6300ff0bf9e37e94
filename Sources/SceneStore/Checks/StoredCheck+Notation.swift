import JSONText

extension StoredCheck {
  /// The findings as the column `findings` has them.
  var findingsText: String {
    var text: [UInt8] = []
    text.appendArray(findings) { $0.append($1) }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Adds a JSON array without white space.
  fileprivate mutating func appendArray<Value>(
    _ elements: [Value], _ add: (inout [UInt8], Value) -> Void
  ) {
    append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      add(&self, element)
    }
    append(UInt8(ascii: "]"))
  }

  /// Adds a finding in the order of ``FindingReader/finding()``.
  fileprivate mutating func append(_ finding: StoredCheck.Finding) {
    append(UInt8(ascii: "["))
    for text in [finding.rule, finding.severity] {
      appendQuoted(text)
      append(UInt8(ascii: ","))
    }
    append(contentsOf: "\(finding.line),\(finding.column),".utf8)
    if let scene = finding.scene { appendQuoted(scene) } else { append(contentsOf: "null".utf8) }
    for text in [finding.object, finding.name, finding.message] {
      append(UInt8(ascii: ","))
      appendQuoted(text)
    }
    append(UInt8(ascii: ","))
    appendArray(finding.environments) { $0.appendQuoted($1) }
    append(UInt8(ascii: ","))
    appendQuoted(finding.details)
    append(UInt8(ascii: "]"))
  }
}

/// Reads the findings about documents, one after another. Many findings are of the same rules and hold in the
/// same environments: these are made once.
package struct FindingReader {
  private var rules = RepeatedValues<String>()
  private var environments = RepeatedValues<[String]>()

  package init() {}

  /// The findings that a column `findings` has; nil of one that the store has not written.
  mutating func findings(_ text: [UInt8]) -> [StoredCheck.Finding]? {
    unsafe text.withUnsafeBytes { bytes in unsafe findings(RowNotationReader(bytes)) }
  }

  private mutating func findings(_ reader: consuming RowNotationReader) -> [StoredCheck.Finding]? {
    guard reader.skip("[") else { return nil }
    if reader.skip("]") { return reader.isAtEnd ? [] : nil }
    var findings: [StoredCheck.Finding] = []
    repeat {
      guard let finding = finding(&reader) else { return nil }
      findings.append(finding)
    } while reader.skip(",")
    return reader.skip("]") && reader.isAtEnd ? findings : nil
  }

  private mutating func finding(_ reader: inout RowNotationReader) -> StoredCheck.Finding? {
    guard reader.skip("["),
      let rule = reader.repeated(&rules, { $0.text() }), reader.skip(","),
      let severity = reader.text(), reader.skip(","),
      let line = reader.number(), reader.skip(","), let column = reader.number(), reader.skip(","),
      let scene = reader.textOrNull(), reader.skip(","), let object = reader.text(), reader.skip(","),
      let name = reader.text(), reader.skip(","), let message = reader.text(), reader.skip(","),
      let holds = reader.repeated(&environments, { $0.texts() }), reader.skip(","),
      let details = reader.text(), reader.skip("]")
    else { return nil }
    return StoredCheck.Finding(
      rule: rule, severity: severity, line: line, column: column, scene: scene, object: object, name: name,
      message: message, environments: holds, details: details)
  }
}
