/// A revision of the protocol that the server speaks.
enum Revision: String, CaseIterable {
  case of2025June = "2025-06-18"
  case of2025November = "2025-11-25"
  /// Each request says its revision, and there is no session.
  case of2026July = "2026-07-28"

  /// Those that begin with `initialize`, the oldest first.
  static let withSessions: [Revision] = [.of2025June, .of2025November]
  /// Those of which each request says that it is of them.
  static let withoutSessions: [Revision] = [.of2026July]

  var hasSessions: Bool { Self.withSessions.contains(self) }
}

/// The names of members of `_meta` (2026-07-28, basic).
enum MetaName {
  static let revision = "io.modelcontextprotocol/protocolVersion"
  static let capabilities = "io.modelcontextprotocol/clientCapabilities"
  static let server = "io.modelcontextprotocol/serverInfo"
  static let subscription = "io.modelcontextprotocol/subscriptionId"
}
