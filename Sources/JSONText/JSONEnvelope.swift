/// The members that every result of a command has around its own.
package struct JSONEnvelope: Sendable {
  /// The version of the schemas in `Documentation/Schemas`: a higher one takes a member away or gives it
  /// another meaning.
  package static let schema = 1

  /// The version of the program.
  private let version: String
  /// Gives the refusals, a line each, at the end of the result.
  private let refusals: @Sendable () -> [String]

  /// The envelope of a program's results.
  package init(version: String, refusals: @escaping @Sendable () -> [String]) {
    self.version = version
    self.refusals = refusals
  }

  /// Writes the first member.
  func begin(_ json: inout JSONWriter) {
    json.object("version") { json in
      json.member("tool", version)
      json.member("schema", Double(Self.schema))
    }
  }

  /// Writes the last member.
  func end(_ json: inout JSONWriter) { json.member("refusals", refusals()) }
}
